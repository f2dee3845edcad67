import { gzipSync } from 'node:zlib';
import { type Changelog, changelogSchemas } from '@tussock/core/changelog/changelog';
import { ledgerTableOf, type StoredLedger, storedColumns } from '../../records/ledger-table';
import { countSources } from '../../records/open-counts';
import { CHUNK_COMPRESSION, chunkItem, chunkItems } from '../../table/chunks';
import type { Item } from '../../table/keys';
import { shapeOf } from '../../table/shape';
import { checkedPieces } from './json-pieces';

/** Characters of rows in a chunk. It is small because each of the 25 sources that a page shows may be in another one. */
const CHARACTERS = 256 * 1024;

/**
 * The chunks of a changelog, and of what its ledger is counted by. Each chunk of the changelog has whole rows of one list, or what is between
 * two lists, and is compressed by itself, so that some rows can be read without the others; together they are one text.
 */
export async function changelogChunks(
  release: number,
  changelog: Changelog,
): Promise<{ record: Item[]; ledger: Item[] }> {
  const record: Item[] = [];
  const first_rows: StoredLedger['first_rows'] = [];
  let row = -changelog.changes.length;
  for (const { text, rows } of cut(checkedPieces(changelogSchemas().changelog, changelog))) {
    const isLedger = rows > 0 && row >= 0 && row < changelog.ledger.length;
    if (isLedger) first_rows.push([record.length, row]);
    row += rows;
    record.push(chunkItem(release, 'record', record.length, gzipSync(text, CHUNK_COMPRESSION)));
  }
  const stored: StoredLedger = {
    rows: changelog.ledger.length,
    shape: shapeOf(changelogSchemas().listedSource),
    first_rows,
    columns: storedColumns(ledgerTableOf(changelog.ledger)),
    count: countSources(changelog.ledger),
  };
  return { record, ledger: await chunkItems(release, 'ledger', [JSON.stringify(stored)]) };
}

/** A piece that is a row is an object of its own; the others open and close lists. */
const isRow = (piece: string) => piece.length > 1 && piece.endsWith('}');

function* cut(pieces: Iterable<string>): Generator<{ text: string; rows: number }> {
  let text = '';
  let rows = 0;
  for (const piece of pieces) {
    const isOther = isRow(piece) !== rows > 0;
    if (text !== '' && (isOther || text.length + piece.length > CHARACTERS)) {
      yield { text, rows };
      [text, rows] = ['', 0];
    }
    text += piece;
    if (isRow(piece)) rows += 1;
  }
  yield { text, rows };
}
