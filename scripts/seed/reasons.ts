import { readValue } from '@tussock/core/directory/read-value';
import { NO_REASON, REMOVAL_COLUMNS } from '@tussock/core/removal/columns';
import { type RemovableRecord, recordName } from '@tussock/core/removal/shown-records';
import { InterruptedError, UsageError } from '../cli/failure';
import { ask, isTerminal, type Terminal } from '../cli/terminal';
import { count, printable } from '../cli/text';

/** Asked one by one up to here; one reason is asked for more. */
const MOST_ASKED = 10;
const LONGEST = 1_000;

/**
 * Why each record is removed: what `--reason` says, else what the operator answers; with `--yes` nothing is asked and no
 * reason is given. Throws `UsageError` where there is nobody to ask.
 */
export async function reasonsFor(
  dropped: readonly RemovableRecord[],
  reason: string | undefined,
  yes: boolean,
  terminal?: Terminal,
): Promise<(record: RemovableRecord) => string> {
  if (reason !== undefined && (reason.trim() === '' || reason.length > LONGEST))
    throw new UsageError(`A reason has 1 to ${LONGEST} characters.`);
  const same = asLoaded(reason ?? '');
  if (dropped.length === 0 || reason !== undefined || yes) return () => same;
  const records = count(dropped.length, 'record');
  if (!isTerminal(terminal))
    throw new UsageError(
      `${records} would be removed, and there is no terminal to ask why on. Add --reason TEXT, list them with their reasons in removals.csv, or add --yes to give no reason.`,
    );
  if (dropped.length > MOST_ASKED) {
    const all = await answerTo(`Why are ${records} removed? Visitors see the reason`, '', terminal);
    return () => all;
  }
  const reasons = new Map<string, string>();
  let last = '';
  for (const record of dropped) {
    const question = `Why is ${printable(record.name)} removed? Visitors see the reason`;
    last = await answerTo(question, last, terminal);
    reasons.set(recordName(record), last);
  }
  return (record) => reasons.get(recordName(record)) ?? same;
}

async function answerTo(question: string, before: string, terminal?: Terminal): Promise<string> {
  const answered = await ask(question, before, terminal);
  if (answered === null) throw new InterruptedError('Stopped. Nothing was published.');
  return asLoaded(answered.slice(0, LONGEST));
}

/** As a data folder with it is loaded, so that an export holds the same. */
function asLoaded(text: string): string {
  const read = readValue(REMOVAL_COLUMNS.reason, text, true);
  if ('reason' in read) throw new UsageError(`The reason ${read.reason}.`);
  return (read.value as string | null) ?? NO_REASON;
}
