import { changeText } from '../changelog/change-text';
import type { FieldChange, RecordChange } from '../changelog/changelog';
import { SEEN_FIELDS } from './seen';

const SEEN: ReadonlySet<string> = new Set(SEEN_FIELDS);

/**
 * What the log says of an offer since the release of the last look, in words, beside the facts that `changesSince` compares: its fees, its security, its texts.
 * @param total how many changes the log has of the offer, of which the latest are given
 */
export function furtherChanges(
  { seen_in }: { seen_in: number | null },
  log: readonly Pick<RecordChange, 'release' | 'change' | 'fields'>[],
  total: number,
): string[] {
  if (seen_in === null) return [];
  const fields = log
    .filter(({ change, release }) => change === 'changed' && release > seen_in)
    .flatMap((entry) => entry.fields.filter((change) => !SEEN.has(change.field) || isOfNoValue(change)));
  const isCut = total > log.length && log.every(({ release }) => release > seen_in);
  const earlier = isCut ? [`Of the latest ${log.length} changes: earlier ones are in the change log`] : [];
  // A text that two releases rewrote is rewritten.
  return [...new Set(fields.map((field) => changeText(field))), ...earlier];
}

/** Whether a fact had no value before and has none now: that it does not apply, or does after all, is not seen in values. */
const isOfNoValue = ({ before, after, is_text }: FieldChange) =>
  before === null && after === null && !is_text;
