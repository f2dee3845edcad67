import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createApi } from '@tussock/api/app';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import type { OpenData } from '@tussock/core/open-data/rows';
import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import { recordCountsOf } from '@tussock/store/open-counts';
import { readOpenData } from '@tussock/store/open-data';
import { parse } from 'csv-parse/sync';
import { transform } from 'esbuild';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDirectory } from '../../../../tests/support/sample-directory';
import { memoryReads } from '../../../api/src/memory-reads.fixture';
import { createDataReleases } from './data-releases';
import { deltaFile, recordsFile } from './ndjson';
import { openSqlite } from './open-sqlite.fixture';

const sample = await sampleDirectory();

/** Reads in memory in which each release follows the one before it. */
function chained(releases: Record<number, ReturnType<typeof assemble>>) {
  const reads = memoryReads(releases);
  const { release } = reads;
  return Object.assign(reads, {
    release: async (number: number) => {
      const info = await release(number);
      return info && { ...info, previous: number > 1 ? { release: number - 1, hash: null } : null };
    },
  });
}

const changed: Directory = structuredClone(sample);
changed.offers.splice(0, 3);
for (const offer of changed.offers.slice(0, 5)) offer.name = `${offer.name} renamed`;
const reads = chained({ 1: assemble(sample), 2: assemble(changed) });
const site = createDataReleases({ reads });
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

interface ManifestFile {
  name: string;
  address: string;
  type: string;
  bytes: number;
  sha256: string;
}
let manifest: { files: ManifestFile[]; rows: Record<string, number>; [name: string]: unknown };
beforeAll(async () => {
  manifest = await (await get('/data/2/manifest.json')).json();
});

