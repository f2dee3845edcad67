import { type Directory, directory as directorySchema } from '@tussock/core/directory/directory';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import { validateDirectory } from '@tussock/core/directory/validate';
import { formatDate } from '@tussock/core/text/format-date';
import { nzDate } from '@tussock/core/text/nz-date';
import type { DirectoryTable } from '@tussock/store/client';
import { PublishConflict, ReleaseGone } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/lifecycle';
import { readManifest } from '@tussock/store/manifest';
import { checkStaged, publishStaged } from '@tussock/store/publish';
import { restoreSearchFile } from '@tussock/store/search-file-target';
import { readTables } from '@tussock/store/tables';
import { CheckError, OperationError, UsageError } from '../../cli/failure';
import { saidIfStopped } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { confirm, note, say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { diffDirectories, type RecordChange } from '../diff/diff-directories';
import { summaryText } from '../diff/diff-text';
import { asWritten } from '../folder/write-folder';
import { checkIdentity } from '../identity';
import { readReplaced, unusualBeside } from '../live';
import { publishFailure } from '../publish-failure';
import { releaseInWords, whatListsReleases } from '../release-in-words';
import { checkLargeRemovals, largeRemovals } from '../removals';
import { reportText, totals } from '../report/report';
import { noteUnusual } from '../report/unusual-text';
import { sayPublished } from '../say-published';
import { type DirectoryTarget, searchTargetOf, withDirectory } from '../target';

interface Options {
  folder?: string | undefined;
  reason?: string | undefined;
  yes: boolean;
  json: boolean;
  'dry-run': boolean;
  'allow-removals': boolean;
}

/** Makes the release of a preview live as it was looked at. The checks of a publish hold for it too. */
export async function publishPreviewed(options: Options, release: number): Promise<void> {
  if (options.folder !== undefined)
    throw new UsageError('Name a data folder or the release of a preview, not both.');
  if (options.reason !== undefined)
    throw new UsageError('Reasons are stored with the preview: give --reason to `preview`.');
  await withDirectory(
    async (target, begins) => {
      const source = `release ${release}`;
      if ((await readPointer(target.table)) === release) {
        begins();
        return liveAlready(target, release, options);
      }
      const directory = await stagedTables(target.table, release);
      checkAgain(directory, source);
      checkIdentity(directory, source, target);
      const replaced = await readReplaced(target, directory);
      const { release: live, tables } = replaced;
      checkLargeRemovals(largeRemovals(tables, directory), source, options['allow-removals']);
      const changes = diffDirectories(tables, directory);
      if (!options.json) {
        say(announcement(release, changes, live, target.place));
        noteUnusual(await unusualBeside(target, replaced, directory), live);
        await noteEarlierDate(target.table, release);
      }
      if (options['dry-run'])
        return say(options.json ? asJson({ live, changes }) : 'A dry run: nothing was published.');
      if (!(await confirm(`Publish release ${release}?`, options.yes))) return say('Nothing was published.');
      const failure = async (error: unknown) =>
        (await refusal(error, target.table, release)) ??
        (await publishFailure(error, { target, live, last: null, stopped: false }));
      await withSearchFile(target, release).catch(async (error) => {
        throw await failure(error);
      });
      const unknown = `It is not known whether release ${release} is live. Run the same command again.`;
      begins();
      const published = await saidIfStopped(unknown, () =>
        publishStaged(target.table, release).catch(async (error) => {
          throw await failure(error);
        }),
      );
      await sayPublished(target, published, { json: options.json, wasPreviewed: true });
    },
    { reassurance: 'Nothing was published.' },
  );
}

function announcement(
  release: number,
  changes: readonly RecordChange[],
  live: number | null,
  place: string,
): string {
  if (live === null) return `The first release of ${place}. ${summaryText(changes)}`;
  return `Release ${release} against release ${live} of ${place}: ${summaryText(changes)}`;
}

/** The run that made it live may have been stopped before it said so and cleared the edge. */
async function liveAlready(target: DirectoryTarget, release: number, options: Options): Promise<void> {
  if (!options['dry-run']) {
    await withSearchFile(target, release);
    const live = { release, changed: false, continued: false, before: release };
    return sayPublished(target, live, { json: options.json });
  }
  const nothing = `A dry run: nothing would change, release ${release} is live.`;
  say(options.json ? asJson({ live: release, changes: [] }) : nothing);
}

/** A large release without its file answers 503 to searches, and its folder may not be at hand to publish again. */
const withSearchFile = async (target: DirectoryTarget, release: number): Promise<void> =>
  restoreSearchFile(target.table, release, await searchTargetOf(target));

/** Of a release that can go live now: no question is asked about another, and a dry run says so too. */
const stagedTables = (table: DirectoryTable, release: number): Promise<Directory> =>
  checkStaged(table, release)
    .then(() => readTables(table, release))
    .catch(async (error) => {
      throw (await refusal(error, table, release)) ?? error;
    });

/** Readers see the date of a release beside its changes: it is the one of its writing, also of a preview that waited for days. */
async function noteEarlierDate(table: DirectoryTable, release: number): Promise<void> {
  const known = await readManifest(table, release);
  const day = known?.state === 'ready' ? nzDate(new Date(known.published_at)) : null;
  if (day === null || day === nzDate(new Date())) return;
  note(
    `Release ${release} is dated ${formatDate(day)}, when its preview was written: changes, feeds and the list of releases show that day. For the date of today, publish its folder: ${nextCommand('seed', ['publish', 'FOLDER'])}\n`,
  );
}

/** The rules may be stricter than when the preview was made: another version of this program, or another list of words. */
function checkAgain({ settings, ...tables }: Directory, source: string): void {
  const raw: RawTables = Object.fromEntries(
    TABLE_NAMES.filter((table) => tables[table].length > 0).map((table) => [
      table,
      { file: `${table}.json`, rows: tables[table].map(asWritten), text_values: false },
    ]),
  );
  const { directory, problems } = validateDirectory(raw, settings ?? undefined);
  if (directory !== null && directorySchema().safeParse(directory).success) return;
  const every = nextCommand('seed', ['validate', 'FOLDER', '--html', 'report.html']);
  throw new CheckError(
    `${reportText(problems, source, `${every}, with the folder of the preview`)}\n\nNothing was published: ${source} has ${totals(problems)}.`,
  );
}

/** Null for an error that says nothing of the release. */
async function refusal(
  error: unknown,
  table: DirectoryTable,
  release: number,
): Promise<UsageError | OperationError | null> {
  if (error instanceof ReleaseGone) {
    const { words, wasLive } = await releaseInWords(table, release);
    const next = wasLive
      ? `It goes live again with ${nextCommand('seed', ['rollback', String(release)])}.`
      : whatListsReleases();
    return new UsageError(`${words}, and --release takes one that was written for a preview. ${next}`);
  }
  if (error instanceof PublishConflict)
    return new OperationError(
      `${error.message}. Nothing was published. Make the preview again and look at it: ${nextCommand('seed', ['preview', 'FOLDER'])}`,
    );
  return null;
}
