import type { EffectiveDated } from '@tussock/core/settings/effective-dated';
import { formatDate } from '@tussock/core/text/format-date';
import { capitalised } from '@tussock/core/text/in-sentence';
import { Fragment } from 'react';
import { CONFIDENCE } from '../text/source-list';
import { Unbroken } from '../text/unbroken';

type Origin = Omit<EffectiveDated<unknown>, 'value'>;

/** A source by its name, with its address where one is known. */
type Named = Pick<Origin, 'source' | 'source_address'>;

/** The sources of figures, each a link where it has an address: how reliable each is, since when the figures apply, and when they were checked. */
export function Basis({ entries }: { entries: readonly Origin[] }) {
  return (
    <span className="mt-2! block text-12 leading-normal text-muted">
      {basisParts(entries).map(({ before, sources, after }) => (
        <Fragment key={before + after + sources[0]?.source}>
          {before}
          {sources.map((named, at) => (
            <Fragment key={named.source}>
              {at > 0 && '; '}
              <SourceName {...named} />
            </Fragment>
          ))}
          <Unbroken text={after} />
        </Fragment>
      ))}
    </span>
  );
}

function SourceName({ source, source_address }: Named) {
  const name = <Unbroken text={source} />;
  return source_address ? (
    <a href={source_address} rel="nofollow noopener" className="underline hover:text-ink">
      {name}
    </a>
  ) : (
    name
  );
}

/**
 * "Statute or agency page: Inland Revenue. In force from 1 April 2025, checked 31 May 2026." Sources of the same kind
 * and dates are grouped.
 */
export const basisText = (entries: readonly Origin[]): string =>
  basisParts(entries)
    .map(({ before, sources, after }) => before + sources.map(({ source }) => source).join('; ') + after)
    .join('')
    .trim();

/** The same in its parts, each after a blank: a name is a link on a page. */
function basisParts(entries: readonly Origin[]): { before: string; sources: Named[]; after: string }[] {
  const groups = new Map<string, Origin[]>();
  for (const entry of entries) {
    const alike = `${kind(entry)}|${dates(entry)}`;
    groups.set(alike, [...(groups.get(alike) ?? []), entry]);
  }
  const sharedDates = new Set(entries.map(dates)).size === 1;
  return [...groups.values()].map((group, at) => {
    const [first] = group;
    const isLast = at === groups.size - 1;
    const dated = sharedDates ? (isLast ? ` ${dates(first)}.` : '') : ` ${dates(first)}.`;
    return {
      before: kind(first) ? ` ${kind(first)}: ` : ' ',
      sources: [...new Map(group.map((entry) => [entry.source, entry])).values()],
      after: `.${dated}`,
    };
  });
}

const kind = (entry: Origin | undefined) => (entry?.confidence ? CONFIDENCE[entry.confidence] : '');

function dates(entry: Origin | undefined): string {
  const checked = entry?.checked_on ? `checked ${formatDate(entry.checked_on)}` : 'not checked';
  return entry?.in_force_from
    ? `In force from ${formatDate(entry.in_force_from)}, ${checked}`
    : capitalised(checked);
}
