import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { runCommand } from 'citty';
import { say } from '../cli/terminal';
import { openDirectoryTarget } from '../seed/target';
import { publish } from '../seed/verbs/publish';
import { openLocalEngine } from './engine';
import { type LocalSubmissions, openLocalSubmissions } from './submissions';

const SAMPLE = 'scripts/sample';

export interface OpenDirectory {
  reads: ReturnType<typeof createDirectoryReads>;
  submissions: LocalSubmissions;
  close(): Promise<void>;
}

/**
 * What a local site reads and writes: the embedded engine (or the one that `DYNAMODB_ENDPOINT` names) with the sample
 * directory where nothing was published yet, and the submissions. Mails go to the folder `outbox`.
 */
export async function openDirectory(): Promise<OpenDirectory> {
  const engine = process.env.DYNAMODB_ENDPOINT ? null : await openLocalEngine();
  if (engine) process.env.DYNAMODB_ENDPOINT = engine.endpoint;
  try {
    await publishSampleIfEmpty();
    const submissions = await openLocalSubmissions();
    return {
      reads: createDirectoryReads(openDirectoryTable('reader')),
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

async function publishSampleIfEmpty() {
  const target = await openDirectoryTarget();
  const live = await createDirectoryReads(target.table).live();
  await target.close();
  if (live) return say(`The directory holds release ${live.release}; npm run seed -- releases lists all.`);
  say('Nothing is published yet: loading the sample directory.');
  await runCommand(publish, { rawArgs: [SAMPLE, '--yes'] });
}
