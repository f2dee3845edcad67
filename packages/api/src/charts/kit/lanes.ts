/**
 * The lane of each span of positions, so that none covers another: the first lane that is free where it begins. In the order of
 * the spans given, which are taken from left to right.
 */
export function lanesOf(spans: readonly (readonly [from: number, to: number])[], gap: number): number[] {
  const lanes = new Array<number>(spans.length).fill(0);
  const ends: number[] = [];
  for (const { span, at } of spans.map((span, at) => ({ span, at })).sort((a, b) => a.span[0] - b.span[0])) {
    const free = ends.findIndex((end) => end + gap <= span[0]);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span[1];
    lanes[at] = lane;
  }
  return lanes;
}
