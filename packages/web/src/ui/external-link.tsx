import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link to another site, with an icon. Search engines do not follow it. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="nofollow noopener" className="link">
      {children}
      <span aria-hidden="true" className="arrow">
        <ArrowUpRight size={13} className="ml-0.5 inline align-[-1px]" />
      </span>
    </a>
  );
}
