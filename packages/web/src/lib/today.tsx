import { whenUsed } from '@tussock/core/text/when-used';
import { createContext, useContext } from 'react';

const TodayContext = createContext('');
export const TodayProvider = TodayContext.Provider;

/** The New Zealand date this page was rendered on, 2026-11-20. */
export const useToday = () => useContext(TodayContext);

const DATE = whenUsed(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }));

/** The calendar date in New Zealand at a point in time. */
export function newZealandDate(at: Date): string {
  return DATE().format(at);
}
