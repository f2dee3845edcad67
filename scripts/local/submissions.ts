import { join } from 'node:path';
import { createMissingTable } from '@tussock/server/table/create-table';
import type { KeyRing } from '@tussock/server/token/key-ring';
import { parseRevocation } from '@tussock/server/token/revocation';
import { tokenCheck } from '@tussock/server/token/unlock-token';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { createSubmissions } from '@tussock/submissions/app';
import { openLocalTable, type SubmissionsTable } from '@tussock/submissions/client';
import { outboxSender } from '@tussock/submissions/mail/outbox';
import { runMailer } from '@tussock/submissions/mail/run-mailer';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { note } from '../cli/terminal';
import { localFolder } from './folder';
import type { Visitors } from './site';
import { localUnlockKeys } from './unlock-keys';
import { visitorAddress } from './visitor-address';

export interface LocalSubmissions extends Visitors {
  table: SubmissionsTable;
  keys: KeyRing;
  /** Ends the mailer. */
  close(): Promise<void>;
}

const MAILER_PAUSE_MS = 5_000;
const ADDRESSES = { from: 'site@localhost.example', to: ['operator@localhost.example'] };

/**
 * Submissions on one machine, over the engine that `DYNAMODB_ENDPOINT` names: the table is made where it is missing, and
 * mails go to the folder `outbox` beside it. `reads` is the directory, which recipients, offers and asset classes are compared with.
 */
export async function openLocalSubmissions(
  reads: Pick<
    DirectoryReads,
    'live' | 'getProviderById' | 'getProviderBySlug' | 'getOfferById' | 'getAssetClass'
  >,
  folder = localFolder(),
  env: Record<string, string | undefined> = process.env,
): Promise<LocalSubmissions> {
  const table = openLocalTable(env);
  const keys = localUnlockKeys(folder, env);
  await createMissingTable(table, SUBMISSIONS_TABLE);
  const send = outboxSender(join(folder, 'outbox'), ADDRESSES);
  const now = () => new Date();
  const log = (event: object) => note(JSON.stringify(event));
  const submissions = createSubmissions({
    table,
    counters: table,
    keys,
    now,
    addressOf: (c) => visitorAddress(c) ?? 'unknown',
    async findProvider(id) {
      const live = await reads.live();
      if (!live) return null;
      const { release } = live;
      return (await reads.getProviderById(release, id)) ?? reads.getProviderBySlug(release, id);
    },
    async findOffer(id) {
      const live = await reads.live();
      return live && reads.getOfferById(live.release, id);
    },
    async findAssetClass(slug) {
      const live = await reads.live();
      return live && reads.getAssetClass(live.release, slug);
    },
    report: (failure) => log({ event: 'submission_failed', ...failure }),
    reportUnchecked: (failure) => log({ event: 'enquiry_unchecked', ...failure }),
  });

  let running = Promise.resolve();
  const mail = () => {
    running = running.then(async () => {
      await runMailer({ table, send, now, report: log }).catch(({ name }: Error) =>
        log({ event: 'mailer_failed', name }),
      );
    });
  };
  const timer = setInterval(mail, MAILER_PAUSE_MS);
  mail();
  return {
    table,
    keys,
    submissions,
    verifyToken: tokenCheck(keys, parseRevocation(env.UNLOCK_REVOKED)),
    async close() {
      clearInterval(timer);
      await running;
      table.client.destroy();
    },
  };
}
