import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { changelogSchemas, type ListedSource } from '@tussock/core/changelog/changelog';
import type { TableCount } from '@tussock/core/open-data/counts';
import type { CountedSource } from '@tussock/core/source/ledger-facets';
import type { Releases } from '../releases/live';
import { chunksKey, readChunks } from '../table/chunks';
import type { ReadableTable } from '../table/engine/readable-table';
import { IncompleteAnswer } from '../table/errors';
import { position } from '../table/keys';
import { numberedItems, readItem } from '../table/read-items';
import { cachedByRelease, type ResultCache } from '../table/result-cache';
import { shapeOf } from '../table/shape';
import { storedAs } from '../table/stored';
import type { DirectoryReads } from './directory-reads';
import {
  type LedgerTable,
  ledgerTableIn,
  ledgerTableOf,
  rowsInChunk,
  type StoredLedger,
} from './ledger-table';
import { countSources, sourceCounter } from './open-counts';

type Read = Pick<DirectoryReads, 'changelog'> & Pick<Releases, 'manifestOf'>;
type Counted = StoredLedger & { table: LedgerTable };
type LedgerReads = Pick<DirectoryReads, 'ledger' | 'ledgerCount' | 'ledgerRows' | 'eachSource'>;

/** A release from before the ledger was counted when it was stored has it from its changelog. */
export function ledgerReads(
  table: ReadableTable,
  cache: ResultCache,
  { changelog, manifestOf }: Read,
): LedgerReads {
  const stored = cachedByRelease(async (release): Promise<{ ledger: Counted | null }> => {
    const { chunks } = await manifestOf(release);
    if (!chunks.ledger) return { ledger: null };
    const ledger: StoredLedger = JSON.parse(await readChunks(table, release, 'ledger', chunks.ledger));
    const counted = ledgerTableIn(ledger);
    return { ledger: counted && { ...ledger, table: counted } };
  });

  const chunk = (release: number, at: number) =>
    cache.get(`${release}|ledger|${at}`, async () => {
      const item = await readItem(table, { pk: chunksKey(release, 'record'), sk: position(at) });
      if (!item) throw new IncompleteAnswer(`record of release ${release}`);
      const text = await unpacked(item.data);
      return { value: rowsInChunk(text), size: text.length };
    });

  return {
    async ledger(release) {
      const { ledger } = await stored(release);
      return ledger?.table ?? ledgerTableOf((await changelog(release)).ledger);
    },
    async ledgerCount(release) {
      const { ledger } = await stored(release);
      return ledger?.count ?? countSources((await changelog(release)).ledger);
    },
    async ledgerRows(release, rows) {
      const { ledger } = await stored(release);
      if (!ledger) {
        const all = (await changelog(release)).ledger;
        return rows.map((row) => all[row] as ListedSource);
      }
      const found: ListedSource[] = [];
      for (const row of rows) {
        const [at, first] = ledger.first_rows.findLast(([, from]) => from <= row) as [number, number];
        found.push(...asStored(ledger, [(await chunk(release, at))[row - first]]));
      }
      return found;
    },
    async eachSource(release, take) {
      const { ledger } = await stored(release);
      if (!ledger) return take((await changelog(release)).ledger);
      const ofLedger = new Set(ledger.first_rows.map(([at]) => position(at)));
      let rows = 0;
      for await (const { sk, data } of numberedItems(table, chunksKey(release, 'record'))) {
        if (!ofLedger.has(sk)) continue;
        const some = asStored(ledger, rowsInChunk(await unpacked(data)));
        rows += some.length;
        take(some);
      }
      if (rows < ledger.rows) throw new IncompleteAnswer(`record of release ${release}`);
    },
  };
}

const unpacked = async (data: unknown): Promise<string> =>
  (await promisify(gunzip)(data as Uint8Array)).toString();

/** Rows of the very fields of this version need no check. */
function asStored({ shape }: StoredLedger, rows: unknown[]): ListedSource[] {
  const schema = changelogSchemas().listedSource;
  return shape === shapeOf(schema) ? (rows as ListedSource[]) : rows.map((row) => storedAs(schema, row));
}

/**
 * The ledger without the rows that may not be shown. It goes through all of it once: `shown` has the number of each row that is left in the
 * whole.
 */
export async function shownLedger(
  { eachSource }: Pick<DirectoryReads, 'eachSource'>,
  release: number,
  shownOf: (rows: ListedSource[]) => ListedSource[],
): Promise<{ table: LedgerTable; shown: number[]; count: TableCount }> {
  const left: CountedSource[] = [];
  const shown: number[] = [];
  const { add, count } = sourceCounter();
  let at = 0;
  await eachSource(release, (rows) => {
    for (const row of rows) {
      const [one] = shownOf([row]);
      if (one) {
        const { state, tier, kind, provider } = one;
        left.push({ state, tier, kind, provider });
        shown.push(at);
        add(one);
      }
      at += 1;
    }
  });
  return { table: ledgerTableOf(left), shown, count: count() };
}
