import type { MouseEvent } from 'react';

/** The id of the rows of a list. */
export const RESULTS = 'results';

/** The first links of every page, seen when they have the focus. The second is there where the page has a list with rows. */
export function SkipLinks() {
  return (
    <nav aria-label="Skip">
      <SkipLink to="content">Skip to content</SkipLink> <SkipLink to={RESULTS}>Skip to results</SkipLink>
    </nav>
  );
}

/** With scripts the address stays as it is: a part in it would count as a navigation. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** A link to a part of the page, seen when it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} data-skip={to} onClick={skip}>
      {children}
    </a>
  );
}
