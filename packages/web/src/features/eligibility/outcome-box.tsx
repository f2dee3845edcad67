import { checkedText } from '@tussock/core/calculation/step';
import type { EligibilityResult } from '@tussock/core/eligibility/evaluate';
import type { Outcome } from '@tussock/core/eligibility/outcome';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleDot, CircleHelp, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Day } from '../../ui/text/day';
import { Unbroken } from '../../ui/text/unbroken';

const TONES: Record<Outcome, { box: string; mark: string; Icon: LucideIcon }> = {
  'likely meets': { box: 'border-pine bg-pine-soft', mark: 'text-pine', Icon: CircleCheck },
  'may meet for one offer': { box: 'border-blue bg-blue-soft', mark: 'text-blue', Icon: CircleDot },
  'see an adviser': { box: 'border-gold bg-gold-soft', mark: 'text-gold', Icon: CircleHelp },
  'not shown': { box: 'border-control bg-grey-soft', mark: 'text-muted', Icon: CircleDashed },
};

/** The outcome in a tone of its own, with what it means and when the tests were checked. */
export function OutcomeBox({ result, on }: { result: EligibilityResult; on: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The result is loaded apart from the questions, so it takes the focus itself once it is there.
  useEffect(() => heading.current?.focus(), []);
  const { box, mark, Icon } = TONES[result.outcome];
  return (
    <div className={clsx('rounded-card border-l-3 px-6 py-6', box)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Icon aria-hidden="true" size={26} className={clsx('mt-1', mark)} />
        <h2 ref={heading} tabIndex={-1} className="text-21 outline-none md:text-27">
          {result.headline}
        </h2>
      </div>
      {result.met.length > 0 && (
        <ul aria-label="Tests that the answers meet" className="mt-2 grid gap-1">
          {result.met.map(({ id, clause, title }) => (
            <li key={id}>
              <strong className="font-semibold">{title}</strong>{' '}
              <span className="whitespace-nowrap text-14">({clause.replace('cl', 'clause')})</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 max-w-[62ch]">{result.explanation}</p>
      <p className="mt-3 max-w-[62ch] text-14">
        Result of <Day on={on} />. {result.disclaimer}{' '}
        <Unbroken text={checkedText('Tests of the Act', result.checked_on)} />.
      </p>
    </div>
  );
}
