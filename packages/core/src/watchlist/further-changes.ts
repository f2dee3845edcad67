import { changeText } from '../changelog/change-text';
import type { RecordChange } from '../changelog/changelog';
import { SEEN_FIELDS } from './seen';

const SEEN: ReadonlySet<string> = new Set(SEEN_FIELDS);

/** What the log says of an offer since the release of the last look, in words, beside the facts that `changesSince` compares: its fees, its security, its texts. */
export function furtherChanges(
  { seen_in }: { seen_in: number | null },
  log: readonly Pick<RecordChange, 'release' | 'change' | 'fields'>[],
): string[] {
  if (seen_in === null) return [];
  const fields = log
    .filter(({ change, release }) => change === 'changed' && release > seen_in)
    .flatMap((entry) => entry.fields.filter(({ field }) => !SEEN.has(field)));
  // A text that two releases rewrote is rewritten.
  return [...new Set(fields.map((field) => changeText(field)))];
}
