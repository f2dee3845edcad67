import { join } from 'node:path';
import type { DirectoryTable } from '@tussock/store/client';
import { openDirectoryTable } from '@tussock/store/client';
import { publishRelease } from '@tussock/store/publish';
import { createTableInput } from '@tussock/store/table';
import { localFolder, openLocalEngine } from '../local/engine';
import { ensureTable } from '../local/table';
import { preparePublication } from '../seed/publication';
import { Progress } from '../seed/terminal';
import { validFolder } from '../seed/verbs/valid-folder';
import { manyOffers } from './many-offers';

const SAMPLE = 'scripts/sample';

export interface BenchDirectory {
  endpoint: string;
  table: DirectoryTable;
  close(): Promise<void>;
}

const benchFolder = (count: number): string => join(localFolder(), 'bench', String(count));

export const sampleWith = (count: number) => manyOffers(validFolder(SAMPLE, { quiet: true }), count);

/** The sample with `count` offers in an embedded engine on disk; what an earlier run published there serves again. */
export async function openBenchDirectory(count: number): Promise<BenchDirectory> {
  const engine = await openLocalEngine(benchFolder(count));
  const table = openDirectoryTable('writer', { DYNAMODB_ENDPOINT: engine.endpoint });
  await ensureTable(table.client, createTableInput(table.name));
  const progress = new Progress();
  await publishRelease(table, preparePublication(sampleWith(count)), {
    onProgress: ({ phase, done, total }) =>
      progress.step(`${count.toLocaleString('en-NZ')} offers: ${phase}`, done, total),
  });
  progress.end();
  return {
    endpoint: engine.endpoint,
    table,
    close: async () => {
      table.client.destroy();
      await engine.close();
    },
  };
}
