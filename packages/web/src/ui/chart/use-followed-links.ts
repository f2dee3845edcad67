import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { siteBase } from '../../lib/site-base';

/** Follows links in HTML that is not hydrated as the router's own links: the page stays. */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(href.slice(siteBase().length));
  };
}
