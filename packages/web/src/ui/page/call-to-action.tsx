import type { ReactNode } from 'react';

/** The closing call to action of a page: what to do next, in one sentence and one or two links. */
export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="no-print mt-14 rounded-card border border-line bg-card px-6 py-8 md:flex md:items-center md:justify-between md:gap-10 md:px-10">
      <div>
        <h2 className="text-27">{title}</h2>
        <div className="mt-1.5 max-w-[58ch] text-muted">{text}</div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 md:mt-0 md:shrink-0">{children}</div>
    </section>
  );
}
