import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFER_CARD } from '@tussock/core/offer/columns';
import { started } from '../started';
import { connectionTo } from './connection';
import { cpuNow } from './cpu';
import type { Installed } from './installed';
import { writeSqlite } from './load-sqlite';
import type { Served } from './ours';
import { ended } from './postgres';
import { columnsOf, type Relation } from './rows';

/** A bare Node server over a SQLite file of the same tables: the least that answers the questions. */
export async function serveSqlite({ modules }: Installed, relations: readonly Relation[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-sqlite-'));
  const file = join(folder, 'directory.db');
  writeSqlite(modules, file, relations);
  const typed = relations.flatMap((one) => Object.entries(columnsOf(one)));
  const named = (wanted: string) => [
    ...new Set(typed.flatMap(([name, type]) => (type === wanted ? [name] : []))),
  ];
  const card = OFFER_CARD.filter((name) => name !== 'tags' && name !== 'asset_class');
  const columns = JSON.stringify({ json: named('jsonb'), flags: named('boolean'), card });
  const { child, pid, first } = await started('peers/sqlite-server.mjs', [modules, file, columns]);
  const connection = connectionTo(Number(first));
  return {
    name: 'sqlite',
    ...connection,
    cpu: () => ({ server: cpuNow([pid])[0] ?? 0, engine: 0 }),
    async close() {
      connection.close();
      child.disconnect();
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
