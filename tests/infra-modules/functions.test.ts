import { DIRECTORY_TABLE } from '@tussock/store/table';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { RUNTIME } from '../../infra/runtime';
import { SETTINGS } from '../../infra/settings';
import { PATIENCE_MS } from '../../packages/pages/src/pages';
import { PATIENCE } from '../../packages/store/src/table/engine/patience';
import { PATIENCE as SUBMISSIONS } from '../../packages/submissions/src/client';
import { PATIENCE_MS as LISTED_MS } from '../../packages/submissions/src/listed/found-in-time';
import { RESERVE_MS } from '../../packages/submissions/src/mail/retry-plan';
import { SES_PATIENCE } from '../../packages/submissions/src/mail/ses';
import { infraModule, plain, type Recorded, recordInfra } from './record';

const settings = structuredClone(SETTINGS);
afterAll(() => {
  vi.unstubAllGlobals();
  Object.assign(SETTINGS, settings);
});

const PRODUCTION = {
  name: 'production',
  kind: 'production',
  production: true,
  bounded: false,
  domain: 'ours.example',
  address: 'https://ours.example',
};
const PREVIEW = {
  name: 'pr-1',
  kind: 'preview',
  production: false,
  bounded: true,
  domain: 'pr-1.preview.ours.example',
  address: 'https://pr-1.preview.ours.example',
};

/** Every function of a stage, with the settings of the checkout but for these. */
async function functionsOf(
  stage: typeof PRODUCTION,
  change: Partial<typeof SETTINGS> = {},
): Promise<Recorded> {
  Object.assign(SETTINGS, settings, change);
  const recorded = recordInfra();
  const { createDirectoryTable, createSubmissionsTable } = await infraModule('table');
  const [directory, table] = [createDirectoryTable(stage), createSubmissionsTable(stage)];
  const { sst } = globalThis as never as { sst: { aws: { Router: new (name: string) => object } } };
  const router = new sst.aws.Router('Router');
  const searchFiles = (await infraModule('search-files')).createSearchFiles();
  const pair = (name: string) => ({ current: `${name} 1`, accepted: `${name} 1,${name} 2` });
  const deps = {
    router,
    directory,
    searchFiles,
    table,
    build: 'the build',
    assets: ['the files'],
    asked: ['the functions'],
    originSecrets: pair('origin'),
    unlockKeys: pair('key'),
  };
  (await infraModule('api')).createApi(stage, { ...deps, unlockKeys: deps.unlockKeys.accepted });
  (await infraModule('pages')).createPages(stage, deps);
  (await infraModule('images')).createImages(stage, deps);
  (await infraModule('mcp')).createMcp(stage, deps);
  const { createMailer, createSubmissions } = await infraModule('submissions');
  createSubmissions(stage, deps);
  if (stage.production) createMailer(stage, deps);
  return recorded;
}

const SITE = {
  DIRECTORY_TABLE: 'name of DirectoryTable',
  BUILD_ID: 'the build',
  SITE_ADDRESS: PRODUCTION.address,
};
/** Of those that search. */
const SEARCH = { ...SITE, SEARCH_FILES_BUCKET: 'name of SearchFiles' };
const powertools = (service: string, stage = 'production') => ({
  POWERTOOLS_SERVICE_NAME: service,
  POWERTOOLS_METRICS_NAMESPACE: `tussock-${stage}`,
  POWERTOOLS_LOG_LEVEL: 'INFO',
});
const once = (readTimeout: string) => ({
  connectionAttempts: 1,
  connectionTimeout: '5 seconds',
  readTimeout,
});

