// A stack machine: every work-item runs the same program on its own input. An instruction is an opcode in the low byte
// and an operand in the rest.

enum Opcode {
    HALT, PUSH, INPUT, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, AND, OR, XOR, SHIFT_LEFT, SHIFT_RIGHT, NOT, NEGATE,
    EQUAL, LESS, DUPLICATE, SWAP, DROP, LOAD, STORE, JUMP, JUMP_IF_ZERO, CALL, RETURN, OUTPUT = 100, COUNT_BITS = 200
};

enum Fault { NONE, STACK, BAD_OPCODE, DIVIDED_BY_ZERO, TOO_LONG, BAD_ADDRESS };

#define DEPTH 16
#define CELLS 8

static int divide(int a, int b, int want_remainder)
{
    // The one quotient that does not fit wraps.
    if (b == -1)
        return want_remainder ? 0 : (int)(0u - (uint)a);
    return want_remainder ? a % b : a / b;
}

kernel void interpret(global const int *program, int length, global const int *inputs, global int *outputs,
                      global uchar *faults, int limit)
{
    size_t me = get_global_id(0);
    int stack[DEPTH];
    int cells[CELLS] = { 0 };
    int calls[4];
    int top = 0, depth = 0, at = 0, steps = 0, output = 0;
    uchar fault = NONE;

    while (fault == NONE) {
        if (++steps > limit) {
            fault = TOO_LONG;
            break;
        }
        if (at < 0 || at >= length) {
            fault = BAD_ADDRESS;
            break;
        }
        int instruction = program[at++];
        int opcode = instruction & 0xff;
        int operand = instruction >> 8;
        int needs = 0;
        if ((opcode >= ADD && opcode <= SHIFT_RIGHT) || opcode == EQUAL || opcode == LESS || opcode == SWAP)
            needs = 2;
        else if (opcode == NOT || opcode == NEGATE || opcode == DUPLICATE || opcode == DROP || opcode == STORE ||
                 opcode == JUMP_IF_ZERO || opcode == OUTPUT || opcode == COUNT_BITS)
            needs = 1;
        if (top < needs || (top == DEPTH && (opcode == PUSH || opcode == INPUT || opcode == DUPLICATE || opcode == LOAD))) {
            fault = STACK;
            break;
        }
        int b = top > 0 ? stack[top - 1] : 0;
        int a = top > 1 ? stack[top - 2] : 0;
        top -= needs;

        switch (opcode) {
        case HALT:
            goto done;
        case PUSH:
            stack[top++] = operand;
            break;
        case INPUT:
            stack[top++] = inputs[me];
            break;
        case ADD:
            stack[top++] = (int)((uint)a + (uint)b);
            break;
        case SUBTRACT:
            stack[top++] = (int)((uint)a - (uint)b);
            break;
        case MULTIPLY:
            stack[top++] = (int)((uint)a * (uint)b);
            break;
        case DIVIDE:
        case REMAINDER:
            if (b == 0) {
                fault = DIVIDED_BY_ZERO;
                break;
            }
            stack[top++] = divide(a, b, opcode == REMAINDER);
            break;
        case AND:
            stack[top++] = a & b;
            break;
        case OR:
            stack[top++] = a | b;
            break;
        case XOR:
            stack[top++] = a ^ b;
            break;
        case SHIFT_LEFT:
            stack[top++] = (int)((uint)a << (b & 31));
            break;
        case SHIFT_RIGHT:
            stack[top++] = a >> (b & 31);
            break;
        case NOT:
            stack[top++] = ~b;
            break;
        case NEGATE:
            stack[top++] = (int)(0u - (uint)b);
            break;
        case EQUAL:
            stack[top++] = a == b;
            break;
        case LESS:
            stack[top++] = a < b;
            break;
        case DUPLICATE:
            stack[top++] = b;
            stack[top++] = b;
            break;
        case SWAP:
            stack[top++] = b;
            stack[top++] = a;
            break;
        case DROP:
            break;
        case LOAD:
            stack[top++] = cells[operand & (CELLS - 1)];
            break;
        case STORE:
            cells[operand & (CELLS - 1)] = b;
            break;
        case JUMP_IF_ZERO:
            if (b != 0)
                break;
            // Falls through to the jump.
        case JUMP:
            at = operand;
            break;
        case CALL:
            if (depth == 4) {
                fault = STACK;
                break;
            }
            calls[depth++] = at;
            at = operand;
            break;
        case RETURN:
            if (depth == 0)
                fault = STACK;
            else
                at = calls[--depth];
            break;
        case OUTPUT:
            output = output * 31 + b;
            break;
        case COUNT_BITS:
            stack[top++] = popcount(b);
            break;
        default:
            fault = BAD_OPCODE;
        }
    }
done:
    outputs[me] = output;
    faults[me] = fault;
}
