import { droppedRecords, withRemovals } from '@tussock/core/removal/with-removals';
import { nzDate } from '@tussock/server/time';
import {
  type Publication,
  type Published,
  type PublishProgress,
  publishRelease,
} from '@tussock/store/publish';
import { JSON_OUTPUT, YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { interruptible } from '../../cli/interrupt';
import { Progress } from '../../cli/progress';
import { confirm, note, say } from '../../cli/terminal';
import { ALLOW_REMOVALS, FOLDER, fileSize, LARGEST_FILE, REASON } from '../arguments';
import { diffDirectories, type RecordChange } from '../diff/diff-directories';
import { summaryText } from '../diff/diff-text';
import { unusualChanges } from '../diff/unusual';
import { validFolder } from '../folder/valid-folder';
import { checkIdentity } from '../identity';
import { readReplaced } from '../live';
import { checkStorable, preparePublication } from '../publication';
import { publishFailure } from '../publish-failure';
import { reasonsFor } from '../reasons';
import { checkRemovals, largeRemovals } from '../removals';
import { unusualText } from '../report/unusual-text';
import { type DirectoryTarget, invalidate, withDirectory } from '../target';

const PHASE = { preparing: 'Preparing', writing: 'Writing', checking: 'Checking' } as const;

/** `publish FOLDER` */
export const publish = defineCommand({
  meta: { description: 'Validate a data folder, write it as a new release, check it and make it live' },
  details: 'Shows what would change and asks first. If it is stopped or fails, run it again: it continues.',
  example: 'scripts/sample --dry-run',
  args: {
    folder: FOLDER,
    'dry-run': { type: 'boolean', default: false, description: 'Do everything but write' },
    yes: YES,
    reason: REASON,
    'allow-removals': ALLOW_REMOVALS,
    'largest-file': LARGEST_FILE,
    json: JSON_OUTPUT,
  },
  async run({ args }) {
    const { folder, json, yes, 'dry-run': dryRun, 'allow-removals': allowed } = args;
    const valid = await validFolder(folder, { quiet: json, largestFile: fileSize(args['largest-file']) });
    await withDirectory(async (target) => {
      checkIdentity(valid, folder, target);
      const { release: live, tables, unreadable } = await readReplaced(target);
      checkRemovals(largeRemovals(tables, valid), folder, allowed);
      const reasonOf = await reasonsFor(droppedRecords(tables, valid), args.reason, yes || dryRun);
      const directory = withRemovals(tables, valid, nzDate(new Date()), reasonOf);
      const publication = preparePublication(directory);
      // Dropped before the writing: for a large directory it takes as much memory as the tables.
      let changes: RecordChange[] | null = diffDirectories(tables, directory);
      if (!json)
        say(
          unreadable
            ? `${unreadable.message}. ${summaryText(changes)}`
            : announcement(changes, live, target.place, folder),
        );
      if (!json && live !== null && !unreadable) {
        const unusual = unusualText(unusualChanges(tables, directory), live);
        if (unusual) note(`${unusual}\n`);
      }
      if (dryRun) checkStorable(publication);
      if (dryRun) {
        return say(json ? JSON.stringify({ live, changes }, null, 2) : 'A dry run: nothing was written.');
      }
      if (changes.length > 0 && !(await confirm('Publish this?', yes))) return say('Nothing was published.');
      changes = null;

      const published = await interruptible((signal) => write(target, publication, live, signal));
      say(json ? JSON.stringify(published, null, 2) : outcome(published));
      const edge = published.changed ? await invalidate(target) : null;
      if (edge && !json) say(edge);
    });
  },
});

/** Writes a release, with its progress. Throws an error that says what became of it. */
async function write(
  target: DirectoryTarget,
  publication: Publication,
  live: number | null,
  signal: AbortSignal,
): Promise<Published> {
  const progress = new Progress();
  let last: PublishProgress | null = null;
  const onProgress = (now: PublishProgress) => {
    last = now;
    progress.step(PHASE[now.phase], now.done, now.total);
  };
  try {
    return await publishRelease(target.table, publication, { signal, onProgress, comparedWith: live });
  } catch (error) {
    throw await publishFailure(error, { target, live, last, stopped: signal.aborted });
  } finally {
    progress.end();
  }
}

function announcement(changes: RecordChange[], live: number | null, place: string, folder: string): string {
  if (live === null) return `The first release of ${place}. ${summaryText(changes)}`;
  const more = changes.length > 0 ? `\nEach change: npm run seed -- diff ${folder}` : '';
  return `Against release ${live} of ${place}: ${summaryText(changes)}${more}`;
}

function outcome({ release, changed, continued, before }: Published): string {
  if (!changed) return `Nothing changed: release ${release} is live and holds the same.`;
  const how = continued ? ' (an unfinished run was completed)' : '';
  const back = before === null ? '' : ` To go back: npm run seed -- rollback ${before}`;
  return `Release ${release} is live${how}.${back}`;
}
