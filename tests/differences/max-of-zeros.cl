// ROW: `max` and `min` of floats
// PEER: fmax
// PEER: fmin
// OURS: OpFOrdLessThan
// OURS: OpSelect
// OURS: OpFOrdLessThan
// OURS: OpSelect

float f(float a, float b) {
  return max(a, b) + min(a, b);
}
