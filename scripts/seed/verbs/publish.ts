import { type PublishProgress, publishRelease } from '@tussock/store/publish';
import { diffDirectories, type RecordChange } from '../diff/diff-directories';
import { summaryText } from '../diff/diff-text';
import { checkStorable, preparePublication } from '../publication';
import { confirm, Progress, say } from '../terminal';
import { readLive } from './live';
import { publishFailure } from './publish-failure';
import { validFolder } from './valid-folder';
import { type Run, withTarget } from './verb';

const PHASE = { preparing: 'Preparing', writing: 'Writing', checking: 'Checking' } as const;

/** `publish FOLDER`: validates, shows what changes, writes a release, checks it and makes it live. */
export const publish: Run = async ({ folder, json, yes, dryRun }, signal) => {
  const directory = validFolder(folder, { quiet: json });
  const publication = preparePublication(directory);
  await withTarget(async (target) => {
    const { live, tables } = await readLive(target);
    // Let go before the writing: of a large directory it is as much memory as the tables.
    let changes: RecordChange[] | null = diffDirectories(tables, directory);
    if (!json) say(announcement(changes, live, target.place, folder));
    if (dryRun) {
      checkStorable(publication);
      return say(json ? JSON.stringify({ live, changes }, null, 2) : 'A dry run: nothing was written.');
    }
    if (changes.length > 0 && !(await confirm('Publish this?', yes))) return say('Nothing was published.');
    changes = null;

    const progress = new Progress();
    let last: PublishProgress | null = null;
    try {
      const published = await publishRelease(target.table, publication, {
        signal,
        onProgress(now) {
          last = now;
          progress.step(PHASE[now.phase], now.done, now.total);
        },
      });
      progress.end();
      const note = published.changed ? await target.invalidate() : null;
      say(json ? JSON.stringify(published, null, 2) : outcome(published));
      if (note && !json) say(note);
    } catch (error) {
      progress.end();
      throw await publishFailure(error, { target, live, last, stopped: signal.aborted });
    }
  });
};

function announcement(changes: RecordChange[], live: number | null, place: string, folder: string): string {
  if (live === null) return `The first release of ${place}. ${summaryText(changes)}`;
  const more = changes.length > 0 ? `\nOne by one: npm run seed -- diff ${folder}` : '';
  return `Against release ${live} of ${place}: ${summaryText(changes)}${more}`;
}

function outcome({
  release,
  changed,
  continued,
  before,
}: Awaited<ReturnType<typeof publishRelease>>): string {
  if (!changed) return `Nothing changed: release ${release} is live and holds the same.`;
  const how = continued ? ' (an unfinished run was completed)' : '';
  const back = before === null ? '' : ` Back: npm run seed -- rollback ${before}`;
  return `Release ${release} is live${how}.${back}`;
}
