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

/** Links to the parts of a long page. */
export function PartsNav({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="no-print">
      <ul className="-mx-2 mb-2 flex flex-wrap text-14">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="inline-flex min-h-9 items-center px-2 text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
