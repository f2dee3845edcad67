import type { Chart, ChartDrawing, ChartGroup, ChartMark, ChartScale } from '@tussock/core/answers/chart';

/** The figure at a position of a scale. */
export function figureAt(
  { kind, domain: [low, high], range: [from, to] }: ChartScale,
  position: number,
): number {
  const share = (position - from) / (to - from);
  return kind === 'log' ? low * (high / low) ** share : low + share * (high - low);
}

/** The figures of a text, such as a cell: "8–10% p.a." has 8 and 10, "−59.9%" has −59.9. */
export const figuresIn = (text: string): number[] =>
  [...text.matchAll(/(−?)(\d[\d,]*(?:\.\d+)?)/g)].map(([, minus, digits = '']) =>
    Number(`${minus ? '-' : ''}${digits.replaceAll(',', '')}`),
  );

/** What is drawn for each row of the table, in the order of the rows. */
export const drawnRows = (drawing: ChartDrawing): ChartGroup[] =>
  drawing.groups.filter(({ row }) => row !== null).sort((a, b) => Number(a.row) - Number(b.row));

export const drawingsOf = ({ phone, wide }: Chart) => Object.entries({ phone, wide });

/** The figures at the dots and upright strokes of a group that have the look, read back from their positions. */
export const figuresAt = (drawing: ChartDrawing, group: ChartGroup, look: ChartMark['look']): number[] =>
  group.marks.flatMap((mark) => {
    if (mark.look !== look || !drawing.x) return [];
    if (mark.shape === 'dot') return [figureAt(drawing.x, mark.x)];
    return mark.shape === 'line' && mark.x1 === mark.x2 ? [figureAt(drawing.x, mark.x1)] : [];
  });

/** Half a tenth of a pixel, to which positions are rounded, in figures of a linear scale. */
export const roundingOf = ({ domain: [low, high], range: [from, to] }: ChartScale): number =>
  0.051 * Math.abs((high - low) / (to - from));