describe('the functions of production', () => {
  it.each([
    ['Api', 'api', '1769 MB', '10 seconds', { ...SEARCH, UNLOCK_KEYS: 'key 1,key 2' }],
    ['Pages', 'pages', '1769 MB', '15 seconds', SEARCH],
    ['Images', 'images', '1769 MB', '15 seconds', SITE],
    ['Mcp', 'mcp', '1769 MB', '15 seconds', { ...SEARCH, ORIGIN_SECRETS: 'origin 1,origin 2' }],
    [
      'Submit',
      'submissions',
      '512 MB',
      '20 seconds',
      {
        SUBMISSIONS_TABLE: 'name of SubmissionsTable',
        BUILD_ID: 'the build',
        SITE_ADDRESS: PRODUCTION.address,
        ORIGIN_SECRETS: 'origin 1,origin 2',
        UNLOCK_KEYS: 'key 1,key 2',
      },
    ],
  ])('%s: its code, its room and its environment', async (name, service, memory, timeout, environment) => {
    const { inputsOf } = await functionsOf(PRODUCTION, { reads_per_minute: null });
    expect(inputsOf(name)).toMatchObject({
      handler: `packages/${service}/src/lambda.handler`,
      memory,
      timeout,
      runtime: RUNTIME,
      architecture: 'arm64',
      nodejs: { minify: true },
      logging: { retention: '3 months', format: 'json' },
    });
    expect(inputsOf(name).environment).toEqual({ ...environment, ...powertools(service) });
  });

  it('have what the settings add, and no more', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION, {
      reads_per_minute: 300,
      revoked_sessions: ['one', 'two'],
      mcp_origins: ['a.example', 'b.example'],
    });
    expect(inputsOf('Api').environment).toMatchObject({ READS_PER_MINUTE: '300', UNLOCK_REVOKED: 'one,two' });
    expect(inputsOf('Mcp').environment).toMatchObject({
      READS_PER_MINUTE: '300',
      MCP_ORIGINS: 'a.example,b.example',
    });
    const bare = await functionsOf(PRODUCTION, {
      reads_per_minute: null,
      revoked_sessions: [],
      mcp_origins: null,
    });
    expect(Object.keys(bare.inputsOf('Mcp').environment)).not.toContain('MCP_ORIGINS');
    expect(Object.keys(bare.inputsOf('Api').environment)).not.toContain('UNLOCK_REVOKED');
  });

  it('write their own log and their traces, and only Lambda takes their roles', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    for (const name of ['Api', 'Pages', 'Images', 'Mcp', 'Submit']) {
      const { permissions, transform } = inputsOf(name);
      expect(permissions.slice(-2)).toEqual([
        {
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [`arn:aws:logs:*:*:log-group:/aws/lambda/tussock-production-${name}Function-*:*`],
        },
        { actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] },
      ]);
      expect(transform.role).toEqual({
        assumeRolePolicy: { principal: { Service: 'lambda.amazonaws.com' } },
        managedPolicyArns: [],
      });
      const [properties, options] = [{}, {}];
      transform.function(properties, options);
      expect(properties).toEqual({ tracingConfig: { mode: 'Active' } });
      expect(options).toEqual(name === 'Pages' ? { dependsOn: ['the files', 'the functions'] } : {});
    }
  });

  it('have the caps of the settings, on production alone', async () => {
    const concurrency = { api: 1, pages: 2, images: 3, mcp: 4, submissions: null };
    const { inputsOf } = await functionsOf(PRODUCTION, { concurrency });
    const capOf = (name: string) => inputsOf(name).concurrency;
    expect(['Api', 'Pages', 'Images', 'Mcp', 'Submit'].map(capOf)).toEqual([
      ...[{ reserved: 1 }, { reserved: 2 }, { reserved: 3 }, { reserved: 4 }, undefined],
    ]);
    const preview = await functionsOf(PREVIEW, { concurrency });
    expect(preview.inputsOf('Api')).not.toHaveProperty('concurrency');
  });

  it('draw with files beside their code', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    const files = inputsOf('Images').copyFiles as { from: string; to: string }[];
    expect(files.length).toBeGreaterThan(2);
    for (const { from, to } of files) {
      expect(from).toMatch(/(^|\/)node_modules\//);
      expect(to).toBe(`drawing-files/${from.split('/').at(-1)}`);
    }
    expect(inputsOf('Api')).not.toHaveProperty('copyFiles');
  });
});

describe('the way to a function', () => {
  it.each([
    ['Api', '/api', '12 seconds'],
    ['Pages', '/', '17 seconds'],
    ['Images', '/images', '17 seconds'],
  ])('%s: closed to all but the distribution', async (name, path, seconds) => {
    const { url } = (await functionsOf(PRODUCTION)).inputsOf(name);
    expect(url).toEqual({ cors: false, router: expect.objectContaining({ path, ...once(seconds) }) });
    expect(url.router).not.toHaveProperty('domain');
    const preview = await functionsOf(PREVIEW);
    expect(preview.inputsOf(name).url.router).toMatchObject({ path, domain: PREVIEW.domain });
  });

  it.each([
    ['/api/submissions', 'https://submit.url', '22 seconds'],
    ['/api/page-views', 'https://submit.url', '22 seconds'],
    ['/mcp', 'https://mcp.url', '17 seconds'],
  ])('%s: a route to an address that is public', async (path, to, seconds) => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    expect(inputsOf(path)).toEqual({ to, ...once(seconds) });
    expect([inputsOf('Submit').url, inputsOf('Mcp').url]).toEqual([{ cors: false }, { cors: false }]);
    expect((await functionsOf(PREVIEW)).inputsOf(`${PREVIEW.domain}${path}`)).toEqual({
      to,
      ...once(seconds),
    });
  });
});

