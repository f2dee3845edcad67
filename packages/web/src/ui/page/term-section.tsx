import type { ReactNode } from 'react';

/** A part of a record's page, laid out like a term sheet: its title in the margin, the content beside it. */
export function TermSection({
  id,
  title,
  lede,
  children,
}: {
  id: string;
  title: string;
  /** A note below the title. */
  lede?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[13.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="scroll-mt-24 text-21 md:text-27 lg:text-21">
          {title}
        </h2>
        {lede && <div className="mt-1.5 text-13 text-muted">{lede}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
