import { portfolioFromParams, portfolioToParams } from '@tussock/core/portfolio/portfolio-params';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '../../app/today';
import { type Desk, type DeskEdit, deskOf, edited } from './desk';

/** Browsers bound how often an address may be rewritten; a pause between edits is soon enough. */
const PAUSE = 400;

/** The desk and its edits. Its state is read from the address and, after a pause, written back. */
export function useDesk(): { desk: Desk; edit: Dispatch<DeskEdit> } {
  const today = useToday();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [desk, edit] = useReducer(edited, search, (from) =>
    deskOf(portfolioFromParams(new URLSearchParams(from), today)),
  );
  const written = useRef(search);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    edit({ do: 'open', state: portfolioFromParams(new URLSearchParams(search), today) });
  }, [search, today]);

  const params = portfolioToParams(desk.state, today).toString();
  useEffect(() => {
    const next = params && `?${params}`;
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [params, navigate]);

  return { desk, edit };
}
