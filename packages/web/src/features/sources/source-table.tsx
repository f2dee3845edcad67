import type { ListedSource } from '@tussock/core/changelog/changelog';
import { checksOf } from '@tussock/core/source/checks';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { fieldLabel } from '@tussock/core/source/field-label';
import type { Mark } from '@tussock/core/source/mark';
import { noteOf, STATE_LABELS } from '@tussock/core/source/source-state';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { ExternalLink } from '../../ui/external-link';
import { MarkShape } from '../../ui/source/mark-shape';
import { Dispute } from '../../ui/source/source-notes';
import { useMarkOf } from '../../ui/source/use-mark-of';
import { Day } from '../../ui/text/day';
import { Unbroken } from '../../ui/text/unbroken';

/** Entries of the fact ledger, line by line. */
export function SourceTable({ entries }: { entries: readonly ListedSource[] }) {
  const markOf = useMarkOf();
  return (
    <section
      aria-label="Fact ledger"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="stacked-rows overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full text-14 sm:min-w-[38rem]">
        <thead>
          <tr className="border-b border-line text-left text-12 text-muted [&>th]:px-3 xl:[&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
            <th scope="col">Record and figure</th>
            <th scope="col">Source</th>
            <th scope="col">Checked</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one figure may have two entries of one title and day
            <Entry key={at} entry={entry} mark={markOf(checkOf(entry))} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What one entry comes to by itself. */
const checkOf = (entry: ListedSource) => checksOf([entry])[entry.field] ?? null;

function Entry({ entry, mark }: { entry: ListedSource; mark: Mark }) {
  const note = noteOf(entry);
  return (
    <tr className="border-b border-line align-top last:border-0 [&>*]:px-3 xl:[&>*]:px-4 [&>*]:py-3">
      <th scope="row" className="text-left font-normal sm:w-[36%]">
        <Link to={paths[entry.kind](entry.about)} className="font-serif text-15 leading-snug hover:underline">
          {entry.about.name}
        </Link>{' '}
        <span className="block text-13 text-muted">{fieldLabel(entry)}</span>
      </th>
      <td data-column="Source" className="sm:w-[28%]">
        {entry.address ? (
          <ExternalLink href={entry.address}>
            <Unbroken text={entry.title} />
          </ExternalLink>
        ) : (
          <Unbroken text={entry.title} />
        )}
        <span className="block text-13 whitespace-nowrap text-muted">
          {` Grade ${entry.tier}, ${SOURCE_COLUMNS.tier.values[entry.tier]}`}
        </span>
      </td>
      <td data-column="Checked" className="whitespace-nowrap">
        <Day on={entry.checked_on} />
      </td>
      <td data-column="Outcome">
        <MarkShape mark={mark} /> {STATE_LABELS[entry.state]}
        {note && `: ${note}`}
        <Dispute of={entry} />
      </td>
    </tr>
  );
}
