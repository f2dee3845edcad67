import * as z from 'zod';
import { key, slug, timestamp } from '../column/field';

/** Units of the drawing's viewBox, which are CSS pixels at full size. */
const at = z.number();

/**
 * What a mark is: `figure` a stated figure, `range` a range with its open `end`s, `own` the record in hand, `other` those
 * beside it, `unknown` what is not stated (hatched), `area` a filled part, `guide` a dashed line, `grid` and `zero` lines
 * of the scale.
 */
const MARK_LOOKS = [
  'figure',
  'range',
  'end',
  'own',
  'other',
  'unknown',
  'area',
  'guide',
  'grid',
  'zero',
] as const;

const looks = {
  look: z.enum(MARK_LOOKS),
  tone: z.string().optional().meta({ description: 'Slug of the asset class whose colour it has.' }),
};
const line = z.strictObject({ shape: z.literal('line'), ...looks, x1: at, y1: at, x2: at, y2: at });
const bar = z.strictObject({ shape: z.literal('bar'), ...looks, x: at, y: at, width: at, height: at });
const dot = z.strictObject({ shape: z.literal('dot'), ...looks, x: at, y: at, r: at });
const path = z.strictObject({
  shape: z.literal('path'),
  ...looks,
  d: z.string().meta({ description: 'As in SVG.' }),
});
export const chartMark = z.discriminatedUnion('shape', [line, bar, dot, path]);
export type ChartMark = z.infer<typeof chartMark>;

/** `reading` is shown while its group is pointed at or has the focus. */
const TEXT_LOOKS = ['name', 'heading', 'tick', 'value', 'note', 'reading'] as const;
export const chartText = z.strictObject({
  text: z.string(),
  look: z.enum(TEXT_LOOKS),
  x: at,
  /** Of the baseline. */
  y: at,
  anchor: z.enum(['start', 'middle', 'end']),
});
export type ChartText = z.infer<typeof chartText>;

/** What is drawn of a row of the table; of none: gridlines, ticks, headings. */
export const chartGroup = z.strictObject({
  row: z.int().min(0).nullable(),
  marks: z.array(chartMark),
  texts: z.array(chartText),
});
export type ChartGroup = z.infer<typeof chartGroup>;

/** Reads positions back into figures: `domain` of the figures (a date as milliseconds) and `range` of positions. */
export const chartScale = z.strictObject({
  kind: z.enum(['linear', 'log', 'time']),
  domain: z.tuple([z.number(), z.number()]),
  range: z.tuple([at, at]),
});
export type ChartScale = z.infer<typeof chartScale>;

export const chartDrawing = z.strictObject({
  width: at,
  height: at,
  x: chartScale.nullable(),
  y: chartScale.nullable(),
  /** Of the positions from left to right in a second panel, which has figures of another kind. */
  x2: chartScale.optional(),
  groups: z.array(chartGroup),
});
export type ChartDrawing = z.infer<typeof chartDrawing>;

/** A record that a row is about. */
export const chartLink = z.strictObject({
  kind: z.enum(['offer', 'provider', 'fund', 'asset-class']),
  id: key,
  slug: slug.nullable(),
});
export type ChartLink = z.infer<typeof chartLink>;

export const chartTable = z.strictObject({
  /** The first is of the names of the rows. */
  columns: z.array(z.string()),
  rows: z.array(z.strictObject({ name: z.string(), link: chartLink.nullable(), cells: z.array(z.string()) })),
});
export type ChartTable = z.infer<typeof chartTable>;

/** A laid-out chart: two drawings of the same figures, and the table of them. Programs read the table. */
export const chart = z.strictObject({
  title: z.string().meta({ description: 'What is seen, as a sentence.' }),
  description: z.string().meta({ description: 'How to read it.' }),
  phone: chartDrawing,
  wide: chartDrawing,
  focus: z.enum(['none', 'links', 'pointer', 'values']).meta({
    description:
      'What takes the focus in the drawing: nothing, since every figure is written in it; the rows as links; nothing, but the rows are links for a pointer, being too many to step through (the keyboard has those of the table); or the rows, to read their figures.',
  }),
  table: chartTable,
  source: z.string().meta({ description: 'Where the figures come from.' }),
  as_of: timestamp.meta({ description: 'When the release of these figures was published.' }),
});
export type Chart = z.infer<typeof chart>;

/** The answer of every chart. */
export const chartAnswer = z.strictObject({
  chart: chart.nullable().meta({ description: 'Null where there is nothing to draw.' }),
});

/** The charts of a text; their figures are the text's own, and of no release. */
export const textCharts = z.strictObject({
  charts: z.array(chart.omit({ as_of: true }).extend({ as_of: z.null() })),
});
