import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { offerChanges } from '@tussock/core/record/offer-changes';
import { type OfferChange, type PublicRecord, publicRecord } from '@tussock/core/record/public-record';
import { recordOf } from '@tussock/core/record/record-of';
import { readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import { readManifest } from './manifest';
import { readTables } from './tables';

/** Changes that are carried from release to release; older ones are forgotten. */
const CHANGES_KEPT = 2_000;

/** The record of a release: what it changes against the live one, before what that had on record, and its own ledger. */
export async function recordFor(
  table: DirectoryTable,
  base: number | null,
  { tables, content }: { tables: Directory; content: Assembled },
  at: { release: number; published_at: string },
): Promise<PublicRecord> {
  const changes = base === null ? [] : await changesSince(table, base, tables, at);
  return publicRecord.parse({ changes: changes.slice(0, CHANGES_KEPT), ...recordOf(content) });
}

async function changesSince(
  table: DirectoryTable,
  base: number,
  tables: Directory,
  at: { release: number; published_at: string },
): Promise<OfferChange[]> {
  const chunks = (await readManifest(table, base))?.chunks.record ?? 0;
  const known = chunks > 0 ? readRecord(await readChunks(table, base, 'record', chunks)).changes : [];
  return [...offerChanges(await readTables(table, base), tables, at), ...known];
}

export const readRecord = (text: string): PublicRecord => publicRecord.parse(JSON.parse(text));
