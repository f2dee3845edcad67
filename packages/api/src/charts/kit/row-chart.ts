import type { Size } from '@tussock/core/chart/parts';
import { drawRows as draw, type RowChart } from '@tussock/core/chart/row-chart';
import { linear } from './scales';

export type { DrawnRow, RowSection } from '@tussock/core/chart/row-chart';

/** Rows on a linear scale. */
export const drawRows = (chart: RowChart, size: Size) => draw(chart, size, linear);
