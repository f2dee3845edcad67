import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { isStale } from '@tussock/core/source/freshness';
import type { Source } from '@tussock/core/source/source';
import { formatDate } from '@tussock/core/text/format-date';
import clsx from 'clsx';
import { useToday } from '../../lib/today';
import { TextLink } from '../markdown/text-link';

/** Sources: what each is, its grade, when it was checked, and the outcome. */
export function SourceNotes({ facts }: { facts: readonly Source[] }) {
  const today = useToday();
  if (facts.length === 0) return null;
  return (
    <ul className="space-y-1.5 text-13 text-muted">
      {facts.map((fact) => (
        <li key={[fact.field, fact.title, fact.checked_on].join()}>
          {fact.address ? (
            <TextLink href={fact.address} className="underline decoration-control/50 hover:text-ink">
              {fact.title}
            </TextLink>
          ) : (
            fact.title
          )}
          <span className="block">
            Grade {fact.tier}, {SOURCE_COLUMNS.tier.values[fact.tier]}. <Checked fact={fact} today={today} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Checked({ fact, today }: { fact: Source; today: string }) {
  const matches = fact.outcome?.toLowerCase() === 'matches';
  return (
    <>
      Checked {formatDate(fact.checked_on)}
      {fact.checked_by && ` by ${fact.checked_by}`}
      {fact.outcome && (
        <>
          : <span className={clsx(!matches && 'text-gold')}>{fact.outcome}</span>
        </>
      )}
      .{isStale(fact.checked_on, today) && <span className="text-gold"> Checked over a year ago.</span>}
    </>
  );
}

/** The entries for some of a record's fields. */
export const factsFor = (facts: readonly Source[], fields: readonly string[]) =>
  facts.filter((fact) => fields.includes(fact.field));

/** Whether all checks of a figure are over a year old; it is then shown faded. */
export const isFaded = (facts: readonly Source[], today: string) =>
  facts.length > 0 && facts.every((fact) => isStale(fact.checked_on, today));
