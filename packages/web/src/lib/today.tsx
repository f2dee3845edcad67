import { createContext, useContext } from 'react';

const TodayContext = createContext('');
export const TodayProvider = TodayContext.Provider;

/** The New Zealand date this page was rendered on, 2026-11-20. */
export const useToday = () => useContext(TodayContext);
