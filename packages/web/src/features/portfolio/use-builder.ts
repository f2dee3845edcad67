import type { SharedLink } from '@tussock/core/calculation/shared-link';
import { portfolioToParams, readPortfolioLink } from '@tussock/core/portfolio/portfolio-params';
import { type Dispatch, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParams } from '../../lib/address/use-address-params';
import { useToday } from '../../lib/today';
import { applyEdit, type BuilderState, builderState, type PortfolioEdit } from './builder-state';

/** The builder and its edits. The portfolio is read from the address and written back to it. */
export function useBuilder(): {
  builder: BuilderState;
  edit: Dispatch<PortfolioEdit>;
  /** What was used of the address that was opened, and what was not. */
  link: Omit<SharedLink<unknown>, 'state'>;
} {
  const today = useToday();
  const { search } = useLocation();
  const [link, setLink] = useState(() => readPortfolioLink(new URLSearchParams(search), today));
  const [builder, edit] = useReducer(applyEdit, link.state, builderState);
  useAddressParams(portfolioToParams(builder.state, today).toString(), (opened) => {
    const next = readPortfolioLink(new URLSearchParams(opened), today);
    setLink(next);
    edit({ do: 'open', state: next.state });
  });
  return { builder, edit, link };
}
