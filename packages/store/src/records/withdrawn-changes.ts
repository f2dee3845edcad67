import type { FieldChange, RecordChange } from '@tussock/core/changelog/changelog';
import { oldestOfFull } from '@tussock/core/changelog/most-changes';
import { recordName } from '@tussock/core/removal/shown-records';
import type { Lifecycle } from '../releases/lifecycle';

/** Whether an entry is the first to say what a record is called. */
const isNaming = ({ change, fields }: RecordChange) =>
  change === 'added' || fields.some(({ field }) => field === 'name' || field === 'title');

const nameOf = ({ kind, about }: RecordChange) => recordName({ kind, id: about.id });

/** A change of a field without its values. */
export const onlyThatItChanged = ({ field }: FieldChange): FieldChange => ({
  field,
  before: null,
  after: null,
  is_text: true,
});

/**
 * The changes without what only a withdrawn release said: its own, what a figure was in it where its successor says so, and
 * the removal of a record that it added or renamed. `all` are all that a release carries.
 */
export function withoutWithdrawn(withdrawn: Lifecycle['withdrawn'], all: RecordChange[]): RecordChange[] {
  if (withdrawn.length === 0) return all;
  const isWithdrawn = new Set(withdrawn.map(({ release }) => release));
  const followsWithdrawn = new Set(withdrawn.flatMap(({ successors }) => successors));
  const named = new Set(all.filter((one) => isWithdrawn.has(one.release) && isNaming(one)).map(nameOf));
  // The first release of all has no changes either.
  const oldest = oldestOfFull(all)?.release ?? 0;
  const listed = new Set(all.map(({ release }) => release));
  const unknown = withdrawn.filter(({ release }) => release <= oldest || !listed.has(release));
  return all.flatMap((entry): RecordChange[] => {
    if (isWithdrawn.has(entry.release)) return [];
    if (!followsWithdrawn.has(entry.release)) return [entry];
    const isUnknown = unknown.some(({ release }) => release < entry.release);
    if (entry.change === 'removed' && (isUnknown || named.has(nameOf(entry)))) return [];
    return [{ ...entry, fields: entry.fields.map(onlyThatItChanged) }];
  });
}
