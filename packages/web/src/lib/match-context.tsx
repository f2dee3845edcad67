import { createContext, useContext } from 'react';
import type { At, Route } from './route';

const MatchContext = createContext<{ route: Route; at: At } | null>(null);
export const MatchProvider = MatchContext.Provider;

/** The matched route and where the visitor is. Only for pages that stand in the route table. */
export function useMatched(): { route: Route; at: At } {
  const matched = useContext(MatchContext);
  if (!matched) throw new Error('useMatched stands outside of a matched route');
  return matched;
}

/** The path's parameters and the query string. */
export const useAt = (): At => useMatched().at;
