import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApi } from '@tussock/api/app';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryReads } from '../../packages/api/src/memory-reads.fixture';
import { smallRelease } from '../support/small-directory';
import { Documented } from './support/documented';
import { loadFolder } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

interface Promised {
  'x-examples': string[];
  'x-stability': string;
  security?: object[];
  parameters?: { name: string; in: string; schema: { example?: unknown } }[];
}

let api: PublishedApi;
let documented: Documented;
let operations: [string, Promised][];
const sample = await loadFolder('scripts/sample');
beforeAll(async () => {
  api = await publishedApi(sample);
  documented = await Documented.of(api);
  operations = Object.entries(documented.document.paths).map(([path, { get }]) => [
    path,
    get as unknown as Promised,
  ]);
});
afterAll(() => api.close());

const good = { headers: { authorization: 'Bearer good' } };

/** Addresses of the document that answer something, with those of its parameters' examples. */
function examples(): string[] {
  return operations.flatMap(([path, { parameters = [], ...operation }]) => {
    const stated = parameters.filter((one) => one.schema.example !== undefined && !path.includes('{'));
    const byParameter = stated.map((one) => `${path}?${one.name}=${one.schema.example}`);
    return [...operation['x-examples'], ...byParameter];
  });
}

describe('the examples of the document', () => {
  it('are there for every operation and are its own', () => {
    const without = operations.filter(([, operation]) => operation['x-examples'].length === 0);
    expect(
      without.map(([path]) => path),
      'not in openapi/examples.ts',
    ).toEqual([]);
    for (const [path, operation] of operations)
      for (const address of operation['x-examples']) expect(documented.templateOf(address)).toBe(path);
  });

  it('answer as documented, and something', async () => {
    const empty = new Set(['/api/corrections', '/api/changes']);
    for (const address of examples()) {
      const answer = await api.get(address, good);
      const body = await answer.json();
      expect([address, answer.status]).toEqual([address, 200]);
      expect([address, documented.check(address, 200, body)]).toEqual([address, null]);
      if (Array.isArray(body.data) && ![...empty].some((path) => address.startsWith(path)))
        expect([address, body.data.length]).not.toEqual([address, 0]);
    }
  });
});

it('a parameter that no operation names changes no answer', async () => {
  for (const address of examples()) {
    const read = async (at: string) => (await api.get(at, good)).text();
    const unnamed = `${address}${address.includes('?') ? '&' : '?'}asset_klass=property`;
    expect([address, await read(unnamed)]).toEqual([address, await read(address)]);
  }
});

describe('a release that was live and is kept', () => {
  it('is answered whole by every operation, as it was answered while it was live', async () => {
    // The list of releases is that of now.
    const addresses = examples().filter((address) => !/release=|^\/api\/releases/.test(address));
    const read = async (address: string) => (await api.get(address, good)).json();
    const while1 = await Promise.all(addresses.map(read));
    const changed = structuredClone(sample);
    for (const offer of changed.offers) offer.name = `${offer.name} again`;
    for (const provider of changed.providers) provider.name = `${provider.name} again`;
    await api.publish(changed);
    await api.publish({ ...changed, faqs: [] });
    const pinned = (address: string) => `${address}${address.includes('?') ? '&' : '?'}release=1`;
    for (const [at, address] of addresses.entries())
      expect([address, await read(pinned(address))]).toEqual([address, while1[at]]);
    expect(await read('/api/release')).toMatchObject({ release: 3 });
    expect(await read('/api/faqs')).not.toEqual(await read('/api/faqs?release=2'));
  });
});

it('a release that is gone, or is no number, is refused by every operation', async () => {
  const named = (address: string, release: string) =>
    `${address.replace(/([?&])release=1&?/, '$1')}${address.includes('?') ? '&' : '?'}release=${release}`;
  for (const address of examples())
    for (const [release, status] of [
      ['99', 410],
      ['0', 400],
      ['-1', 400],
      ['one', 400],
    ] as const) {
      const at = named(address, release);
      expect([at, (await api.get(at, good)).status]).toEqual([at, status]);
    }
});

describe('a page of another site', () => {
  const readable = (answer: Response) => answer.headers.get('access-control-allow-origin');

  it('may read what everybody may, with what it says about itself, and errors too', async () => {
    for (const address of examples()) {
      const answer = await api.get(address);
      expect([address, readable(answer)]).toEqual([address, '*']);
      expect(answer.headers.get('access-control-expose-headers')).toContain('Release-Hash');
      const etag = answer.headers.get('etag');
      if (etag === null) continue;
      const again = await api.get(address, { headers: { 'if-none-match': etag } });
      expect([address, again.status, readable(again)]).toEqual([address, 304, '*']);
    }
    for (const wrong of ['/api/nothing', '/api/offers/none-of-them', '/api/offers?limit=no'])
      expect([wrong, readable(await api.get(wrong))]).toEqual([wrong, '*']);
  });

  it('may read nothing that a token opens, and no answer says that it may send one', async () => {
    const ofThePerson = [];
    for (const address of examples()) {
      const answer = await api.get(address, good);
      const isPrivate = answer.headers.get('cache-control')?.includes('private');
      expect([address, readable(answer)]).toEqual([address, isPrivate ? null : '*']);
      if (isPrivate) ofThePerson.push(address);
    }
    expect(ofThePerson.length).toBeGreaterThan(20);
    const asked = await api.get('/api/offers', { method: 'OPTIONS' });
    expect(asked.headers.get('access-control-allow-headers')).toBeNull();
  });
});

