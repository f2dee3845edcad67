import type { SharedLink } from '@tussock/core/calculation/shared-link';
import { portfolioToParams, readPortfolioLink } from '@tussock/core/portfolio/portfolio-params';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useToday } from '../../lib/today';
import { applyEdit, type BuilderState, builderState, type PortfolioEdit } from './builder-state';

/** Browsers limit how often an address may be rewritten, so it is written after a pause. */
const PAUSE = 400;

/**
 * The builder and its edits. The portfolio is read from the address and written back after a pause. The router is left
 * out of that: it would render the whole page again, and nothing else there depends on the parameters.
 */
export function useBuilder(): {
  builder: BuilderState;
  edit: Dispatch<PortfolioEdit>;
  /** What was used of the address that was opened, and what was not. */
  link: Omit<SharedLink<unknown>, 'state'>;
} {
  const today = useToday();
  const { key, search } = useLocation();
  const [link, setLink] = useState(() => readPortfolioLink(new URLSearchParams(search), today));
  const [builder, edit] = useReducer(applyEdit, link.state, builderState);
  const written = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the bare address is a new key with the same words
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    const opened = readPortfolioLink(new URLSearchParams(search), today);
    setLink(opened);
    edit({ do: 'open', state: opened.state });
  }, [key, search, today]);

  const params = portfolioToParams(builder.state, today).toString();
  useEffect(() => {
    const next = params && `?${params}`;
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      window.history.replaceState(window.history.state, '', window.location.pathname + next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [params]);

  return { builder, edit, link };
}
