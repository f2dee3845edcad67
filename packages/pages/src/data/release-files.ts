import { createHash } from 'node:crypto';
import type { OpenData } from '@tussock/core/open-data/rows';
import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import type { Release } from '@tussock/store/directory-reads';
import { csvFile } from './csv-file';
import { deltaFile, recordsFile } from './ndjson';
import { directoryDatabase } from './sqlite-tables';

/** A file of a data release. */
export interface DataFile {
  name: string;
  type: string;
  body: Buffer;
  /** In hexadecimal digits, of `body`. */
  sha256: string;
}

/** A release with what everyone may read of it. */
export interface ReadRelease {
  info: Release;
  data: OpenData;
}

const CSV = 'text/csv; charset=utf-8';
const NDJSON = 'application/x-ndjson; charset=utf-8';

export const MANIFEST = 'manifest.json';
const CHECKSUMS = 'SHA256SUMS';

/** Every file of a release; with the delta where the release before can be read. The same files for the same data. */
export function releaseFiles(current: ReadRelease, before: ReadRelease | null): DataFile[] {
  const { info, data } = current;
  const content = [
    ...OPEN_TABLE_NAMES.map((table) => file(`${table}.csv`, CSV, csvFile(data, table))),
    file('records.ndjson', NDJSON, recordsFile(data)),
    ...(before ? [file('delta.ndjson', NDJSON, deltaFile(before.data, data))] : []),
    file('directory.sqlite', 'application/vnd.sqlite3', directoryDatabase(data, info)),
  ];
  const manifest = jsonFile(MANIFEST, manifestOf(current, before, content));
  const sums = [...content, manifest].map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  return [...content, manifest, file(CHECKSUMS, 'text/plain; charset=utf-8', sums)];
}

function file(name: string, type: string, content: string | Buffer): DataFile {
  const body = Buffer.from(content as string);
  return { name, type, body, sha256: createHash('sha256').update(body).digest('hex') };
}

export const jsonFile = (name: string, content: object): DataFile =>
  file(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);

function manifestOf({ info, data }: ReadRelease, before: ReadRelease | null, files: DataFile[]): object {
  const { release, published_at, hash, previous, settings } = info;
  const rows = OPEN_TABLE_NAMES.map((table) => [table, data[table].length] as const);
  const address = `${settings.address}/data/${release}/`;
  return {
    release,
    published_at,
    hash,
    previous,
    demonstration: settings.demonstration,
    licence: settings.licence,
    dictionary: `${settings.address}/data/dictionary`,
    rows: Object.fromEntries(rows),
    delta_from: before?.info.release ?? null,
    files: files.map(({ name, type, body, sha256 }) => ({
      name,
      address: address + name,
      type,
      bytes: body.length,
      sha256,
    })),
  };
}
