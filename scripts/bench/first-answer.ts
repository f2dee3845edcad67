/**
 * Answers one address of the site in a process that has answered nothing yet. Argument: the path. Environment: DYNAMODB_ENDPOINT,
 * DYNAMODB_ACCESS_KEY, TUSSOCK_LOCAL. Message: a `FirstAnswer`.
 */
import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { ensureBuild } from '../build/ensure-build';
import { localFileOf } from '../local/search-files';
import { createSite } from '../local/site';

export interface FirstAnswer {
  status: number;
  /** CPU milliseconds of the answer, beside what loading the program took. */
  cpu: number;
  /** Megabytes that the process has then. */
  rss: number;
}

const [, , path = '/'] = process.argv;
const reads = createDirectoryReads(openDirectoryTable('writer'));
const site = await createSite(await ensureBuild(), reads, { searchFileOf: await localFileOf() });
const from = process.cpuUsage();
const answer = await site.request(path);
await answer.arrayBuffer();
const { user, system } = process.cpuUsage(from);
const { status } = answer;
const first: FirstAnswer = { status, cpu: (user + system) / 1_000, rss: process.memoryUsage.rss() / 2 ** 20 };
process.send?.(first, () => process.exit(0));