describe('the files of a release', () => {
  it('are as the manifest and the checksums say', async () => {
    expect(manifest).toMatchObject({ release: 2, delta_from: 1, demonstration: true, licence: null });
    expect(manifest.files.map(({ name }) => name)).toEqual([
      ...OPEN_TABLE_NAMES.map((table) => `${table}.csv`),
      ...['records.ndjson', 'delta.ndjson', 'directory.sqlite'],
    ]);
    const sums = String(await bytes('/data/2/SHA256SUMS'));
    for (const { name, address, type, sha256, ...file } of manifest.files) {
      const { pathname } = new URL(address);
      const answer = await get(pathname);
      const body = Buffer.from(await answer.arrayBuffer());
      expect([name, body.length, answer.headers.get('content-type')]).toEqual([name, file.bytes, type]);
      expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
      expect(sums).toContain(`${sha256}  ${name}\n`);
    }
    expect(sums).toContain('  manifest.json\n');
  });

  it('have the same rows in every format, of what can be read alone', async () => {
    const data = await readOpenData(reads, 2);
    const shown = changed.offers.filter((offer) => offer.is_active);
    expect(data.offers.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).sort());
    const database = await openSqlite(await bytes('/data/2/directory.sqlite'));
    expect(database.query('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(database.query('SELECT release FROM release')).toEqual([[2]]);
    const lines = String(await bytes('/data/2/records.ndjson'))
      .trimEnd()
      .split('\n');
    const records = lines.map((line) => JSON.parse(line));
    for (const table of OPEN_TABLE_NAMES) {
      const rows = data[table];
      expect([table, manifest.rows[table]]).toEqual([table, rows.length]);
      const ids = rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(records.filter((one) => one.table === table).map(({ record }) => record)).toEqual(rows);
      const [names, ...cells] = parse(await bytes(`/data/2/${table}.csv`), { bom: true }) as string[][];
      expect(names).toEqual(openColumns(table).map(([name]) => name));
      const asText = (value: unknown) =>
        value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
      // A text that a spreadsheet would run has an apostrophe in front; figures are as they are.
      const asCell = (value: unknown) =>
        typeof value === 'number' ? String(value) : asText(value).replace(/^(?=\s*[=+\-@])/, "'");
      expect(cells).toEqual(rows.map((row) => Object.values(row).map(asCell)));
      const stored = database.query(`SELECT * FROM ${table} ORDER BY rowid`);
      const asStored = (value: unknown) =>
        typeof value === 'boolean'
          ? Number(value)
          : typeof value === 'object' && value
            ? JSON.stringify(value)
            : value;
      expect(stored).toEqual(rows.map((row) => Object.values(row).map(asStored)));
    }
    expect(
      database.query('SELECT count(*) FROM offers WHERE is_exclusive AND management_fee IS NOT NULL'),
    ).toEqual([[0]]);
    database.close();
    expect(data.offers.length * data.sources.length * data.offer_tags.length).toBeGreaterThan(0);
    expect(data.offers.filter(({ outcome_return }) => Number(outcome_return) < 0)).not.toEqual([]);
  });

  it('name what no provider stated: the rest is as much as the dictionary counts', async () => {
    const unstated = { tax_structure: null, distribution: null, security_type: null, is_open_ended: null };
    const directory = structuredClone(sample);
    for (const offer of directory.offers.slice(0, 40)) Object.assign(offer, unstated, { term_months: null });
    const content = assemble(directory);
    const { offers } = await readOpenData(chained({ 1: content }), 1);
    const { columns } = recordCountsOf(content).offers;
    for (const name of [...Object.keys(unstated), 'term_months']) {
      const filled = offers.filter((row) => row[name] !== null);
      const stated = filled.filter(({ derived }) => !(derived as string[]).includes(name));
      expect([name, stated.length]).toEqual([name, columns[name]?.stated]);
      expect(filled.length, name).toBeGreaterThan(stated.length);
    }
  });

  it('are the same bytes when they are made again', async () => {
    const again = createDataReleases({ reads: chained({ 1: assemble(sample), 2: assemble(changed) }) });
    const sums = await (await again.request('/data/2/SHA256SUMS')).text();
    expect(sums).toBe(String(await bytes('/data/2/SHA256SUMS')));
  });
});

describe('the files of a release in memory', () => {
  const some = chained({ 1: assemble(sample) });
  const { release } = some;
  let edition = 'a';
  Object.assign(some, {
    release: async (number: number) => {
      const info = await release(number);
      return info && { ...info, edition };
    },
  });
  const site = createDataReleases({ reads: some });
  /** Whether the offers were read anew for a file. */
  const isMade = async (name: string, headers: Record<string, string> = {}) => {
    some.calls.length = 0;
    const { status } = await site.request(`/data/1/${name}`, { headers });
    return [status, some.calls.includes('listOffers')];
  };

  it('are made once for all of them and their parts, and again when something of it may be shown no more', async () => {
    expect(await isMade('offers.csv')).toEqual([200, true]);
    expect(await isMade('directory.sqlite', { range: 'bytes=0-99' })).toEqual([206, false]);
    edition = 'b';
    expect(await isMade('offers.csv')).toEqual([200, true]);
  });

  it('are not those that were made while that changed', async () => {
    const { listOffers } = some;
    edition = 'c';
    some.listOffers = (...wanted) => {
      edition = 'd';
      return listOffers(...wanted);
    };
    expect(await isMade('offers.csv')).toEqual([200, true]);
    some.listOffers = listOffers;
    edition = 'c';
    expect(await isMade('offers.csv')).toEqual([200, true]);
    expect(await isMade('offers.csv')).toEqual([200, false]);
  });
});

describe('a release of many offers', () => {
  const withOffers = (counts: Record<number, number>) => {
    const many = chained({ 1: assemble(sample), 2: assemble(changed) });
    const { release, listReleases } = many;
    const counted = <T extends { release: number; counts: Record<string, number> | null }>(one: T): T => ({
      ...one,
      counts: { ...one.counts, offers: counts[one.release] ?? 0 },
    });
    return Object.assign(many, {
      release: async (number: number) => {
        const found = await release(number);
        return found && counted(found);
      },
      listReleases: async () => (await listReleases()).map(counted),
    });
  };

  it('has no files, and nothing is read for them', async () => {
    const many = withOffers({ 1: 6_000, 2: 6_001 });
    const site = createDataReleases({ reads: many });
    for (const name of ['manifest.json', 'offers.csv', 'SHA256SUMS']) {
      const answer = await site.request(`/data/2/${name}`);
      expect([name, answer.status]).toEqual([name, 413]);
      expect(await answer.json()).toMatchObject({ code: 'release_too_large' });
    }
    expect(many.calls.filter((call) => call.startsWith('list'))).toEqual([]);
    const index = await (await site.request('/data/index.json')).json();
    const manifests = index.releases.map((one: { release: number; manifest: string | null }) => [
      one.release,
      one.manifest !== null,
    ]);
    expect(manifests).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('leaves the release after it without a delta', async () => {
    const site = createDataReleases({ reads: withOffers({ 1: 6_001, 2: 6_000 }) });
    expect((await site.request('/data/2/manifest.json')).status).toBe(200);
    expect((await site.request('/data/2/delta.ndjson')).status).toBe(404);
  });
});

/** The sample with some of its rows, and other texts in some of them. */
const anyDirectory: fc.Arbitrary<Directory> = fc
  .record({
    offers: fc.subarray(sample.offers),
    faqs: fc.subarray(sample.faqs),
    key_people: fc.subarray(sample.key_people),
    sources: fc.subarray(sample.sources),
    texts: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ texts, ...rows }) => {
    const directory = structuredClone({ ...sample, ...rows });
    for (const [at, offer] of directory.offers.entries())
      if (at % 3 === 0) offer.tagline = texts[at % texts.length] ?? null;
    return directory;
  });

describe('a delta', () => {
  let applyDelta: (records: string, delta: string) => string;
  beforeAll(async () => {
    const client = await (await createApi({ reads, build: 'b' }).request('/api/client.ts')).text();
    const { code } = await transform(client, { loader: 'ts', format: 'esm' });
    ({ applyDelta } = await import(`data:text/javascript,${encodeURIComponent(code)}`));
  });

  it('with the records of the release before gives those of this one, byte for byte', async () => {
    const [before, after] = [await bytes('/data/1/records.ndjson'), await bytes('/data/2/records.ndjson')];
    const delta = String(await bytes('/data/2/delta.ndjson'));
    expect(applyDelta(String(before), delta)).toBe(String(after));
    const operations = delta
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).op);
    expect(new Set(operations)).toEqual(new Set(['ADD', 'MOD', 'DEL']));
    expect((await get('/data/1/delta.ndjson')).status).toBe(404);
  });

  it('takes out a record whose id has spaces, as one of an older system may', async () => {
    const empty = Object.fromEntries(OPEN_TABLE_NAMES.map((table) => [table, []])) as unknown as OpenData;
    const before = { ...empty, faqs: [{ id: 'What is a PIE' }, { id: 'What' }] };
    const after = { ...empty, faqs: [{ id: 'What' }] };
    expect(applyDelta(recordsFile(before), deltaFile(before, after))).toBe(recordsFile(after));
  });

  it('does so between any two directories', async () => {
    const dataOf = async (directory: Directory) => readOpenData(memoryReads({ 1: assemble(directory) }), 1);
    await fc.assert(
      fc.asyncProperty(anyDirectory, anyDirectory, async (one, other) => {
        const [before, after] = [await dataOf(one), await dataOf(other)];
        expect(applyDelta(recordsFile(before), deltaFile(before, after))).toBe(recordsFile(after));
        expect(deltaFile(after, after)).toBe('');
      }),
      { numRuns: 30 },
    );
  });
});

