import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A claim about this site, with a link to the page that shows what it is based on. */
export function Claim({ basis, children }: { basis: string; children: ReactNode }) {
  return (
    <Link
      to={basis}
      className="underline decoration-line decoration-2 hover:decoration-pine md:whitespace-nowrap"
    >
      {children}
    </Link>
  );
}
