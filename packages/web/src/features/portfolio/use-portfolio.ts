import { portfolioFromParams, portfolioToParams } from '@tussock/core/portfolio/portfolio-params';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useToday } from '../../lib/today';
import { type Desk, type DeskEdit, deskOf, edited } from './portfolio-edits';

/** Browsers bound how often an address may be rewritten; a pause between edits is soon enough. */
const PAUSE = 400;

/**
 * The desk and its edits. Its state is read from the address and, after a pause, written back: past the router, which
 * would draw the whole page again though nothing else of it reads these words.
 */
export function useDesk(): { desk: Desk; edit: Dispatch<DeskEdit> } {
  const today = useToday();
  const { key, search } = useLocation();
  const [desk, edit] = useReducer(edited, search, (from) =>
    deskOf(portfolioFromParams(new URLSearchParams(from), today)),
  );
  const written = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the bare address is a new key with the same words
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    edit({ do: 'open', state: portfolioFromParams(new URLSearchParams(search), today) });
  }, [key, search, today]);

  const params = portfolioToParams(desk.state, today).toString();
  useEffect(() => {
    const next = params && `?${params}`;
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      window.history.replaceState(window.history.state, '', window.location.pathname + next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [params]);

  return { desk, edit };
}
