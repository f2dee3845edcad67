import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of a page that the visitor can open. It works without scripts, and prints when open. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details
      aria-label={title}
      className="group border-b border-line first-of-type:mt-8 first-of-type:border-t print:not-open:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 font-serif text-17 hover:text-pine">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={17}
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
