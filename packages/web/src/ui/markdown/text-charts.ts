import { createContext } from 'react';
import type { ShownChart } from '../chart/chart-figure';

/** The laid-out charts of a text by their titles. */
export const TextCharts = createContext<ReadonlyMap<string, ShownChart>>(new Map());

/** The title of a chart block. */
export const chartTitle = (block: string): string | undefined => /^Title:\s*(.+?)\s*$/m.exec(block)?.[1];
