import type { ChartDrawing } from '@tussock/core/answers/chart';

/** The time at a position of a drawing, and how many milliseconds a pixel is. */
export function dateAt({ x }: ChartDrawing, position: number): { time: number; pixel: number } {
  if (!x) throw new Error('the drawing has no scale');
  const [from, to] = x.range;
  const pixel = (x.domain[1] - x.domain[0]) / (to - from);
  return { time: x.domain[0] + (position - from) * pixel, pixel };
}