describe('who gives up first', () => {
  const milliseconds = (seconds: string) => 1_000 * Number(/^(\d+) seconds$/.exec(seconds)?.[1]);
  /** Time for an answer that says why there is none, and for what is around it. */
  const ROOM = 2_000;
  const ordered = (...limits: number[]) =>
    limits.slice(1).every((limit, at) => limit - (limits[at] ?? Number.NaN) >= ROOM);

  it('is a read of the table, then the page, then Lambda, then the edge: each can still say what was too late', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    const { timeout, url } = inputsOf('Pages');
    const limits = [
      PATIENCE.reader.budget,
      PATIENCE_MS,
      milliseconds(timeout),
      milliseconds(url.router.readTimeout),
    ];
    expect(limits, String(limits)).toSatisfy(() => ordered(...limits));
  });

  it.each([
    ['Api', null],
    ['Images', null],
    ['Mcp', '/mcp'],
  ])('is a read of the table, then Lambda, then the edge: %s', async (name, path) => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    const { timeout, url } = inputsOf(name);
    const { readTimeout } = path ? inputsOf(path) : url.router;
    const limits = [PATIENCE.reader.budget, milliseconds(timeout), milliseconds(readTimeout)];
    expect(limits, String(limits)).toSatisfy(() => ordered(...limits));
  });

  it.each(['/api/submissions', '/api/page-views'])(
    'is what an enquiry asks one after the other, then Lambda, then the edge: %s',
    async (path) => {
      const { inputsOf } = await functionsOf(PRODUCTION);
      const limits = [
        // The rate limit, what is listed, the enquiry, and the same one that was stored before.
        3 * SUBMISSIONS.budget + LISTED_MS,
        milliseconds(inputsOf('Submit').timeout),
        milliseconds(inputsOf(path).readTimeout),
      ];
      expect(limits, String(limits)).toSatisfy(() => ordered(...limits));
    },
  );

  it('is one mail, then what is reserved for it, then the mailer, which looks first for what waits and what is due', async () => {
    const { function: mailer } = (await functionsOf(PRODUCTION)).inputsOf('Mailer');
    const oneMail = 2 * SUBMISSIONS.budget + SES_PATIENCE.connectionTimeout + SES_PATIENCE.requestTimeout;
    const limits = [oneMail, RESERVE_MS, milliseconds(mailer.timeout) - 2 * SUBMISSIONS.budget];
    expect(limits, String(limits)).toSatisfy(() => ordered(...limits));
  });
});

describe('what each may do', () => {
  it('is what its permissions say, on its own table', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    const actionsOf = (name: string) =>
      (inputsOf(name).permissions as { effect?: string; actions: string[]; resources: string[] }[])
        .slice(0, -2)
        .map(({ effect = 'allow', actions, resources }) => [effect, ...actions, resources[0]].join(' '));
    const read = [
      'allow dynamodb:GetItem dynamodb:Query arn of DirectoryTable',
      'allow dynamodb:Query arn of DirectoryTable/index/bySlug',
    ];
    const nothingLocked = 'deny dynamodb:GetItem dynamodb:Query arn of DirectoryTable';
    const search = 'allow s3:GetObject arn of SearchFiles/search/*';
    expect(actionsOf('Api')).toEqual([...read, search]);
    for (const name of ['Pages', 'Mcp']) expect(actionsOf(name)).toEqual([...read, nothingLocked, search]);
    expect(actionsOf('Images')).toEqual([...read, nothingLocked]);
    expect(actionsOf('Submit')).toEqual([
      'allow dynamodb:PutItem dynamodb:UpdateItem arn of SubmissionsTable',
    ]);
    expect(inputsOf('Api').permissions[1].resources).toHaveLength(4);
    expect(inputsOf('Mcp').permissions[1].resources).toHaveLength(1);
  });
});

it.each([
  ['a pull request', PREVIEW, 'arn:aws:iam::123456789012:policy/tussock-preview-boundary'],
  ['any other stage', PRODUCTION, undefined],
] as const)('the roles of %s have the boundary that the deploy names', async (_, stage, boundary) => {
  const { inputsOf } = await functionsOf(stage);
  for (const name of ['Api', 'Pages', 'Images', 'Mcp', 'Submit'])
    expect(plain(inputsOf(name).transform.role).permissionsBoundary).toBe(boundary);
});