describe('an operation that ends', () => {
  const ending = {
    path: '/api/tags/{slug}',
    since: '2027-01-01',
    ends_on: '2027-07-01',
    instead: '/api/v2/tags',
  };
  const ended = createApi({
    reads: memoryReads({ 1: smallRelease() }),
    build: 'b',
    deprecations: [ending],
  });

  it('says so in its headers and in the document, and no other does', async () => {
    for (const path of ['/api/tags/carbon', '/api/tags/none']) {
      const { headers } = await ended.request(path);
      expect(headers.get('deprecation')).toBe('@1798761600');
      expect(headers.get('sunset')).toBe('Thu, 01 Jul 2027 00:00:00 GMT');
      expect(headers.get('link')).toContain('</api/v2/tags>; rel="successor-version"');
    }
    expect((await ended.request('/api/tags')).headers.get('deprecation')).toBeNull();
    const { paths } = await (await ended.request('/api/openapi.json')).json();
    const marked = Object.keys(paths).filter((path) => paths[path].get.deprecated);
    expect(marked).toEqual([ending.path]);
    expect(paths[ending.path].get.description).toContain('ends on 2027-07-01. Use /api/v2/tags instead.');
    expect(await (await ended.request('/api/client.ts')).text()).toContain(
      '@deprecated Deprecated since 2027',
    );
  });
});

describe('the client in one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-client-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const tsc = () =>
    promisify(execFile)(join(process.cwd(), 'node_modules/.bin/tsc'), ['-p', folder]).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  let source: string;
  beforeAll(async () => {
    source = await (await api.get('/api/client.ts')).text();
    write('tussock-client.ts', source);
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const lib = { lib: ['es2022', 'dom', 'dom.iterable'], types: [], target: 'es2022' };
    // Node runs a TypeScript file whose types can be left out.
    const modules = { module: 'esnext', moduleResolution: 'bundler', noEmit: true, erasableSyntaxOnly: true };
    write('tsconfig.json', JSON.stringify({ compilerOptions: { ...strict, ...lib, ...modules } }));
  });
  const use = (lines: string) =>
    write(
      'use.ts',
      `import { createTussock, everyRow } from './tussock-client';
const api = createTussock({ baseUrl: 'https://tussock.example' });
${lines}
export {};`,
    );

  it('has types that hold under strict settings, and refuse what the API does not have', async () => {
    use(`for await (const tag of everyRow(api.listTags, { limit: 100 })) console.log(tag.slug.length);
const offer = await api.getOffer('a', { release: 1 });
const minimum: number | null = offer.minimum_investment;
const found = await api.search({ status: ['Open', 'Closed'], sort: 'newest' });
console.log(minimum, found.total);`);
    expect(await tsc()).toBe('');
    use(`await api.search({ sort: 'price' });
await api.getOffer();
console.log((await api.getStats()).offers);`);
    const errors = (await tsc()).match(/use\.ts\(\d+,\d+\): error/g);
    expect(errors).toHaveLength(3);
  });

  it('reads every operation, page after page, and throws what the API answered', async () => {
    const { code } = await transform(source, { loader: 'ts', format: 'esm' });
    const client = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const fetch = (address: string, init: RequestInit) => {
      const { pathname, search } = new URL(address);
      return api.get(pathname + search, init);
    };
    const options = { baseUrl: 'http://x/', fetch, token: 'good' };
    const reader = client.createTussock(options);
    const names = operations.map(([path]) => documented.document.paths[path]?.get.operationId);
    expect(Object.keys(reader).sort()).toEqual(names.sort());
    const tags = [];
    for await (const tag of client.everyRow(reader.listTags, { limit: 7 })) tags.push(tag.slug);
    expect(new Set(tags).size).toBe(sample.tags.length);
    const [first] = sample.offers;
    expect(await reader.getOffer(first?.id, { release: 1 })).toMatchObject({ name: first?.name });
    const both = await reader.search({ status: ['Open', 'Closed'], limit: 1 });
    expect(both.total).toBeGreaterThan((await reader.search({ status: 'Open' })).total);
    await expect(reader.getOffer('no such offer')).rejects.toMatchObject({
      status: 404,
      answer: { code: 'not_found' },
    });
  });
});
