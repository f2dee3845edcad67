import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { readArguments } from '../seed/arguments';
import { openTarget } from '../seed/target';
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
 * What a local site stands on: the embedded engine (or the one that `DYNAMODB_ENDPOINT` names), the sample directory where
 * nothing was published yet, and the submissions. Mails go to the folder `outbox`.
 */
export async function openDirectory(): Promise<OpenDirectory> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const engine = process.env.DYNAMODB_ENDPOINT ? null : await openLocalEngine();
  if (engine) process.env.DYNAMODB_ENDPOINT = engine.endpoint;
  await publishSampleWhereNothingIs();
  const submissions = await openLocalSubmissions();
  return {
    reads: createDirectoryReads(openDirectoryTable('reader')),
    submissions,
    async close() {
      await submissions.close();
      await engine?.close();
    },
  };
}

async function publishSampleWhereNothingIs() {
  const target = await openTarget();
  const live = await createDirectoryReads(target.table).live();
  await target.close();
  if (live) {
    return console.log(`The directory holds release ${live.release}; "npm run seed -- releases" lists all.`);
  }
  console.log('Nothing is published yet: loading the sample directory.');
  await publish(readArguments(['publish', SAMPLE, '--yes']), new AbortController().signal);
}