describe('the search files', () => {
  it('are in a private bucket, encrypted, which forgets uploads that were not finished', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    expect(inputsOf('SearchFiles')).toEqual({ cors: false });
    expect(inputsOf('SearchFilesEncryption')).toEqual({
      bucket: 'name of SearchFiles',
      rules: [{ applyServerSideEncryptionByDefault: { sseAlgorithm: 'AES256' } }],
    });
    expect(inputsOf('SearchFilesLifecycle')).toMatchObject({
      bucket: 'name of SearchFiles',
      rules: [
        {
          id: 'unfinished-uploads',
          status: 'Enabled',
          filter: { prefix: '' },
          abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
        },
      ],
    });
  });

  it('have room beside the code of the functions that search', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    for (const name of ['Api', 'Pages', 'Mcp']) expect(inputsOf(name).storage).toBe('1024 MB');
    for (const name of ['Images', 'Submit']) expect(inputsOf(name)).not.toHaveProperty('storage');
  });
});

describe('the mailer', () => {
  it('runs every minute, never twice at once, from one address', async () => {
    const change = { mail_from: 'hello@ours.example', mail_to: ['a@ours.example', 'b@there.example'] };
    const { inputsOf } = await functionsOf(PRODUCTION, change);
    const { schedule, retries, function: mailer } = inputsOf('Mailer');
    expect([schedule, retries]).toEqual(['rate(1 minute)', 0]);
    expect(mailer).toMatchObject({
      handler: 'packages/submissions/src/mailer-lambda.handler',
      memory: '256 MB',
      timeout: '50 seconds',
    });
    expect(mailer.environment).toEqual({
      SUBMISSIONS_TABLE: 'name of SubmissionsTable',
      BUILD_ID: 'the build',
      MAIL_FROM: 'hello@ours.example',
      MAIL_TO: 'a@ours.example,b@there.example',
      ...powertools('mailer'),
    });
    expect(mailer.permissions.map(({ actions }: { actions: string[] }) => actions[0])).toEqual([
      ...['dynamodb:Query', 'dynamodb:UpdateItem', 'ses:SendEmail'],
      ...['logs:CreateLogStream', 'xray:PutTraceSegments'],
    ]);
    expect(mailer.permissions[3].resources[0]).toContain('tussock-production-MailerHandlerFunction-');
    expect(inputsOf('Mail')).toEqual({
      sender: PRODUCTION.domain,
      dmarc: 'v=DMARC1; p=quarantine; adkim=s;',
      mailFrom: { domain: `bounce.${PRODUCTION.domain}` },
    });
  });

  it('leads mail for the domain to the servers of the settings, where they name some', async () => {
    const mail_servers = ['10 mx1.provider.nz', '20 mx2.provider.nz'];
    const { inputsOf } = await functionsOf(PRODUCTION, { mail_servers });
    expect(inputsOf('MailExchange')).toEqual({ type: 'MX', name: PRODUCTION.domain, value: mail_servers[0] });
    const record: { records?: string[] } = {};
    expect(inputsOf('Dns').transform.record(record)).toBeUndefined();
    expect(record).toEqual({ records: mail_servers });
    expect((await functionsOf(PRODUCTION, { mail_servers: [] })).inputsOf('MailExchange')).toEqual({});
  });
});

describe('the tables', () => {
  it('have the keys and indexes of the code, and go with no stage but a preview', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    for (const [name, { fields, primaryIndex, globalIndexes }] of Object.entries({
      DirectoryTable: DIRECTORY_TABLE,
      SubmissionsTable: SUBMISSIONS_TABLE,
    }))
      expect(inputsOf(name)).toMatchObject({ fields, primaryIndex, globalIndexes, deletionProtection: true });
    expect((await functionsOf(PREVIEW)).inputsOf('DirectoryTable').deletionProtection).toBe(false);
  });

  it('encrypt and forget what visitors sent', async () => {
    const { inputsOf } = await functionsOf(PRODUCTION);
    expect(inputsOf('SubmissionsTable')).toMatchObject({
      ttl: 'expires',
      transform: { table: { serverSideEncryption: { enabled: true } } },
    });
  });
});

it('a preview has logs for a week', async () => {
  const { inputsOf } = await functionsOf(PREVIEW);
  expect(inputsOf('Api').logging).toEqual({ retention: '1 week', format: 'json' });
  expect(inputsOf('Api').environment).toMatchObject(powertools('api', 'pr-1'));
});
