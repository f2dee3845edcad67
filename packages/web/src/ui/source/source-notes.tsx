import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import type { Source } from '@tussock/core/source/source';
import { outcomeWords } from '@tussock/core/source/source-state';
import { formatDate } from '@tussock/core/text/format-date';
import clsx from 'clsx';
import { TextLink } from '../markdown/text-link';
import { Day } from '../text/day';
import { Unbroken } from '../text/unbroken';

/** Sources: what each is, its grade, when it was checked, and the outcome. */
export function SourceNotes({ facts }: { facts: readonly Source[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="space-y-1.5 text-13 text-muted">
      {withoutRepeats(facts).map((fact) => (
        <li key={[fact.field, fact.title, fact.checked_on].join()}>
          {fact.address ? (
            <TextLink
              href={fact.address}
              className="inline-block leading-6 underline decoration-control/50 hover:text-ink"
            >
              <Unbroken text={fact.title} />
            </TextLink>
          ) : (
            <Unbroken text={fact.title} />
          )}{' '}
          <span className="block">
            Grade {fact.tier}, {SOURCE_COLUMNS.tier.values[fact.tier]}. <Checked fact={fact} />
          </span>
          <Dispute of={fact} />
        </li>
      ))}
    </ul>
  );
}

/** Both ends of a range often have the same entry, which is shown once. */
export const withoutRepeats = (facts: readonly Source[]): Source[] => [
  ...new Map(facts.map((fact) => [JSON.stringify({ ...fact, field: null, sha256: null }), fact])).values(),
];

/** "Checked 3 June 2026 by TR: Differs, 60 million is the target. Last confirmed 4 May 2025." */
function Checked({ fact }: { fact: Source }) {
  const { state, checked_on, checked_by, confirmed_on } = fact;
  return (
    <>
      Checked <Day on={checked_on} />
      {checked_by && ` by ${checked_by}`}:{' '}
      <span className={clsx(state !== 'confirmed' && 'text-gold')}>{outcomeWords(fact)}</span>.
      {confirmed_on && confirmed_on !== checked_on && ` Last confirmed ${formatDate(confirmed_on)}.`}
    </>
  );
}

/** That somebody disputes the figure, and what the provider answers, each with its date. */
export function Dispute({ of: { disputed_on, reply, replied_on } }: { of: Source }) {
  return (
    <>
      {disputed_on && (
        <span className="block font-semibold text-gold">{` Disputed since ${formatDate(disputed_on)}`}</span>
      )}
      {reply && (
        <span className="mt-1 block border-l-2 border-line pl-3">
          {` The provider replied${replied_on ? ` on ${formatDate(replied_on)}` : ''}: “${reply}”`}
        </span>
      )}
    </>
  );
}

/** The entries for some of a record's fields. */
export const factsFor = (facts: readonly Source[], fields: readonly string[]) =>
  facts.filter((fact) => fields.includes(fact.field));
