// Spheres over a floor, seen by one ray a pixel with one reflection; structures by value and early returns.

typedef struct {
    float4 place; // w is the radius
    float4 tint;  // w is how much is mirrored
} Sphere;

typedef struct {
    float3 from;
    float3 way;
} Ray;

typedef struct {
    float distance;
    int index;
    float3 normal;
} Hit;

static bool meets(Ray ray, float4 sphere, float *distance)
{
    float3 middle = sphere.xyz - ray.from;
    float along = dot(middle, ray.way);
    float room = along * along - dot(middle, middle) + sphere.w * sphere.w;
    if (room < 0.0f)
        return false;
    *distance = along - sqrt(room);
    return *distance > 0.001f;
}

static Hit nearest(Ray ray, constant Sphere *spheres, int count)
{
    Hit hit = { 1e30f, -1, (float3)(0.0f, 1.0f, 0.0f) };
    if (ray.way.y < -1e-4f) {
        hit.distance = -ray.from.y / ray.way.y;
        hit.index = count;
    }
    for (int i = 0; i < count; ++i) {
        float distance;
        if (meets(ray, spheres[i].place, &distance) && distance < hit.distance) {
            hit.distance = distance;
            hit.index = i;
            hit.normal = normalize(ray.from + ray.way * distance - spheres[i].place.xyz);
        }
    }
    return hit;
}

static float4 shade(Hit hit, float3 point, constant Sphere *spheres, int count)
{
    if (hit.index < 0)
        return (float4)(0.25f, 0.5f, 1.0f, 0.0f);
    float light = fmax(dot(hit.normal, normalize((float3)(1.0f, 2.0f, -1.0f))), 0.125f);
    if (hit.index == count) {
        int square = (int)floor(point.x) + (int)floor(point.z);
        return (float4)((square & 1 ? 0.75f : 0.5f) * light);
    }
    float4 tint = spheres[hit.index].tint;
    return (float4)(tint.xyz * light, tint.w);
}

kernel void trace(global float4 *image, constant Sphere *spheres, int count, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    Ray ray;
    ray.from = (float3)(0.1f, 1.37f, -4.05f);
    ray.way = normalize((float3)((x + 0.5f) / width - 0.5f, 0.5f - (y + 0.5f) / height, 1.0f));

    float3 colour = 0.0f;
    float weight = 1.0f;
    for (int bounce = 0; bounce < 2; ++bounce) {
        Hit hit = nearest(ray, spheres, count);
        float3 point = ray.from + ray.way * hit.distance;
        float4 seen = shade(hit, point, spheres, count);
        float mirrored = hit.index >= 0 && hit.index < count ? seen.w : 0.0f;
        colour += seen.xyz * (weight * (1.0f - mirrored));
        weight *= mirrored;
        if (weight == 0.0f)
            break;
        ray.from = point;
        ray.way = ray.way - 2.0f * dot(ray.way, hit.normal) * hit.normal;
    }
    image[y * width + x] = (float4)(colour, weight);
}
