import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import { hasFiles, MOST_OFFERS_IN_FILES } from '@tussock/core/release/data-files';
import type { ListedRelease } from '@tussock/core/release/release';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { formatCount } from '@tussock/core/text/format-number';
import { useHref } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Badge } from '../../ui/badge';
import { SummaryLink } from '../../ui/summary-link';

const STATES: Record<ListedRelease['state'], string> = {
  live: 'Shown on this site',
  kept: 'Earlier release',
  withdrawn: 'Withdrawn: no files',
  pruned: 'No longer stored: no files',
};

/** Every release that was live, with its files where it can still be read. */
export function ReleaseList({ releases }: { releases: readonly ListedRelease[] }) {
  const downloadable = new Set(releases.filter(hasFiles).map((one) => one.release));
  const live = releases.find(({ state }) => state === 'live')?.release ?? null;
  return (
    <ol className="border-t border-line">
      {releases.map((one) => {
        const isTakenBack = one.state === 'kept' && live !== null && one.release > live;
        return (
          <li
            key={one.release}
            className="grid gap-x-10 gap-y-3 border-b border-line py-5 last:border-0 md:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="text-19">Release {one.release}</h3>
              <p className="text-14 text-muted">{one.published_at && formatDate(one.published_at)}</p>
              <p className="mt-1.5">
                <Badge tone={one.state === 'live' ? 'pine' : 'grey'}>
                  {isTakenBack ? 'Taken back' : STATES[one.state]}
                </Badge>
              </p>
            </div>
            <div className="min-w-0 space-y-2.5 text-14">
              {isTakenBack && <p>The site shows release {live} again.</p>}
              {one.counts && <p>{countsText(one.counts)}</p>}
              <Hash release={one} />
              {downloadable.has(one.release) ? (
                <Files
                  release={one.release}
                  from={one.previous && downloadable.has(one.previous.release) ? one.previous.release : null}
                />
              ) : (
                one.counts && <NoFiles />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const COUNTED = { offers: 'offers', providers: 'providers', platforms: 'platforms', funds: 'funds' };

const countsText = (counts: Readonly<Record<string, number>>) =>
  Object.entries(COUNTED)
    .map(([name, noun]) => formatCount(counts[name] ?? 0, noun))
    .join(', ');

function Hash({ release: { hash, previous } }: { release: ListedRelease }) {
  if (hash === null) return <p className="text-muted">Published before releases had a hash.</p>;
  return (
    <p className="text-muted">
      SHA-256{' '}
      <code className="text-13 [overflow-wrap:anywhere]" translate="no">
        {hash}
      </code>
      {previous ? `, follows release ${previous.release}` : ', the first release'}
    </p>
  );
}

/** `from` is the release that the delta starts from; null without one. */
function Files({ release, from }: { release: number; from: number | null }) {
  const file = (name: string, label: string) => (
    <FileLink
      path={paths.dataFile(release, name)}
      label={label}
      className="link inline-block min-h-6 pointer-coarse:py-2"
    />
  );
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        <li>{file('directory.sqlite', 'SQLite')}</li>
        <li>{file('records.ndjson', 'NDJSON')}</li>
        {from !== null && <li>{file('delta.ndjson', `Changes since release ${from}`)}</li>}
        <li>{file('manifest.json', 'Manifest')}</li>
        <li>{file('SHA256SUMS', 'Checksums')}</li>
      </ul>
      <details>
        <SummaryLink>CSV, one file for each table</SummaryLink>
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5">
          {OPEN_TABLE_NAMES.map((table) => (
            <li key={table}>{file(`${table}.csv`, table.replaceAll('_', ' '))}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const NoFiles = () => (
  <p>
    Releases of more than {wholeNumber(MOST_OFFERS_IN_FILES)} offers have no files. The{' '}
    <FileLink path={paths.apiReference} label="read API" /> has all of it, page by page.
  </p>
);

/** A link that the browser follows itself: no page of the site is behind it. */
export function FileLink({
  path,
  label,
  className = 'link',
}: {
  path: string;
  label: string;
  /** Outside a sentence, with the room of a target. */
  className?: string;
}) {
  return (
    <a href={useHref(path)} className={className}>
      {label}
    </a>
  );
}
