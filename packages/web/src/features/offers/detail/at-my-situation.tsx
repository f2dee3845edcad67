import type { Offer } from '@tussock/core/offer/offer';
import { TAX_POSITION_LABELS } from '@tussock/core/return/tax-position';
import { aipLine } from '@tussock/core/situation/aip-line';
import {
  bothWaysOf,
  isBelowMinimum,
  leftAtSituation,
  type WholeOffer,
} from '@tussock/core/situation/at-situation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useSituation } from '../../../lib/storage/use-situation';
import { useToday } from '../../../lib/today';
import { aboutPerYear, dollarsNotes } from '../../../ui/offer/about-per-year';
import { leftLabel, leftNote, leftText } from '../../../ui/offer/left-text';
import { nzdBeside } from '../../../ui/offer/nzd-text';
import { BothWays } from './both-ways';

type Situated = WholeOffer & Pick<Offer, 'aip_state' | 'aip_category' | 'aip_listed_on'>;

/** An offer in the visitor's situation, worked out in this browser. */
export default function AtMySituation({ offer }: { offer: Situated }) {
  const { situation } = useSituation();
  const today = useToday();
  const at = leftAtSituation(offer, situation, today);
  const ways = bothWaysOf(offer, situation, today);
  return (
    <section aria-label="In my situation" className="rounded-card bg-pine-soft px-5 py-4">
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        <Cell
          label={at ? leftLabel(at.left) : 'Left after fees and tax'}
          figure={at?.left.computed ? leftText(at.left) : null}
          note={at ? noteOf(at) : 'Enter your tax rate to see what is left.'}
        />
        <AmountCell offer={offer} />
        {situation.aip_category && (
          <Cell label="Active Investor Plus" figure={null} note={aipLine(offer, situation.aip_category)} />
        )}
      </dl>
      {ways && <BothWays ways={ways} />}
      <p className="mt-3 text-13 text-muted">
        {at?.left.computed && `${leftNote(at.left)}. `}Arithmetic on the target, not a forecast. Worked out in
        this browser from{' '}
        <Link to={paths.mySituation} className="link">
          my situation
        </Link>
        .{at?.left.computed && ' “After fees and tax” below shows each step.'}
      </p>
      {at?.left.computed && <Assumed sentences={at.left.assumed} />}
    </section>
  );
}

function noteOf({ position, left }: NonNullable<ReturnType<typeof leftAtSituation>>): string {
  return left.computed ? TAX_POSITION_LABELS[position] : left.reason;
}

function AmountCell({ offer }: { offer: Situated }) {
  const { situation } = useSituation();
  const left = leftAtSituation(offer, situation, useToday())?.left;
  const { amount } = situation;
  if (amount === null) return null;
  const label = `On ${nzdBeside(offer.investment_currency, amount)}`;
  if (offer.investment_currency !== 'NZD')
    return (
      <Cell
        label={label}
        figure={null}
        note={`Not worked out: the offer is in ${offer.investment_currency}.`}
      />
    );
  const reach = { true: [], false: ['Reaches this offer’s minimum.'], null: ['No minimum is stated.'] };
  const notes = [...reach[`${isBelowMinimum(offer, amount)}`], ...dollarsNotes(offer, left ?? null, amount)];
  return (
    <Cell label={label} figure={left?.computed ? aboutPerYear(left, amount) : null} note={notes.join(' ')} />
  );
}

function Cell({ label, figure, note }: { label: string; figure: ReactNode; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5">
        {figure && <span className="block text-21 font-semibold">{figure}</span>}
        <span className={figure ? 'text-13 text-muted' : 'text-15'}>{note}</span>
      </dd>
    </div>
  );
}

function Assumed({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className="mt-1 text-13">
      <summary className="link flex min-h-6 w-fit cursor-pointer items-center">What was assumed</summary>
      <ul className="mt-1.5 list-disc pl-4 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
