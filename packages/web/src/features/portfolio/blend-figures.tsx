import type { Blend } from '@tussock/core/portfolio/blend';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { rangeText, rateText, spreadText, wholeMoney } from './figures';

/** The mix in figures: blended targets, the assumed return, volatility, income. */
export const BlendFigures = memo(function BlendFigures({ blend }: { blend: Blend }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-1">
      <Meaning label="Blended target range" figure={rangeText(blend.target_low, blend.target_high)}>
        a year, before fees and tax. The target of each class is illustrative, set by the editors. It is not a
        forecast.
      </Meaning>
      <Meaning label="The projection assumes" figure={rateText(blend.assumed_return)}>
        a year before fees: below the targets, since many are missed.
      </Meaning>
      <Meaning label="Yearly swing" figure={`± ${spreadText(blend.volatility)}`}>
        In about one year in three, the result is further than this from the middle. A single holding can lose
        everything.
      </Meaning>
      <Meaning label="Income a year" figure={wholeMoney(blend.yearly_income)}>
        {rateText(blend.income_yield)} of the amount, before fees and tax. It is part of the return, not
        extra.
      </Meaning>
    </dl>
  );
});

function Meaning({ label, figure, children }: { label: string; figure: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd>
        <span className="block font-serif text-27 leading-tight">{figure}</span>{' '}
        <span className="mt-0.5 block text-13 text-muted">{children}</span>
      </dd>
    </div>
  );
}
