import type { DatedEntry } from '@tussock/core/site/settings';
import { formatDate } from '../../app/dates';
import { CONFIDENCE } from '../../components/content/source-list';

type Origin = Omit<DatedEntry<unknown>, 'value'>;

/** Where figures come from, below them: since when they apply, the source, how sure it makes us, when it was checked. */
export function Basis({ entries }: { entries: readonly Origin[] }) {
  const origins = entries.filter(
    (entry, place) => entries.findIndex((other) => other.source === entry.source) === place,
  );
  return (
    <span className="block text-12 leading-normal text-muted">
      {origins.map((origin) => (
        <span key={origin.source} className="block">
          {basisText(origin)}
        </span>
      ))}
    </span>
  );
}

/** "Inland Revenue, 9 September 2024. Statute or agency page. In force from 1 April 2025, checked 31 May 2026." */
export function basisText(origin: Origin): string {
  const since = origin.in_force_from && `in force from ${formatDate(origin.in_force_from)}`;
  const checked = origin.checked_on ? `checked ${formatDate(origin.checked_on)}` : 'not checked';
  const dates = [since, checked].filter(Boolean).join(', ');
  const parts = [origin.source, origin.confidence && CONFIDENCE[origin.confidence], capital(dates)];
  return `${parts.filter(Boolean).join('. ')}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
