import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { createMissingTable } from '@tussock/server/table/create-table';
import type { DirectoryTable } from '@tussock/store/client';
import { openDirectoryTable } from '@tussock/store/client';
import { publishRelease } from '@tussock/store/publish';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { Progress } from '../cli/progress';
import { type LocalEngine, openLocalEngine } from '../local/engine';
import { localFolder } from '../local/folder';
import { localSearchTarget } from '../local/search-files';
import { validFolder } from '../seed/folder/valid-folder';
import { preparePublication } from '../seed/publication';
import { manyOffers } from './many-offers';

const SAMPLE = 'scripts/sample';

export interface BenchDirectory {
  /** Names the engine to a process that reads from it. */
  env: LocalEngine['env'] & { TUSSOCK_LOCAL: string };
  table: DirectoryTable;
  close(): Promise<void>;
}

export const sampleWith = async (count: number): Promise<Directory> =>
  manyOffers(await validFolder(SAMPLE, { quiet: true }), count);

const SHORT = 200;
const shortened = <T extends string | null>(text: T) => text?.slice(0, SHORT) ?? null;

/** Without long texts and sources: 100,000 complete offers exceed the longest string of Node. */
export async function leanSampleWith(count: number): Promise<Directory> {
  const sample = await sampleWith(count);
  return {
    ...sample,
    sources: [],
    offers: sample.offers.map((row) => ({
      ...row,
      description: shortened(row.description),
      details: shortened(row.details),
      conflicts: shortened(row.conflicts),
      outcome_note: shortened(row.outcome_note),
    })),
  };
}

/** A directory in an embedded engine on disk, by name. What an earlier run published there is used again. */
export async function openBenchDirectory(name: string, directory: Directory): Promise<BenchDirectory> {
  const folder = join(localFolder(), 'bench', name);
  const engine = await openLocalEngine(folder);
  const table = openDirectoryTable('writer', engine.env);
  await createMissingTable(table, DIRECTORY_TABLE);
  const progress = new Progress();
  await publishRelease(table, preparePublication(directory), {
    searchFiles: await localSearchTarget(folder),
    onProgress: ({ phase, done, total }) => progress.step(`${name}: ${phase}`, done, total),
  });
  progress.end();
  return {
    env: { ...engine.env, TUSSOCK_LOCAL: folder },
    table,
    close: async () => {
      table.client.destroy();
      await engine.close();
    },
  };
}
