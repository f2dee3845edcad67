import { monthsAfter } from '../calendar/months';
import type { Directory } from '../directory/directory';
import { groupBy } from '../list/group-by';
import { hasEnded } from '../offer/status';
import { withOverride } from '../settings/settings';
import { compareNames, compareText } from '../text/fold';
import { checkOf, latestLooks } from './checks';
import { SOURCE_COLUMNS, type SourceState } from './columns';
import { fieldLabel } from './field-label';
import { KIND_OF_TABLE } from './kind';
import { type MarkSettings, markOf } from './mark';
import { withState } from './source-state';

export type StaleReason = 'faded' | 'lapsed' | 'past its closing date' | Exclude<SourceState, 'confirmed'>;

/** A figure to check again. */
export interface StaleFigure {
  /** The date by which the list is sorted: when it was confirmed, else last looked at, or the closing date that has passed. */
  since: string;
  reason: StaleReason;
  table: (typeof SOURCE_COLUMNS)['record']['to'][number];
  id: string;
  name: string;
  field: string;
  label: string;
  /** Of the entry of the fact ledger; null for a closing date without one. */
  tier: string | null;
  title: string | null;
  address: string | null;
  checked_by: string | null;
}

/**
 * What to check again on a day (a New Zealand date), oldest first: confirmed figures that have faded or lapsed; others
 * that nobody has looked at since they would have faded; sources that could not be reached; and closing dates
 * that have passed. Of several entries for one source the latest look counts. Offers that are not shown are left out.
 */
export function staleFigures(directory: Directory, today: string): StaleFigure[] {
  const settings = withOverride(directory.settings);
  const records = recordsOf(directory);
  const byFigure = groupBy(directory.sources, ({ record, field }) => `${record} ${field}`);
  const current = [...byFigure.values()].flatMap((rows) => latestLooks(rows.map(looked)));
  const entries = current.flatMap(({ row, ...look }): StaleFigure[] => {
    const record = records.get(row.record);
    const due = record && dueOf(look, today, settings);
    if (!record || !due) return [];
    const { field, tier, title, address, checked_by } = row;
    const label = fieldLabel({ kind: KIND_OF_TABLE[record.table], field });
    return [{ ...due, ...record, field, label, tier, title, address, checked_by }];
  });
  return [...entries, ...pastClosing(directory, today)].sort(
    (a, b) => compareText(a.since, b.since) || compareNames(a.name, b.name) || compareText(a.field, b.field),
  );
}

const looked = (row: Directory['sources'][number]) => ({ ...withState(row), row });

type Named = Pick<StaleFigure, 'table' | 'id' | 'name'>;

function recordsOf(directory: Directory): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const table of SOURCE_COLUMNS.record.to)
    for (const row of directory[table])
      if (!('is_active' in row) || row.is_active) found.set(row.id, { table, id: row.id, name: row.name });
  return found;
}

function dueOf(
  look: Parameters<typeof checkOf>[0],
  today: string,
  settings: MarkSettings,
): Pick<StaleFigure, 'since' | 'reason'> | null {
  const mark = markOf(checkOf(look), today, settings);
  if (mark.mark === 'aged') return { since: mark.confirmed_on, reason: mark.age };
  if (mark.mark !== 'half') return null;
  const isDue =
    mark.state === 'unreachable' || today > monthsAfter(mark.checked_on, settings.faded_after_months);
  return isDue ? { since: mark.checked_on, reason: mark.state } : null;
}

const pastClosing = ({ offers }: Directory, today: string): StaleFigure[] =>
  offers.flatMap((offer) => {
    const { id, name, closes_on, closed_on, is_active } = offer;
    if (!is_active || closes_on === null || closes_on >= today || closed_on !== null || hasEnded(offer))
      return [];
    return [
      {
        since: closes_on,
        reason: 'past its closing date',
        table: 'offers',
        id,
        name,
        field: 'closes_on',
        label: fieldLabel({ kind: 'offer', field: 'closes_on' }),
        tier: null,
        title: null,
        address: null,
        checked_by: null,
      } as const,
    ];
  });
