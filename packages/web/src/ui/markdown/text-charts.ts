import { createContext } from 'react';
import type { ShownChart } from '../chart/chart-figure';

/** The laid-out charts of a text by their titles. */
export const TextCharts = createContext<ReadonlyMap<string, ShownChart>>(new Map());

/** The title of a chart block, as it is read where the chart is laid out: the last line of that name, with single spaces. */
export const chartTitle = (block: string): string | undefined =>
  [...block.matchAll(/^[^\S\n]*title:(.*)$/gim)].at(-1)?.[1]?.trim().replace(/\s+/g, ' ');
