import * as z from 'zod';
import { key, slug, timestamp } from '../column/field';
import { whenUsed } from '../text/when-used';

/**
 * What a mark is: `figure` a stated figure, `range` a range with its open `end`s, `own` the record in hand, `other` those
 * beside it, `past` one that takes no money now (hollow), `unknown` what is not stated (hatched), `area` a filled part, `guide` a dashed line, `grid` and `zero` lines
 * of the scale.
 */
const MARK_LOOKS = [
  'figure',
  'range',
  'end',
  'own',
  'other',
  'past',
  'unknown',
  'area',
  'guide',
  'grid',
  'zero',
] as const;

const TEXT_LOOKS = ['name', 'heading', 'tick', 'value', 'note'] as const;
/** The schemas of charts. A function answers without them, so they are made when something is checked or described by them. */
export const chartSchemas = whenUsed(() => {
  /** Units of the drawing's viewBox, which are CSS pixels at full size. */
  const at = z.number();
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
  const chartMark = z.discriminatedUnion('shape', [line, bar, dot, path]);

  const chartText = z.strictObject({
    text: z.string(),
    look: z.enum(TEXT_LOOKS),
    x: at,
    /** Of the baseline. */
    y: at,
    anchor: z.enum(['start', 'middle', 'end']),
  });

  /** What is drawn of a row of the table; of none: gridlines, ticks, headings. */
  const chartGroup = z.strictObject({
    row: z.int().min(0).nullable(),
    marks: z.array(chartMark),
    texts: z.array(chartText),
  });

  /** Reads positions back into figures: `domain` of the figures (a date as milliseconds) and `range` of positions. */
  const chartScale = z.strictObject({
    kind: z.enum(['linear', 'log', 'time']),
    domain: z.tuple([z.number(), z.number()]),
    range: z.tuple([at, at]),
  });

  const chartDrawing = z.strictObject({
    width: at,
    height: at,
    x: chartScale.nullable(),
    y: chartScale.nullable(),
    /** Of the positions from left to right in a second panel, which has figures of another kind. */
    x2: chartScale.optional(),
    groups: z.array(chartGroup),
  });

  /** A record that a row is about. */
  const chartLink = z.strictObject({
    kind: z.enum(['offer', 'provider', 'fund', 'asset-class']),
    id: key,
    slug: slug.nullable(),
  });

  const chartTable = z.strictObject({
    /** The first is of the names of the rows. */
    columns: z.array(z.string()),
    rows: z.array(
      z.strictObject({ name: z.string(), link: chartLink.nullable(), cells: z.array(z.string()) }),
    ),
  });

  /** A laid-out chart: two drawings of the same figures, and the table of them. Programs read the table. */
  const chart = z.strictObject({
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

  /** The answer of every chart. */
  const chartAnswer = z.strictObject({
    chart: chart.nullable().meta({ description: 'Null where there is nothing to draw.' }),
  });

  /** The charts of a text; their figures are the text's own, and of no release. */
  const textCharts = z.strictObject({
    charts: z.array(chart.omit({ as_of: true }).extend({ as_of: z.null() })),
  });
  return {
    chartMark,
    chartText,
    chartGroup,
    chartScale,
    chartDrawing,
    chartLink,
    chartTable,
    chart,
    chartAnswer,
    textCharts,
  };
});

type Schemas = ReturnType<typeof chartSchemas>;
export type ChartMark = z.infer<Schemas['chartMark']>;
export type ChartText = z.infer<Schemas['chartText']>;
export type ChartGroup = z.infer<Schemas['chartGroup']>;
export type ChartScale = z.infer<Schemas['chartScale']>;
export type ChartDrawing = z.infer<Schemas['chartDrawing']>;
export type ChartLink = z.infer<Schemas['chartLink']>;
export type ChartTable = z.infer<Schemas['chartTable']>;
export type Chart = z.infer<Schemas['chart']>;
