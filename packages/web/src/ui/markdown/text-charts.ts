import { createContext } from 'react';
import type { ShownChart } from '../chart/chart-figure';

/** The laid-out charts of a text by their titles. */
export const TextCharts = createContext<ReadonlyMap<string, ShownChart>>(new Map());

/** The title of a chart block, in the letters and with the blanks that are read where it is laid out. */
export const chartTitle = (block: string): string | undefined =>
  /^[ \t]*title:[ \t]*(.+?)\s*$/im.exec(block)?.[1];
