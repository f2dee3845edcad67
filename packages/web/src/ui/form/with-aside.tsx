import type { ReactNode } from 'react';

/** A main column with an aside: in the margin on wide screens, below it elsewhere. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,46rem)_minmax(15rem,1fr)] xl:gap-x-16">
      <div className="min-w-0">{children}</div>
      <aside className="no-print min-w-0 border-line text-14 max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-7">
        {aside}
      </aside>
    </div>
  );
}
