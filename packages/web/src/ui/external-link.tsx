import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A way out of the site: followed by no search engine, with a mark. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="nofollow noopener" className="link">
      {children}
      <ArrowUpRight aria-hidden="true" size={13} className="ml-0.5 inline align-[-1px]" />
    </a>
  );
}
