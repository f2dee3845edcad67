import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A titled part of a page with an optional link to the whole. */
export function Section({
  title,
  lede,
  more,
  children,
  id,
}: {
  title: string;
  lede?: ReactNode;
  /** `of` is read after a label that says nothing by itself. */
  more?: { to: string; label: string; of?: string };
  children: ReactNode;
  id: string;
}) {
  return (
    <section className="border-t border-line py-10 md:py-14 print:py-5" aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={id} className="text-27">
            {title}
          </h2>
          {lede && <p className="mt-1.5 max-w-[62ch] text-balance text-muted">{lede}</p>}
        </div>
        {more && (
          <Link to={more.to} className="link text-14 font-semibold">
            {more.label}
            {more.of && <span className="sr-only"> {more.of}</span>}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
