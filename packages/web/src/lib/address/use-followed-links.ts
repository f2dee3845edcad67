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
    const page = pageOfLink(link?.getAttribute('href') ?? '', siteBase());
    if (page === null || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(page);
  };
}

/** The page that a link leads to, as the router names it, where the site begins at `base`; null where it leads to no page of the site. */
export function pageOfLink(href: string, base: string): string | null {
  if (!href.startsWith(`${base}/`)) return null;
  const page = href.slice(base.length);
  return addressKind(page) === 'page' ? page : null;
}
