import type { ChartDrawing, ChartGroup, ChartMark, ChartText } from '../answers/chart';

/** A size of a drawing in CSS pixels: one fits a phone, the other the column of a page. */
export interface Size {
  name: 'phone' | 'wide';
  width: number;
}
const PHONE: Size = { name: 'phone', width: 340 };
const WIDE: Size = { name: 'wide', width: 720 };

/** The same figures drawn for a phone and for a wide page. */
export const bothDrawings = (
  draw: (size: Size) => ChartDrawing,
): { phone: ChartDrawing; wide: ChartDrawing } => ({ phone: draw(PHONE), wide: draw(WIDE) });

/** A position to a tenth of a pixel: more digits would only make pages heavier. */
const px = (position: number): number => Math.round(position * 10) / 10;

type Look = ChartMark['look'];

/** Marks with their positions rounded. A tone is the slug of an asset class. */
export const mark = {
  line: (look: Look, x1: number, y1: number, x2: number, y2: number, tone?: string): ChartMark => ({
    shape: 'line',
    look,
    x1: px(x1),
    y1: px(y1),
    x2: px(x2),
    y2: px(y2),
    ...(tone && { tone }),
  }),
  bar: (look: Look, x: number, y: number, width: number, height: number): ChartMark => ({
    shape: 'bar',
    look,
    x: px(x),
    y: px(y),
    width: px(width),
    height: px(height),
  }),
  dot: (look: Look, x: number, y: number, r: number, tone?: string): ChartMark => ({
    shape: 'dot',
    look,
    x: px(x),
    y: px(y),
    r,
    ...(tone && { tone }),
  }),
};

export const text = (
  look: ChartText['look'],
  words: string,
  x: number,
  y: number,
  anchor: ChartText['anchor'] = 'start',
): ChartText => ({ text: words, look, x: px(x), y: px(y), anchor });

/** What is drawn of no row of the table. */
export const ground = (marks: ChartMark[], texts: ChartText[] = []): ChartGroup => ({
  row: null,
  marks,
  texts,
});