describe('an answer', () => {
  it('is 304 for whoever has the file, and a part of it where one is asked for', async () => {
    const path = '/data/2/directory.sqlite';
    const whole = await get(path);
    const etag = whole.headers.get('etag') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    expect([whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([
      'bytes',
      String(body.length),
    ]);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=4096-', 4096, body.length - 1],
      ['bytes=-16', body.length - 16, body.length - 1],
      [`bytes=10-${body.length * 2}`, 10, body.length - 1],
    ] as const) {
      const part = await get(path, { range, 'if-range': etag });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to}/${body.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(body.subarray(from, to + 1))).toBe(true);
      expect(part.headers.get('cache-control')).toContain('no-transform');
      // A page of another site may read parts of a database as well.
      expect(part.headers.get('access-control-allow-origin')).toBe('*');
      expect(part.headers.get('access-control-expose-headers')).toContain('Content-Range');
    }
    for (const range of ['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=-'])
      expect([range, (await get(path, { range })).status]).toEqual([range, 200]);
    expect((await get(path, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
    expect((await get(path, { range: 'Bytes=0-9' })).status).toBe(206);
    const head = await site.request(path, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)]);
    const outside = await get(path, { range: `bytes=${body.length}-` });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${body.length}`]);
    // It is no version of the file, and the next caller may ask for another part.
    expect([outside.headers.get('cache-control'), outside.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it.each(['/data/2/manifest.json', '/data/2/SHA256SUMS', '/data/index.json'])(
    'is all of %s, which Lambda gets as text: a part could end within a letter',
    async (path) => {
      const whole = await get(path);
      const part = await get(path, { range: 'bytes=0-9' });
      expect([part.status, part.headers.get('accept-ranges')]).toEqual([200, 'none']);
      expect(await part.text()).toBe(await whole.text());
    },
  );

  it('is an error for what is not there', async () => {
    for (const path of ['/data/2/none.csv', '/data/2/..%2f1', '/data/1/delta.ndjson'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/data/3/manifest.json')).status).toBe(410);
    reads.error = new Error('away');
    expect((await get('/data/2/offers.csv')).status).toBe(503);
    reads.error = null;
  });

  it('has 4 MB at the most: a larger file is read in parts', async () => {
    const large = structuredClone(sample);
    for (const offer of large.offers) offer.description = 'ā'.repeat(30_000);
    const big = createDataReleases({ reads: chained({ 1: assemble(large) }) });
    const path = '/data/1/records.ndjson';
    const whole = await big.request(path);
    expect([whole.status, (await whole.json()).code]).toEqual([413, 'ask_for_parts']);
    const head = await big.request(path, { method: 'HEAD' });
    const size = Number(head.headers.get('content-length'));
    expect([head.status, size > 4 * 2 ** 20]).toEqual([200, true]);
    const parts: Buffer[] = [];
    for (let at = 0; at < size; at += parts.at(-1)?.length ?? size) {
      const part = await big.request(path, { headers: { range: `bytes=${at}-` } });
      expect(part.status).toBe(206);
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    const all = Buffer.concat(parts);
    const { files } = await (await big.request('/data/1/manifest.json')).json();
    const listed = files.find((one: ManifestFile) => one.name === 'records.ndjson');
    expect(createHash('sha256').update(all).digest('hex')).toBe(listed.sha256);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.length).toBe(4 * 2 ** 20);
  });

  it('is whole and compressed where the file alone would be too large, for whoever takes that', async () => {
    const large = structuredClone(sample);
    for (const offer of large.offers) offer.description = 'ā'.repeat(30_000);
    const big = createDataReleases({ reads: chained({ 1: assemble(large) }) });
    const path = '/data/1/records.ndjson';
    const asked = (headers: Record<string, string>) => big.request(path, { headers });
    const whole = await asked({ 'accept-encoding': 'br, gzip' });
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.status, whole.headers.get('content-encoding'), whole.headers.get('vary')]).toEqual([
      ...[200, 'gzip', 'Accept-Encoding'],
    ]);
    const body = gunzipSync(Buffer.from(await whole.arrayBuffer()));
    expect(`W/"${createHash('sha256').update(body).digest('hex')}"`).toBe(etag);
    expect((await asked({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304);
    // A part is of the file as it is, so what was compressed cannot be completed with one.
    const gzip = { 'accept-encoding': 'gzip' };
    expect((await asked({ ...gzip, range: 'bytes=0-9' })).headers.get('content-encoding')).toBeNull();
    expect((await asked({ ...gzip, range: 'bytes=0-9', 'if-range': etag })).status).toBe(200);
    for (const none of ['identity', 'br', 'gzip;q=0'])
      expect([none, (await asked({ 'accept-encoding': none })).status]).toEqual([none, 413]);
    for (const offer of large.offers) offer.description = randomBytes(80_000).toString('base64');
    const random = createDataReleases({ reads: chained({ 1: assemble(large) }) });
    expect((await random.request(path, { headers: gzip })).status).toBe(413);
  });

  it('of the index names every release with the address of its manifest', async () => {
    const answer = await get('/data/index.json');
    expect(await answer.json()).toMatchObject({
      live: 2,
      demonstration: true,
      licence: null,
      releases: [
        { release: 2, state: 'live', manifest: expect.stringMatching(/\/data\/2\/manifest\.json$/) },
        { release: 1, state: 'kept', manifest: expect.stringMatching(/\/data\/1\/manifest\.json$/) },
      ],
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/data/index.json', { 'if-none-match': etag })).status).toBe(304);
  });
});
