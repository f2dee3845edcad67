import type { Opportunity } from '@tussock/core/answers/opportunity';
import { wholeNumber } from '@tussock/core/text/decimal';
import { listed } from '@tussock/core/text/listed';

type Kinds = NonNullable<Opportunity['return_kinds']>;

/** The kinds of return that a page by target return puts under one threshold, with the number of offers of each. */
export function MixedKinds({ kinds }: { kinds: Kinds }) {
  if (kinds.length < 2) return null;
  return (
    <p className="mt-2 text-14">
      <span className="font-semibold text-ink">{`This page mixes ${kinds.length} kinds of return:`}</span>{' '}
      {listed(kinds.map(({ label, count }) => `${label} (${wholeNumber(count)})`))}. The rule compares the
      figures as stated; they don’t measure the same thing.
    </p>
  );
}
