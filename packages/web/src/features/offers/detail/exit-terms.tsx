import { factWithOrigin } from '@tussock/core/offer/fact-notes';
import { FACTS, groupOf, hasLine } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { hasEnded } from '@tussock/core/offer/status';
import { asUnlocked } from '../../../lib/locked/as-unlocked';
import type { LockedState } from '../../../lib/locked/use-locked-offers';
import { FactTable } from '../../../ui/source/fact-table';
import { factLines } from './fact-lines';

export const EXIT = groupOf('exit');

/** The terms on which an investor can leave: windows, notice and gate. Those of an exclusive offer are locked. */
export function ExitTerms({ offer, locked }: { offer: Offer; locked: LockedState }) {
  const whole = asUnlocked(offer, locked);
  if (!whole.is_exclusive) return <Terms offer={whole} />;
  return (
    <p className="text-muted">
      Exit windows, notice and gate are among the{' '}
      <a href="#locked" className="link">
        locked terms
      </a>{' '}
      of this offer.
    </p>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const facts = EXIT.facts.filter((name) => hasLine(offer, name));
  if (facts.length === 0)
    return (
      <p className="text-muted">
        {hasEnded(offer)
          ? 'No exit window, notice period or gate was stated.'
          : 'No exit window, notice period or gate is stated. Ask how and when investors can leave.'}
      </p>
    );
  return <FactTable label={EXIT.title} rows={factLines(facts, offer)} />;
}

/** "Early exit: Illiquid. Term: 14 months." */
export const exitLede = (offer: Offer) =>
  (['liquidity', 'term'] as const)
    .map((name) => `${FACTS[name].label}: ${factWithOrigin(offer, name)}`.replace(/\.?$/, '.'))
    .join(' ');
