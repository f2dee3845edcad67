import type { EffectiveDated } from '@tussock/core/settings/effective-dated';
import { formatDate } from '@tussock/core/text/format-date';
import { capitalised } from '@tussock/core/text/in-sentence';
import { CONFIDENCE } from '../text/source-list';
import { Unbroken } from '../text/unbroken';

type Origin = Omit<EffectiveDated<unknown>, 'value'>;

/** The sources of figures: how reliable each is, since when the figures apply, and when they were checked. */
export function Basis({ entries }: { entries: readonly Origin[] }) {
  return (
    <span className="mt-2! block text-12 leading-normal text-muted">
      <Unbroken text={` ${basisText(entries)}`} />
    </span>
  );
}

/**
 * "Statute or agency page: Inland Revenue. In force from 1 April 2025, checked 31 May 2026." Sources of the same kind
 * and dates are grouped.
 */
export function basisText(entries: readonly Origin[]): string {
  const groups = new Map<string, Origin[]>();
  for (const entry of entries) {
    const alike = `${kind(entry)}|${dates(entry)}`;
    groups.set(alike, [...(groups.get(alike) ?? []), entry]);
  }
  const sharedDates = new Set(entries.map(dates)).size === 1;
  const parts = [...groups.values()].map((group) => {
    const [first] = group;
    const sources = [...new Set(group.map((entry) => entry.source))].join('; ');
    const named = kind(first) ? `${kind(first)}: ${sources}` : sources;
    return sharedDates ? `${named}.` : `${named}. ${dates(first)}.`;
  });
  return [...parts, ...(sharedDates && entries[0] ? [`${dates(entries[0])}.`] : [])].join(' ');
}

const kind = (entry: Origin | undefined) => (entry?.confidence ? CONFIDENCE[entry.confidence] : '');

function dates(entry: Origin | undefined): string {
  const checked = entry?.checked_on ? `checked ${formatDate(entry.checked_on)}` : 'not checked';
  return entry?.in_force_from
    ? `In force from ${formatDate(entry.in_force_from)}, ${checked}`
    : capitalised(checked);
}
