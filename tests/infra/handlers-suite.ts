import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltHandler } from '../../scripts/infra/built-handlers';
import { SECRETS } from '../../scripts/infra/evaluate';
import { ROOT } from '../../scripts/infra/platform';
import { installedRuntime } from '../../scripts/infra/runtime/installed';
import { type Engine, startEngine } from '../support/engines';
import { filledApply, filledUnlock } from '../support/forms';
import { mcpClient } from '../support/mcp';
import { type RunningSite, startSiteOver } from '../support/site';
import type { Stack } from './checks/stack';
import { createTableOf } from './create-table-suite';
import { permits, policyOf } from './iam';
import { type Answer, type FunctionName, type Instance, startInstance, unpack, urlEvent } from './lambda';
import { otherVersionSuite } from './other-version-suite';
import { outageSuite } from './outage-suite';
import { type Call, grants, type Recorder, recordDynamo, recordMail, uses } from './recording';
import { searchFileSuite } from './search-file-suite';
import { calling, tracesSuite } from './traces-suite';
import { startDaemon, type TraceDaemon } from './xray-daemon';

/** Unpacked size of the code in bytes; `npm run infra:show` prints what it is. */
const LIMITS: Record<FunctionName, number> = {
  Api: 1_000_000,
  Pages: 2_000_000,
  Images: 2_500_000,
  Mcp: 2_000_000,
  Submit: 700_000,
  MailerHandler: 700_000,
};

const TABLE_READERS = ['Api', 'Pages', 'Images', 'Mcp'] as const satisfies FunctionName[];

/** Parts of the answer that differ for good reason: compression, connections, clocks, ids. */
const COMPARED = [
  'content-type',
  'cache-control',
  'etag',
  'content-security-policy',
  'location',
  'retry-after',
];

/** Addresses of every kind; `%` stands for the slug of an offer of the sample. */
const ADDRESSES = [
  '/',
  '/offers',
  '/offers?sort=lowest_minimum&aip=true',
  '/offers/%',
  '/nothing/here',
  '/sitemap.xml',
  '/offers.csv',
  '/offers.ics',
  '/data/1/providers.csv',
  '/data/1/records.ndjson',
  '/data/1/SHA256SUMS',
  '/api/offers?limit=3&view=card',
  '/api/offers/%',
  '/api/search?q=forestry&limit=5',
  '/api/openapi.json',
  '/api/offers?limit=wrong',
];

