// Option prices in closed form and by a tree of steps: math functions in float, double and vectors.

static float4 normal_below(float4 x)
{
    // Abramowitz and Stegun, formula 26.2.17.
    const float4 t = 1.0f / (1.0f + 0.2316419f * fabs(x));
    float4 poly = 1.330274429f * t - 1.821255978f;
    poly = mad(poly, t, (float4)(1.781477937f));
    poly = mad(poly, t, (float4)(-0.356563782f));
    poly = mad(poly, t, (float4)(0.319381530f)) * t;
    float4 upper = 0.3989422804f * exp(-0.5f * x * x) * poly;
    return select(upper, 1.0f - upper, x >= 0.0f);
}

// Four options in a work-item.
kernel void closed_form(global const float4 *spots, global const float4 *strikes, global const float4 *years,
                        global float4 *calls, global float4 *puts, float rate, float volatility)
{
    size_t i = get_global_id(0);
    float4 spot = spots[i], strike = strikes[i], time = years[i];
    float4 spread = volatility * sqrt(time);
    float4 d1 = (log(spot / strike) + (rate + 0.5f * volatility * volatility) * time) / spread;
    float4 d2 = d1 - spread;
    float4 discounted = strike * exp(-rate * time);
    float4 call = spot * normal_below(d1) - discounted * normal_below(d2);
    calls[i] = call;
    puts[i] = fmax(call - spot + discounted, (float4)(0.0f));
}

#define MAX_STEPS 64

// The same call by a binomial tree in private memory.
kernel void tree(global const float *spots, global const float *strikes, global const float *years,
                 global double *calls, double rate, double volatility, int steps)
{
    size_t i = get_global_id(0);
    double values[MAX_STEPS + 1];
    double interval = years[i] / steps;
    double up = exp(volatility * sqrt(interval));
    double down = 1.0 / up;
    double growth = exp(rate * interval);
    double chance = (growth - down) / (up - down);
    for (int k = 0; k <= steps; ++k) {
        double spot = spots[i] * pow(up, (double)(2 * k - steps));
        values[k] = fmax(spot - strikes[i], 0.0);
    }
    for (int last = steps - 1; last >= 0; --last)
        for (int k = 0; k <= last; ++k)
            values[k] = (chance * values[k + 1] + (1.0 - chance) * values[k]) / growth;
    calls[i] = values[0];
}
