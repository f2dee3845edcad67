import type { Offer } from '@tussock/core/offer/offer';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { formatDate } from '../../../lib/dates';
import { percent } from '../../../lib/format';
import { Fact, FactRow } from '../../../ui/fact';
import { Markdown } from '../../../ui/markdown/markdown';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';

/** Whether something is known about how an offer ended. */
export const hasOutcome = (offer: Offer) => offer.outcome_return !== null || offer.outcome_note !== null;

/** The target that the provider set, beside the outcome. */
export function Outcome({ offer }: { offer: Offer }) {
  const reached = offer.outcome_return;
  return (
    <div className="space-y-4">
      <FactRow className="border-b pb-3.5">
        <Fact label="Target" figure>
          {formatReturnRange(offer)}
        </Fact>
        <Fact label="Outcome" figure unit={reached === null ? undefined : 'a year'}>
          {reached === null ? 'Not stated' : percent(reached).replace('-', '−')}
        </Fact>
        <Fact label="Closed">{offer.closed_on ? formatDate(offer.closed_on) : 'Not stated'}</Fact>
      </FactRow>
      {offer.outcome_note && <Markdown text={offer.outcome_note} topLevel={3} small idPrefix="outcome-" />}
      <SourceNotes facts={factsFor(offer.sources, ['outcome_return', 'outcome_note'])} />
    </div>
  );
}