/** The built code, as uploaded, with the environment and the rights that the program gives it. */
export function handlersSuite(production: Stack, built: BuiltHandler[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-lambda-'));
  const code = (name: FunctionName) => join(folder, name);
  let engine: Engine;
  let mail: Awaited<ReturnType<typeof recordMail>>;
  let daemon: TraceDaemon;
  let site: RunningSite;
  let slug: string;
  const recorders = {} as Record<FunctionName, Recorder>;
  const instances = {} as Record<FunctionName, Instance>;

  const fromSite = (path: string) => fetch(site.address + path, { redirect: 'manual' });
  const start = (name: FunctionName, over: Record<string, string> = {}) => {
    const { handler, environment, timeout } = production.lambda(name).inputs;
    const endpoints = {
      AWS_ENDPOINT_URL_DYNAMODB: recorders[name].endpoint,
      AWS_ENDPOINT_URL_SESV2: mail.endpoint,
      AWS_XRAY_DAEMON_ADDRESS: daemon.address,
    };
    const variables = { ...environment.variables, ...endpoints, ...over };
    return startInstance(code(name), { handler, timeout, environment: variables });
  };

  /** Instances with the environment of the program alone, which tests share. */
  const shared: Partial<Record<FunctionName, Instance>> = {};
  const startShared = async (name: FunctionName) => {
    await shared[name]?.end();
    shared[name] = await start(name);
    return shared[name];
  };
  const running = async (name: FunctionName) => shared[name] ?? startShared(name);

  beforeAll(async () => {
    [engine, mail, daemon] = await Promise.all([startEngine('dynalite'), recordMail(), startDaemon()]);
    const tables = ['Directory', 'Submissions'].map((name) =>
      production.one('dynamodb/table:Table', `${name}TableTable`),
    );
    const client = new DynamoDBClient({
      endpoint: engine.endpoint,
      region: 'ap-southeast-2',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    for (const table of tables) await client.send(new CreateTableCommand(createTableOf(table)));
    client.destroy();
    site = await startSiteOver(engine, tables[0]?.inputs.name);
    const { data } = (await (await fromSite('/api/offers?limit=1')).json()) as { data: { slug: string }[] };
    slug = data[0]?.slug ?? '';
    for (const name of Object.keys(LIMITS) as FunctionName[]) {
      recorders[name] = await recordDynamo(engine.endpoint);
      await unpack(built.find(({ functionID }) => functionID === name)?.archive ?? '', code(name));
      // The local site has the address of the settings that were published.
      instances[name] = await start(name, { SITE_ADDRESS: DEFAULT_SETTINGS.address });
    }
  }, 300_000);

  afterAll(async () => {
    await Promise.all([
      ...Object.values(instances).map((instance) => instance.end()),
      ...Object.values(shared).map((instance) => instance.end()),
      site?.close(),
      mail?.close(),
      daemon?.close(),
      ...Object.values(recorders).map((recorder) => recorder.close()),
    ]);
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('the built code', () => {
    it.each(Object.entries(LIMITS) as [FunctionName, number][])('of %s is within %i bytes', (name, limit) => {
      const files = codeFiles(code(name));
      const bytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(bytes).toBeLessThan(limit);
      console.info(
        `${name}: ${Math.ceil(bytes / 1024)} KiB in ${files.length} files, starts in ${Math.round(instances[name].start)} ms`,
      );
    });

    const sdk = { 'the SDK': 'com.amazonaws.dynamodb', 'what records traces': 'AWS_XRAY_CONTEXT_MISSING' };
    it.each([
      [
        'Api',
        { ...sdk, 'what draws': 'Repaid in this order', 'the description': 'Read API of the directory' },
      ],
      [
        'Pages',
        {
          ...sdk,
          'a page of an offer': 'This offer has left the directory',
          'a page that reads nothing': 'The definitions are ours',
        },
      ],
      ['Images', sdk],
      ['Mcp', sdk],
    ] as const)('of %s is not read at the start where it is not always needed', (name, parts) => {
      const folder = code(name);
      const atStart = importedBy(join(folder, 'bundle.mjs'));
      const texts = codeFiles(folder).map(({ file }) => ({ file, text: readFileSync(file, 'utf8') }));
      for (const [what, part] of Object.entries(parts)) {
        const holders = texts.filter(({ text }) => text.includes(part)).map(({ file }) => file);
        expect([what, holders.length > 0]).toEqual([what, true]);
        for (const holder of holders) expect(atStart, what).not.toContain(holder);
      }
    });

    it.each([
      ['Api', urlEvent('/api/offers?limit=3')],
      ['Pages', urlEvent('/offers')],
      ['Images', urlEvent('/images/asset-classes/property.png')],
      ['Mcp', calling('search_offers', { limit: 2 })],
    ] as const)(
      'of %s reads the table without the SDK, where the environment says where it is',
      async (name, event) => {
        const { endpoint, calls } = recorders[name];
        const before = calls.length;
        const instance = await start(name, { DYNAMODB_ENDPOINT: endpoint });
        const { result } = await instance.invoke(event);
        await instance.end();
        expect(result.statusCode).toBe(200);
        const asked = calls.slice(before);
        expect(asked.length).toBeGreaterThan(0);
        expect(asked.filter(({ bySdk }) => bySdk)).toEqual([]);
      },
    );

    it.each(ADDRESSES)('answers %s as the local server does, byte for byte', async (template) => {
      const path = template.replace('%', slug);
      const local = await fromSite(path);
      const { result } = await instances[path.startsWith('/api') ? 'Api' : 'Pages'].invoke(urlEvent(path));
      expect(result.statusCode).toBe(local.status);
      expect(firstDifference(bytesOf(result), Buffer.from(await local.arrayBuffer()))).toBeNull();
      for (const name of COMPARED)
        expect([name, result.headers[name] ?? null]).toEqual([name, local.headers.get(name)]);
    });

    it('draws the same picture as the local server does, from the files in its archive', async () => {
      const path = `/images/offers/${slug}.png?release=1`;
      const local = await fromSite(path);
      const { result } = await instances.Images.invoke(urlEvent(path));
      const png = Buffer.from(result.body, 'base64');
      expect([result.statusCode, result.isBase64Encoded]).toEqual([200, true]);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.equals(Buffer.from(await local.arrayBuffer()))).toBe(true);
      for (const name of COMPARED)
        expect([name, result.headers[name] ?? null]).toEqual([name, local.headers.get(name)]);
    });

    it('answers 304 to an ETag that it gave, and nothing to a body that should not be there', async () => {
      for (const [name, path] of [
        ['Api', '/api/stats'],
        ['Pages', '/'],
        ['Images', `/images/offers/${slug}.png`],
      ] as const) {
        const { result } = await instances[name].invoke(urlEvent(path));
        const headers = { 'if-none-match': result.headers.etag ?? '' };
        expect((await instances[name].invoke(urlEvent(path, { headers }))).result).toMatchObject({
          statusCode: 304,
          body: '',
        });
        expect((await instances[name].invoke(urlEvent(path, { body: 'x' }))).result.statusCode).toBe(200);
      }
    });

    it('gives every error the id of its request, in the answer and in the log', async () => {
      const { result } = await instances.Api.invoke(urlEvent('/api/offers/nothing'));
      const id = result.headers['x-request-id'];
      expect(result.statusCode).toBe(404);
      expect(id).toMatch(/^request-\d+$/);
      expect(linesOf(instances.Api)).toContainEqual(
        expect.objectContaining({ message: 'answered', status: 404, request_id: id, service: 'api' }),
      );
    });

    it('logs no query', async () => {
      await instances.Api.invoke(urlEvent('/api/search?q=Zqmarker'));
      await instances.Pages.invoke(urlEvent('/search?q=Zqmarker'));
      expect(instances.Api.log() + instances.Pages.log()).not.toMatch(/zqmarker/i);
    });

    it('answers assistants through the edge alone, as the local server does, and logs no argument', async () => {
      const { post } = mcpClient((path, init) => fetch(site.address + path, init));
      const args = { q: 'Zqmarker', limit: 3 };
      const local = await post('tools/call', { name: 'search_offers', arguments: args });
      const event = calling('search_offers', args);
      const { result } = await instances.Mcp.invoke(event);
      expect(result.statusCode).toBe(200);
      expect(JSON.parse(result.body).result.structuredContent).toEqual(
        (await local.json()).result.structuredContent,
      );
      const wrong = await instances.Mcp.invoke(calling('search_offers', { zqmarker: 'Zqmarker' }));
      expect(JSON.parse(wrong.result.body).result.isError).toBe(true);
      const { headers: direct } = event as { headers: Record<string, string> };
      const refused = await instances.Mcp.invoke({
        ...event,
        headers: { ...direct, 'x-origin-secret': 'guess' },
      });
      expect(refused.result.statusCode).toBe(403);
      expect(linesOf(instances.Mcp)).toContainEqual(
        expect.objectContaining({ EdgeSecretRefused: 1, service: 'mcp' }),
      );
      const batch = await instances.Mcp.invoke({ ...event, body: `[${event.body},${event.body}]` });
      expect([batch.result.statusCode, JSON.parse(batch.result.body).error.code]).toEqual([400, -32_600]);
      expect(instances.Mcp.log()).not.toMatch(/zqmarker/i);
      expect(linesOf(instances.Mcp)).toContainEqual(
        expect.objectContaining({ message: 'answered', path: '/mcp', status: 200, service: 'mcp' }),
      );
    });

    it('opens exclusive offers to the tokens that the submissions function signs', async () => {
      const unlocked = await submit('/api/submissions/unlock', filledUnlock());
      const { token } = JSON.parse(unlocked.body) as { token: string };
      const path = `/api/exclusive/offers/${await exclusiveId()}`;
      const authorised = { headers: { 'x-viewer-authorization': `Bearer ${token}` } };
      expect((await instances.Api.invoke(urlEvent(path))).result.statusCode).toBe(401);
      expect((await instances.Api.invoke(urlEvent(path, authorised))).result.statusCode).toBe(200);
    });

    it('opens nothing to a session that was revoked, by its subject or by its time', async () => {
      const sessionOf = async (email: string) => {
        const { body } = await submit('/api/submissions/unlock', filledUnlock({ email }));
        const { token } = JSON.parse(body) as { token: string };
        const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        return { token, sub: sub as string };
      };
      const revoked = await sessionOf('revoked@example.co.nz');
      const other = await sessionOf('other@example.co.nz');
      const path = `/api/exclusive/offers/${await exclusiveId()}`;
      const later = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
      for (const [setting, statusOfOther] of [
        [revoked.sub, 200],
        [later, 401],
      ] as const) {
        const instance = await start('Api', { UNLOCK_REVOKED: setting });
        const statuses = [];
        for (const { token } of [revoked, other]) {
          const authorised = { headers: { 'x-viewer-authorization': `Bearer ${token}` } };
          statuses.push((await instance.invoke(urlEvent(path, authorised))).result.statusCode);
        }
        expect([setting, ...statuses]).toEqual([setting, 401, statusOfOther]);
        await instance.end();
      }
    });

    it('refuses an address that reads more often than the setting says, and tells it when to come again', async () => {
      const limited = await start('Api', { READS_PER_MINUTE: '2' });
      const read = async (from: string) => {
        const headers = { 'x-viewer-address': from };
        return (await limited.invoke(urlEvent('/api/release', { headers }))).result;
      };
      const answers: Answer[] = [];
      // Twice the limit and one more: a minute may begin among them.
      for (let n = 0; n < 5; n += 1) answers.push(await read('192.0.2.7'));
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await read('192.0.2.8')).statusCode).toBe(200);
      await limited.end();
    });

    it('runs on the Node version of the program, which takes the place of no Node of the developer', async () => {
      const { node } = await installedRuntime();
      const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
      expect(`nodejs${/^v(\d+)/.exec(version)?.[1]}.x`).toBe(production.lambda('Api').inputs.runtime);
      expect(existsSync(join(ROOT, 'node_modules', '.bin', 'node'))).toBe(false);
    });

    it('takes submissions from the edge alone', async () => {
      const body = filledApply();
      const { result } = await instances.Submit.invoke(
        urlEvent('/api/submissions/apply', { method: 'POST', body }),
      );
      expect(result.statusCode).toBe(403);
      expect((await submit('/api/submissions/apply', body)).statusCode).toBe(201);
      expect((await submit('/api/page-views', { path: '/offers' })).statusCode).toBe(202);
    });

    it('mails what was sent, from the one address, once', async () => {
      const run = () => instances.MailerHandler.invoke<{ sent: number }>({});
      const { result } = await run();
      expect(result.sent).toBeGreaterThan(0);
      expect((await run()).result.sent).toBe(0);
      expect(new Set(mail.mails.map(({ from }) => from))).toEqual(new Set([production.settings.mail_from]));
    });
  });

  tracesSuite(production, {
    start,
    startShared,
    running,
    linesOf,
    traceOf: (invocation) => daemon.traceOf(invocation.trace),
    callsOf: (name) => [...recorders[name].calls, ...(name === 'MailerHandler' ? mail.calls : [])],
  });

  it('a function names the address of its stage, whatever address the published settings have', async () => {
    const address = `https://${production.settings.domain}`;
    const [api, pages] = await Promise.all([running('Api'), running('Pages')]);
    const settings = (await api.invoke(urlEvent('/api/settings'))).result.body;
    const texts = ['/', '/sitemap.xml', '/offers/rss.xml', `/offers/${slug}`].map(
      async (path) => (await pages.invoke(urlEvent(path))).result.body,
    );
    for (const text of [settings, ...(await Promise.all(texts))]) {
      expect(text).toContain(address);
      expect(text).not.toContain(DEFAULT_SETTINGS.address);
    }
  });

  outageSuite(production, { start, linesOf, engine: () => engine.endpoint });
  otherVersionSuite({ start, linesOf, engine: () => engine.endpoint });
  searchFileSuite(production, { start, linesOf, engine: () => engine.endpoint });

  async function submit(path: string, body: unknown): Promise<Answer> {
    const headers = {
      'x-origin-secret': SECRETS.OriginSecret,
      'x-viewer-address': `192.0.2.${Math.floor(Math.random() * 200)}`,
    };
    return (await instances.Submit.invoke(urlEvent(path, { method: 'POST', headers, body }))).result;
  }

  async function exclusiveId(): Promise<string> {
    for (let cursor = ''; ; ) {
      const { result } = await instances.Api.invoke(urlEvent(`/api/offers?limit=100${cursor}`));
      const { data, next_cursor } = JSON.parse(result.body) as {
        data: { id: string; is_exclusive: boolean }[];
        next_cursor: string | null;
      };
      const found = data.find(({ is_exclusive }) => is_exclusive);
      if (found) return found.id;
      if (next_cursor === null) throw new Error('The sample has no exclusive offer');
      cursor = `&cursor=${encodeURIComponent(next_cursor)}`;
    }
  }

  /** Every kind of read, so that each right is used by somebody. */
  describe('least privilege: the recorded calls against the policies', () => {
    beforeAll(async () => {
      for (const path of await everyRead()) {
        const { result } = await instances.Api.invoke(urlEvent(path));
        expect([path, result.statusCode]).toEqual([path, 200]);
      }
      for (const path of await everyPicture()) {
        const { result } = await instances.Images.invoke(urlEvent(path));
        expect([path, result.statusCode]).toEqual([path, 200]);
      }
      for (const path of await everyPage()) {
        const { result } = await instances.Pages.invoke(urlEvent(path));
        expect([path, result.statusCode < 500]).toEqual([path, true]);
      }
      for (const [tool, args] of await everyCall()) {
        const { result } = await instances.Mcp.invoke(calling(tool, args));
        expect([tool, JSON.parse(result.body).result?.isError]).toEqual([tool, undefined]);
      }
    }, 180_000);

    it.each(Object.keys(LIMITS) as FunctionName[])(
      '%s is allowed what it does, and nothing that it never does',
      (name) => {
        const allowed = grants(production.statements(name), /^dynamodb:/);
        const used = uses(recorders[name].calls);
        expect({ allowed: [...allowed].sort() }).toEqual({ allowed: [...used].sort() });
      },
    );

    it.each(TABLE_READERS)('%s does nothing that its policy refuses by the key of an item', (name) => {
      const { calls } = recorders[name];
      const unkeyed = calls.filter(({ leadingKeys }) => leadingKeys.length !== 1);
      expect(unkeyed).toEqual([]);
      expect(calls.filter((call) => !mayCall(name, call))).toEqual([]);
    });

    it('the API alone may read what exclusive offers lock', () => {
      const locked = recorders.Api.calls.find(({ leadingKeys }) => /#locked#/.test(`${leadingKeys}`));
      const call = locked as Call;
      expect(call.action).toBe('dynamodb:GetItem');
      const asked = [call, { ...call, action: 'dynamodb:Query' }];
      const may = TABLE_READERS.filter((name) => asked.some((one) => mayCall(name, one)));
      expect(may).toEqual(['Api']);
    });

    it('the mailer alone sends mail', () => {
      expect(uses(mail.calls)).toEqual(new Set(['ses:SendEmail table']));
      const may = (Object.keys(LIMITS) as FunctionName[]).filter(
        (name) => grants(production.statements(name), /^ses:/).size > 0,
      );
      expect(may).toEqual(['MailerHandler']);
    });
  });

  /** What IAM answers a function that calls the table. */
  function mayCall(name: FunctionName, { action, resource, leadingKeys }: Call): boolean {
    const context = { 'dynamodb:LeadingKeys': leadingKeys };
    const request = {
      action,
      resource: `arn:aws:dynamodb:ap-southeast-2:123456789012:table/${resource}`,
      context,
    };
    return permits(policyOf(production.statements(name)), request);
  }

  /** The first record of a list, whose id and slug lead to the other reads. */
  async function first(path: string): Promise<Record<string, string>> {
    const { result } = await instances.Api.invoke(urlEvent(path));
    return (JSON.parse(result.body) as { data: Record<string, string>[] }).data[0] ?? {};
  }

  async function everyRead(): Promise<string[]> {
    const tag = await first('/api/tags');
    const assetClass = await first('/api/asset-classes');
    const provider = await first('/api/providers');
    return [
      '/api/offers?status=Open',
      '/api/offers?aip=true',
      `/api/offers?tag=${tag.slug}`,
      `/api/offers?asset_class_id=${assetClass.id}`,
      `/api/funds?asset_class_id=${assetClass.id}`,
      `/api/offers/${slug}`,
      `/api/providers/${provider.id}`,
      `/api/tags/${tag.slug}`,
      `/api/asset-classes/${assetClass.slug}`,
    ];
  }

  /** A picture of each kind, by slug and by id. */
  async function everyPicture(): Promise<string[]> {
    const [offer, platform] = [await first('/api/offers'), await first('/api/platforms')];
    const named = ['providers', 'funds', 'asset-classes', 'blog-posts'] as const;
    const slugs = await Promise.all(named.map(async (kind) => [kind, (await first(`/api/${kind}`)).slug]));
    return [
      `/images/offers/${offer.id}.png`,
      `/images/offers/${offer.slug}.png`,
      `/images/platforms/${platform.id}.png`,
      ...slugs.map(([kind = '', address]) => `/images/${kind.replace('-posts', '')}/${address}.png`),
    ];
  }

  /** A call of each tool, and of each kind of record. */
  async function everyCall(): Promise<[string, Record<string, unknown>][]> {
    const [provider, fund, platform, offer] = await Promise.all(
      ['providers', 'funds', 'platforms', 'offers'].map((kind) => first(`/api/${kind}`)),
    );
    return [
      ['search_offers', { q: 'forestry' }],
      ['get_record', { kind: 'offer', id: slug }],
      ['get_record', { kind: 'offer', id: offer?.id }],
      ['get_record', { kind: 'provider', id: provider?.slug }],
      ['get_record', { kind: 'fund', id: fund?.slug }],
      ['get_record', { kind: 'platform', id: platform?.id }],
      ['after_tax', { offer: slug, position: 'person-33' }],
      ['changes_since', { since: '2020-01-01' }],
      ['eligibility_rules', {}],
    ];
  }

  /** A page of each kind. */
  async function everyPage(): Promise<string[]> {
    const named = ['providers', 'funds', 'tags', 'asset-classes', 'blog-posts'] as const;
    const records = await Promise.all(
      named.map(async (kind) => [kind.replace('-posts', ''), (await first(`/api/${kind}`)).slug]),
    );
    const platform = await first('/api/platforms');
    return [
      '/',
      '/offers',
      `/offers/${slug}`,
      `/offers/${slug}.json`,
      ...records.map(([kind, address]) => `/${kind}/${address}`),
      `/platforms/${platform.id}`,
      ...[
        'providers',
        'platforms',
        'funds',
        'asset-classes',
        'wealth-managers',
        'angel-networks',
        'blog',
        'faq',
      ].map((path) => `/${path}`),
      ...[
        'secondary-market',
        'aip-eligible-funds',
        'venture-capital',
        'search?q=forestry',
        'opportunities/under-100k',
      ].map((path) => `/${path}`),
      ...[
        'asset-classes/property',
        'opportunities/property/auckland',
        'unlock',
        'apply',
        'sitemap.xml',
        'offers/rss.xml',
      ].map((path) => `/${path}`),
    ];
  }
}

function linesOf(instance: Instance): unknown[] {
  return instance
    .log()
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

function codeFiles(folder: string): { file: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.[cm]?js$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, bytes: statSync(file).size }));
}

/** A file of built code and all that it imports, not counting what is imported when it is used. */
function importedBy(file: string, known: string[] = []): string[] {
  if (known.includes(file)) return known;
  known.push(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g);
  for (const [, name = ''] of imports) importedBy(join(dirname(file), name), known);
  return known;
}

/** The bytes that the service sends for an answer. */
const bytesOf = ({ body, isBase64Encoded }: Answer): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

/** Where two answers part, with what is there; whole pages are no help in a report. */
function firstDifference(built: Buffer, local: Buffer): { built: string; local: string } | null {
  if (built.equals(local)) return null;
  const at = built.findIndex((byte, index) => byte !== local[index]);
  const around = (bytes: Buffer) => bytes.toString('utf8', Math.max(0, at - 40), at + 80);
  return { built: around(built), local: around(local) };
}
