// Formulas read and worked out without recursion: two stacks, precedence, unary signs, errors with their place.

#define DEPTH 16

typedef struct {
    long value;
    int error;
    int place;
} Answer;

enum { FINE, UNEXPECTED, UNCLOSED, TOO_DEEP, DIVISION };

typedef struct {
    long values[DEPTH];
    uchar operators[DEPTH];
    int value_count;
    int operator_count;
    int error;
} Machine;

static int precedence(uchar operator)
{
    switch (operator) {
    case '+':
    case '-':
        return 1;
    case '*':
    case '/':
    case '%':
        return 2;
    case '~':
        return 3;
    default:
        return 0;
    }
}

static void reduce(Machine *machine)
{
    uchar operator = machine->operators[--machine->operator_count];
    long right = machine->values[--machine->value_count];
    if (operator == '~') {
        machine->values[machine->value_count++] = -right;
        return;
    }
    long left = machine->values[--machine->value_count], value = 0;
    if ((operator == '/' || operator == '%') && right == 0)
        machine->error = DIVISION;
    else if (operator == '+')
        value = left + right;
    else if (operator == '-')
        value = left - right;
    else if (operator == '*')
        value = left * right;
    else
        value = operator == '/' ? left / right : left % right;
    machine->values[machine->value_count++] = value;
}

static Answer fail(int error, int place)
{
    Answer answer = { 0, error, place };
    return answer;
}

static Answer work_out(global const uchar *text, int length)
{
    Machine machine;
    machine.value_count = machine.operator_count = machine.error = 0;
    bool wants_value = true;
    for (int i = 0; i < length;) {
        uchar letter = text[i];
        if (machine.value_count == DEPTH || machine.operator_count == DEPTH)
            return fail(TOO_DEEP, i);
        if (letter >= '0' && letter <= '9' && wants_value) {
            long number = 0;
            for (; i < length && text[i] >= '0' && text[i] <= '9'; i++)
                number = number * 10 + (text[i] - '0');
            machine.values[machine.value_count++] = number;
            wants_value = false;
            continue;
        }
        if (wants_value && (letter == '(' || letter == '-')) {
            machine.operators[machine.operator_count++] = letter == '-' ? '~' : '(';
        } else if (!wants_value && letter == ')') {
            while (machine.operator_count > 0 && machine.operators[machine.operator_count - 1] != '(')
                reduce(&machine);
            if (machine.operator_count-- == 0)
                return fail(UNEXPECTED, i);
        } else if (!wants_value && precedence(letter) > 0 && letter != '~') {
            while (machine.operator_count > 0
                && precedence(machine.operators[machine.operator_count - 1]) >= precedence(letter))
                reduce(&machine);
            machine.operators[machine.operator_count++] = letter;
            wants_value = true;
        } else {
            return fail(UNEXPECTED, i);
        }
        if (machine.error)
            return fail(machine.error, i);
        i++;
    }
    if (wants_value)
        return fail(UNEXPECTED, length);
    while (machine.operator_count > 0) {
        if (machine.operators[machine.operator_count - 1] == '(')
            return fail(UNCLOSED, length);
        reduce(&machine);
        if (machine.error)
            return fail(machine.error, length);
    }
    Answer answer = { machine.values[0], FINE, length };
    return answer;
}

kernel void calculate(global const uchar *text, global const uint2 *spans, global Answer *answers)
{
    uint2 span = spans[get_global_id(0)];
    answers[get_global_id(0)] = work_out(text + span.x, span.y);
}
