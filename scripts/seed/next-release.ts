import type { Directory } from '@tussock/core/directory/directory';
import { droppedRecords, withRemovals } from '@tussock/core/removal/with-removals';
import { nzDate } from '@tussock/core/text/nz-date';
import type { Publication } from '@tussock/store/publish';
import { changesBetween, diffDirectories, type RecordChange } from './diff/diff-directories';
import { summaryText } from './diff/diff-text';
import type { Unusual } from './diff/unusual-record';
import { checkIdentity } from './identity';
import { type Replaced, readReplaced, unusualBeside, withEarlierRemovals } from './live';
import { preparePublication } from './publication';
import { reasonsFor } from './reasons';
import { checkLargeRemovals, largeRemovals } from './removals';
import type { DirectoryTarget } from './target';

export interface NextRelease {
  /** What is live, which the next release replaces. */
  replaced: Replaced;
  /** The folder's tables, with the removals that replacing makes. */
  directory: Directory;
  publication: Publication;
  /** Made each time: those of a large directory take as much memory as its tables. */
  changes: () => RecordChange[];
  /** One line. */
  summary: string;
  /** Empty where nothing is live to compare with. */
  unusual: Unusual[];
}

/**
 * What a valid folder would put in place of the live release, checked and ready to be written. Asks for the reasons of
 * removals; throws a `CheckError` where the folder is of another directory or removes too much.
 */
export async function nextRelease(
  target: DirectoryTarget,
  valid: Directory,
  asked: { folder: string; allowRemovals: boolean; reason: string | undefined; yes: boolean },
): Promise<NextRelease> {
  checkIdentity(valid, asked.folder, target);
  const replaced = await readReplaced(target, valid);
  const { tables } = replaced;
  checkLargeRemovals(largeRemovals(tables, valid), asked.folder, asked.allowRemovals);
  const before = await withEarlierRemovals(target, replaced);
  const reasonOf = await reasonsFor(droppedRecords(before, valid), asked.reason, asked.yes);
  const directory = withRemovals(before, valid, nzDate(new Date()), reasonOf);
  // What is published is made last: comparing large directories takes memory for a while.
  const summary = summaryText(changesBetween(tables, directory));
  const unusual = await unusualBeside(target, replaced, directory);
  const changes = () => diffDirectories(tables, directory);
  return { replaced, directory, publication: preparePublication(directory), changes, summary, unusual };
}
