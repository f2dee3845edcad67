import { assemble } from '@tussock/core/directory/assemble';
import { DEMONSTRATION } from '@tussock/core/settings/notices';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { describe, expect, it } from 'vitest';
import { smallDirectory, smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string; description?: string }[];
  responses: Record<string, { description: string; content?: object }>;
}

const api = createApi({ reads: memoryReads({ 1: smallRelease() }), build: 'b1', report: () => {} });
const document = (await (await api.request('/api/openapi.json')).json()) as {
  servers: object[];
  security: object[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, { properties?: object }> };
};
const operations = Object.entries(document.paths).map(([path, { get }]) => [path, get] as const);
const page = await (await api.request('/api/docs')).text();

describe.each(operations)('%s', (path, operation) => {
  it('has a name, a summary, a group and its answers', () => {
    expect(operation.operationId).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.tags).toEqual([expect.stringMatching(/^[A-Z][A-Za-z ]+$/)]);
    for (const { description } of Object.values(operation.responses)) expect(description).toMatch(/\.$/);
    const own = path.startsWith('/api/exclusive') ? '401' : '304';
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', own, '400', '410', '429', '503']),
    );
    expect(operation.security).toEqual(own === '401' ? [{ token: [] }] : undefined);
    if (own === '401') expect(operation.description).toContain('token');
    if (/\{.*\}/.test(path)) expect(operation.responses).toHaveProperty('404');
  });

  it('says that a 410 may be of a record that was removed, and that its code says so', () => {
    expect(operation.responses[410]?.description).toMatch(/release.*record.*removed.*`code`/);
  });

  it('says what each of its parameters is', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
    const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    expect(query).toContain('release');
    expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('has a section of the reference, which its contents lead to', () => {
    const { operationId } = operation;
    expect(page).toContain(`<li><a href="#${operationId}"><code>${path}</code></a></li>`);
    expect(page).toContain(`<h3 id="${operationId}"><code>GET ${path}</code></h3>`);
  });
});

it('says where the operations are, and that none needs a key unless it says so', () => {
  expect(document).toMatchObject({ servers: [{ url: '/' }], security: [] });
});

describe('the reference', () => {
  it('has the name and the notice of the live directory, and neither while that cannot be read', async () => {
    const other = { ...DEFAULT_SETTINGS, name: 'Kererū Ledger', demonstration: false };
    const named = assemble({ ...smallDirectory(), settings: other });
    const reads = memoryReads({ 1: smallRelease(), 2: named });
    const docs = createApi({ reads, build: 'b1', report: () => {} });
    const read = async () => {
      const answer = await docs.request('/api/docs');
      const text = await answer.text();
      const [, title] = /<title>([^<]*)</.exec(text) ?? [];
      return {
        title,
        notice: text.includes(DEMONSTRATION),
        etag: answer.headers.get('etag'),
        status: answer.status,
      };
    };
    reads.liveNumber = 1;
    const first = await read();
    reads.liveNumber = 2;
    const renamed = await read();
    reads.error = new Error('away');
    const away = await read();
    expect([first, renamed, away].map(({ title, notice, status }) => [title, notice, status])).toEqual([
      ['Read API | Tussock NZ', true, 200],
      ['Read API | Kererū Ledger NZ', false, 200],
      ['Read API', false, 200],
    ]);
    expect(new Set([first, renamed, away].map(({ etag }) => etag)).size).toBe(3);
  });

  it('leads nowhere that is not there, and names each operation once', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const lost = [...page.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.includes(id));
    expect(lost).toEqual([]);
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(name);
  });

  it('says of each operation every answer once: in its own section, or in the part for all', () => {
    const statusesIn = (part: string) =>
      [...part.matchAll(/<th scope="row">(\d{3})<\/th>/g)].map(([, status]) => status);
    const [forAll = ''] = page.match(/<h2>What every operation may answer[\s\S]*?<\/table>/) ?? [];
    expect(statusesIn(forAll)).toEqual(['400', '410', '429', '503']);
    for (const [path, { operationId, responses }] of operations) {
      const [section = ''] = page.match(new RegExp(`<h3 id="${operationId}">[\\s\\S]*?</section>`)) ?? [];
      expect([path, ...[...statusesIn(section), ...statusesIn(forAll)].sort()]).toEqual([
        path,
        ...Object.keys(responses).sort(),
      ]);
    }
    expect(page).not.toContain('`');
  });

  it('has types in a few words', () => {
    expect(page).toContain('<td>string or null</td>');
    expect(page).not.toMatch(/<td>( or |undefined|\[object)/);
    expect(page).toMatch(/page of <a href="#\w+">/);
    expect(page).toMatch(
      /<th scope="row"><code>limit<\/code><\/th>\s*<td>query<\/td>\s*<td>integer, default 25<\/td>/,
    );
    expect(page.match(/<link rel="icon"/g)).toHaveLength(1);
  });
});

describe('a wrong parameter', () => {
  const hint = 'The parameters are described in /api/docs.';
  it.each([
    ['/api/offers?limit=x', 'limit', 'must be a number from 1 to 100'],
    ...['0x5', '5e0', '5.0', '%2B5', '05', '%205'].map(
      (limit) => [`/api/offers?limit=${limit}`, 'limit', 'must be a number from 1 to 100'] as const,
    ),
    ['/api/offers?cursor=a&cursor=b', 'cursor', 'must be given once'],
    ['/api/offers?limit=1.5', 'limit', 'must be a whole number from 1 to 100'],
    ['/api/offers?limit=0', 'limit', 'must be at least 1'],
    ['/api/offers?limit=101', 'limit', 'must be at most 100'],
    ['/api/offers?cursor=', 'cursor', 'must be the next_cursor of the page before'],
    [`/api/offers?cursor=${'x'.repeat(2_001)}`, 'cursor', 'must be the next_cursor of the page before'],
    ...['x', '1.5', '0', '-1', '01', '1e0', '1.000'].map(
      (release) => [`/api/stats?release=${release}`, 'release', 'must be the number of a release'] as const,
    ),
    ['/api/offers?tag=', 'tag', 'must not be empty'],
    [`/api/offers?tag=${'x'.repeat(121)}`, 'tag', 'must have at most 120 characters'],
    ['/api/search?page=x', 'page', 'must be a number from 1'],
    ['/api/search?page=1.5', 'page', 'must be a whole number'],
    ['/api/search?page=0', 'page', 'must be at least 1'],
    ['/api/search?page=100001', 'page', 'must be at most 100000'],
    ['/api/search?q=a&q=b', 'q', 'must be given once'],
    [`/api/search?${'provider=x&'.repeat(51)}`, 'provider', 'must have at most 50 values'],
  ] as [string, string, string][])('%s is told', async (address, field, message) => {
    const answer = await api.request(address);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: `${field}: ${message}`, details: [{ field, message }], hint, code: 'bad_parameter' },
    ]);
  });

  it('names with which others a filter cannot be combined', async () => {
    const { details } = await (await api.request('/api/offers?tag=a&status=Open')).json();
    expect(details).toEqual([
      { field: 'status', message: 'cannot be combined with tag; /api/search combines filters' },
      { field: 'tag', message: 'cannot be combined with status; /api/search combines filters' },
    ]);
  });
});
