import { pirOfPosition, TAX_POSITION_LABELS } from '@tussock/core/return/tax-position';
import { positionOf } from '@tussock/core/situation/own-position';
import { ownTaxOf } from '@tussock/core/situation/own-tax';
import type { Situation } from '@tussock/core/situation/situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { paths } from '../../lib/address/paths';
import type { useSituation } from '../../lib/storage/use-situation';
import { useToday } from '../../lib/today';
import { Announce } from '../../ui/announce';
import { Button, ButtonLink } from '../../ui/button';
import { TwoWays } from '../../ui/calculation/two-ways';
import { taxWays, waysInWords } from './tax-ways';

/** What follows from the entries: the tax position, a PIE and a direct investment in one look, and where to go next. */
export function SituationResult({
  stored: { situation, isSet, saved, clear },
}: {
  stored: ReturnType<typeof useSituation>;
}) {
  const today = useToday();
  const position = positionOf(situation, today);
  const own = ownTaxOf(situation, today);
  // As lists at this position have it.
  const tax = { ...own, pir: own.pir ?? (position && pirOfPosition(position)) };
  const words = waysInWords(tax);
  const label = position && TAX_POSITION_LABELS[position];
  return (
    <section
      aria-label="Your tax position"
      className="rounded-card bg-pine-soft p-5 md:p-6 lg:sticky lg:top-20"
    >
      <h2 className="text-21">{label ?? 'No tax position yet'}</h2>
      <Announce text={label ? `${label}. ${words}` : ''} />
      {position ? (
        <>
          <p className="mt-1.5 mb-4 text-14">{words}</p>
          <TwoWays ways={taxWays(tax, situation.kind === 'foreign' ? 'Not modelled' : 'Not chosen')} />
          <p className="mt-3 text-12 text-muted">
            What is left of $100 of taxable income. Gains that aren’t taxed are the same either way.
            {own.pir === null &&
              ` Lists use a PIR of ${formatPercent(tax.pir ?? 0)} at this rate. Yours can differ: choose it or work it out.`}
          </p>
          <div className="mt-5">
            <ButtonLink to={paths.offersAtRate(position)}>Show offers at this position</ButtonLink>
          </div>
          <p className="mt-3 text-13 text-muted">
            The address of that list contains <code className="font-semibold">rate={position}</code> and
            nothing else about you.
          </p>
        </>
      ) : (
        <p className="mt-1.5 text-14">{missingText(situation)}</p>
      )}
      <p className="mt-5 border-t border-line pt-4 text-13" role="status">
        {stateText(isSet, saved)}
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={!isSet}
        onClick={() => isSet && clear()}
        className="no-print mt-3"
      >
        Clear my situation
      </Button>
    </section>
  );
}

function stateText(isSet: boolean, saved: boolean): string {
  if (!isSet) return 'Nothing is stored in this browser.';
  return saved
    ? 'Stored in this browser only. We do not receive it.'
    : 'Your browser does not let us store this, so it lasts only while this page is open. We do not receive it.';
}

function missingText({ kind, person_rate, person_pir }: Situation): string {
  if (kind === null) return 'Choose who would invest.';
  if (kind === 'trust') return 'Choose the trustee tax rate.';
  return person_rate === 'find' || person_pir === 'find'
    ? 'Enter your income to work out a rate.'
    : 'Choose your tax rate, your PIR, or both.';
}
