import type { ReactNode } from 'react';
import type { OfferPart } from './offer-parts';

/** A part of an offer's page under its title. */
export function OfferSection({
  id,
  title,
  lede,
  children,
}: Omit<OfferPart, 'content'> & { children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="offer-section border-t border-line py-8">
      <h2 id={id} className="scroll-mt-20 text-21 md:text-27 xl:scroll-mt-4">
        {title}
      </h2>
      {lede && <div className="mt-1 max-w-[68ch] text-13 text-muted">{lede}</div>}
      <div className="mt-4 min-w-0">{children}</div>
    </section>
  );
}
