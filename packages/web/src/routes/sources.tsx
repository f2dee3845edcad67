import { useQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '@tussock/core/record/public-record';
import { Link } from 'react-router-dom';
import { useApi } from '../lib/api-context';
import { formatDate } from '../lib/dates';
import { useAt } from '../lib/match-context';
import { fieldWords } from '../lib/offer/field-words';
import { paths } from '../lib/paths';
import { recordPage, sourcesQuery } from '../lib/queries/public-record';
import { ExternalLink } from '../ui/external-link';
import { RecordPage } from '../ui/page/paged-page';
import { TIER_WORDS } from '../ui/source/source-notes';

export default function Sources() {
  const query = useQuery(sourcesQuery(useApi(), recordPage(useAt().search)));
  return (
    <RecordPage
      title="Sources"
      description="The fact ledger: for each figure of an offer or fund the document or register it comes from, how strong that source is, when it was checked and what came of it."
      lede={
        <>
          The fact ledger: where figures come from, how strong the source is, when it was checked and what
          came of it.{' '}
          <Link to={paths.methodology} className="link">
            What the grades mean
          </Link>
          .
        </>
      }
      noun="entries"
      empty="No figure of this directory has a source on record yet."
      query={query}
    >
      {(entries) => (
        <section
          aria-label="Fact ledger"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-card border border-line bg-card"
        >
          <table className="w-full min-w-[52rem] text-14">
            <thead>
              <tr className="border-b border-line text-left text-12 text-muted [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
                <th scope="col">Record and figure</th>
                <th scope="col">Source</th>
                <th scope="col">Grade</th>
                <th scope="col">Checked</th>
                <th scope="col">Outcome</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one figure may have two entries of one title and day
                <Entry key={at} entry={entry} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </RecordPage>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const to = entry.kind === 'offer' ? paths.offer(entry.about) : paths.fund(entry.about);
  return (
    <tr className="border-b border-line align-top last:border-0 [&>*]:px-4 [&>*]:py-3">
      <th scope="row" className="min-w-60 text-left font-normal">
        <Link to={to} className="font-serif text-15 leading-snug hover:underline">
          {entry.about.name}
        </Link>
        <span className="block text-13 text-muted">{fieldWords(entry.field)}</span>
      </th>
      <td>{entry.address ? <ExternalLink href={entry.address}>{entry.title}</ExternalLink> : entry.title}</td>
      <td className="whitespace-nowrap">
        {entry.tier}, {TIER_WORDS[entry.tier]}
      </td>
      <td className="whitespace-nowrap">{formatDate(entry.checked_on)}</td>
      <td>{entry.outcome ?? 'Not stated'}</td>
    </tr>
  );
}
