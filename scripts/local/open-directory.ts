import { openDirectoryTable } from '@tussock/store/client';
import { ReleaseUnreadable } from '@tussock/store/errors';
import { readPointer } from '@tussock/store/lifecycle';
import { readManifest } from '@tussock/store/manifest';
import { createPreviewSource, type PreviewSource } from '@tussock/store/preview-source';
import { createDirectoryReads } from '@tussock/store/reads';
import type { FileOfReads } from '@tussock/store/search-parts';
import { runCommand } from 'citty';
import { OperationError } from '../cli/failure';
import { say } from '../cli/terminal';
import { type DirectoryTarget, openDirectoryTarget } from '../seed/target';
import { publish } from '../seed/verbs/publish';
import { openLocalEngine } from './engine';
import { localFileOf } from './search-files';
import { type LocalSubmissions, openLocalSubmissions } from './submissions';

const SAMPLE = 'scripts/sample';

export interface OpenDirectory {
  reads: ReturnType<typeof createDirectoryReads>;
  previews: PreviewSource;
  searchFileOf: FileOfReads;
  submissions: LocalSubmissions;
  close(): Promise<void>;
}

/**
 * What a local site reads and writes: the embedded engine (or the one that `DYNAMODB_ENDPOINT` names) with the sample
 * directory where nothing was published yet, and the submissions. Mails go to the folder `outbox`.
 */
export async function openDirectory(): Promise<OpenDirectory> {
  const engine = process.env.DYNAMODB_ENDPOINT ? null : await openLocalEngine();
  Object.assign(process.env, engine?.env);
  try {
    await publishSampleIfNeeded();
    const table = openDirectoryTable('local');
    const reads = createDirectoryReads(table);
    const submissions = await openLocalSubmissions(reads);
    return {
      reads,
      previews: createPreviewSource(table),
      searchFileOf: await localFileOf(),
      submissions,
      async close() {
        await submissions.close();
        await engine?.close();
      },
    };
  } catch (error) {
    await engine?.close();
    throw error;
  }
}

/** Publishes the sample where nothing is published, and where the demonstration is of a format that is not read. */
async function publishSampleIfNeeded() {
  const target = await openDirectoryTarget();
  try {
    const live = await readPointer(target.table);
    if (live === null) say('Nothing is published yet: loading the sample directory.');
    else if (await isDemonstrationToReplace(target, live))
      say(
        `Release ${live} was stored by another version of this program: loading the sample directory again.`,
      );
    else return say(`The directory holds release ${live}; npm run seed -- releases lists all.`);
  } finally {
    await target.close();
  }
  await runCommand(publish, { rawArgs: [SAMPLE, '--yes'] });
}

/** Throws `OperationError` for another directory than the demonstration of which no release can be read. */
async function isDemonstrationToReplace({ table }: DirectoryTarget, live: number): Promise<boolean> {
  const manifest = await readManifest(table, live);
  if (manifest?.state !== 'unreadable') return false;
  if (manifest.settings.demonstration) return true;
  const unreadable = new ReleaseUnreadable(live, manifest.format);
  const advice = `${unreadable.message} (npm run seed -- publish FOLDER).`;
  const served = await createDirectoryReads(table)
    .live()
    .catch(() => null);
  if (!served) throw new OperationError(advice);
  say(`${advice}\nUntil then release ${served.release} is served.`);
  return false;
}
