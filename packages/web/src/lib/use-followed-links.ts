import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressKind } from './address-kind';
import { opensElsewhere } from './opens-elsewhere';
import { siteBase } from './site-base';

/** Follows links to pages in HTML that is not hydrated as the router's own links: the page stays. */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href')?.slice(siteBase().length) ?? '';
    if (addressKind(to) !== 'page' || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to);
  };
}
