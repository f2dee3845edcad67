import { figureText } from '@tussock/core/calculation/figure-text';
import { checkedText } from '@tussock/core/calculation/step';
import { Announce } from '../../ui/announce';
import { Unbroken } from '../../ui/text/unbroken';

/** The result in a sentence, what it rests on, and the same for screen readers. */
export function Outcome({
  summary,
  announced,
  income,
  taxable_income,
  rates_checked_on,
}: {
  summary: string;
  announced: string;
  /** NZD a year before tax, and the part of it that is taxable. */
  income: number;
  taxable_income: number;
  rates_checked_on: string | null;
}) {
  return (
    <div className="mt-6 rounded-card bg-pine-soft px-5 py-4">
      <p className="font-serif text-21">{summary}</p>
      <p className="mt-1 text-14 text-muted">
        {figureText({ value: income, unit: 'NZD' })} a year before tax, of which{' '}
        {figureText({ value: taxable_income, unit: 'NZD' })} is taxable.{' '}
        <Unbroken text={checkedText('Rates', rates_checked_on)} />.
      </p>
      <Announce text={announced} />
    </div>
  );
}
