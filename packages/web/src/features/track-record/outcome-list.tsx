import type { OfferOutcome } from '@tussock/core/changelog/changelog';
import { outcomeKindText } from '@tussock/core/changelog/outcome-kind';
import { FACTS, factText } from '@tussock/core/offer/facts';
import { highestReturn } from '@tussock/core/offer/return-range';
import { dotted } from '@tussock/core/text/dotted';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useScriptsBefore } from '../../lib/script/script-before';
import { Markdown } from '../../ui/markdown/markdown';
import { StatusBadge } from '../../ui/offer/offer-badges';
import { ReturnReached, TargetReturn } from '../../ui/offer/offer-facts';
import { useMarkedFact } from '../../ui/offer/use-marked-fact';
import { MarkLegend } from '../../ui/source/mark-legend';
import { factsFor, SourceNotes } from '../../ui/source/source-notes';
import { Unbroken } from '../../ui/text/unbroken';

/** Offers that ended: the target of each, beside what investors got. */
export function OutcomeList({ outcomes }: { outcomes: readonly OfferOutcome[] }) {
  useScriptsBefore();
  return (
    <>
      <MarkLegend />
      <ul className="border-t border-line">
        {outcomes.map((outcome) => (
          <Outcome key={outcome.id} outcome={outcome} />
        ))}
      </ul>
    </>
  );
}

/** What shows the outcome itself; the page of the offer has the entries on its dates. */
const SHOWN_SOURCES = ['outcome_return', 'outcome_note'];

/** Words instead of a figure are as large as text. */
const figureClass = (isFigure: boolean) => (isFigure ? 'figure amount' : 'figure');

function Outcome({ outcome }: { outcome: OfferOutcome }) {
  const marked = useMarkedFact({ listed: true });
  const { sources, ...known } = outcome;
  const isReached = outcome.outcome_return !== null;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_11rem_11rem] print:grid-cols-[minmax(0,1fr)_7rem_7rem]">
      <div>
        <p className="mb-1.5">
          <StatusBadge status={outcome.status} />
        </p>
        <h2 className="text-21">
          <Link to={paths.offer(outcome)} className="hover:underline">
            {outcome.name}
          </Link>
        </h2>
        <p className="text-14 text-muted">
          <Unbroken
            text={dotted([
              outcome.provider?.name,
              outcome.asset_class?.name,
              outcome.closed_on && `ended ${formatDate(outcome.closed_on)}`,
            ])}
          />
        </p>
      </div>
      <dl className="contents max-md:grid max-md:grid-cols-2 print:contents">
        <div>
          <dt className="text-12 text-muted">{FACTS.target_return.label}</dt>
          <dd className={figureClass(highestReturn(outcome) !== null)}>
            {marked(known, 'target_return', <TargetReturn offer={outcome} />)}
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{FACTS.outcome_return.label}</dt>
          <dd className={figureClass(isReached)}>
            {isReached
              ? marked(known, 'outcome_return', <ReturnReached offer={outcome} />)
              : factText(outcome, 'outcome_return')}
          </dd>
          {isReached && <dd className="mt-1 text-12 text-muted">{outcomeKindText(outcome)}</dd>}
        </div>
      </dl>
      <div className="max-w-[68ch] space-y-2 md:col-span-3 print:col-span-3">
        {outcome.outcome_note && (
          <Markdown text={outcome.outcome_note} topLevel={3} small idPrefix={`outcome-${outcome.id}-`} />
        )}
        <SourceNotes facts={factsFor(sources, SHOWN_SOURCES)} />
      </div>
    </li>
  );
}
