import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRETS, type TriedStage, tryStage } from '../../scripts/infra/evaluate';
import { startLoopbackAws } from '../../scripts/infra/loopback-aws';
import { ensurePlatform, ROOT } from '../../scripts/infra/platform';
import { runSst } from '../../scripts/infra/sst';
import { createWorkspace } from '../../scripts/infra/workspace';
import { filesOf } from '../../scripts/mutation/run/files';
import { CHECKS } from './checks/all';
import { Stack } from './checks/stack';
import { edgeOf } from './edge';
import { OPERATORS } from './operators';

beforeAll(() => ensurePlatform(), 280_000);

/** The commands of the runbook, run as an operator runs them, with the second operator's settings. */
describe('the sst command', () => {
  const settings = OPERATORS.second;
  let tried: TriedStage;
  let production: Stack;
  beforeAll(async () => {
    tried = await tryStage('production', { settings });
    production = new Stack({ ...tried.evaluation, settings });
  }, 240_000);
  afterAll(() => tried?.close());

  it('makes its own buckets and parameter first, then locks, deploys and unlocks', () => {
    const { calls } = tried.aws;
    const at = (call: RegExp) => calls.findIndex((line) => call.test(line));
    const order = [
      /^s3 PUT \/sst-asset-\w+$/,
      /^ssm PutParameter$/,
      /^s3 PUT .*\/secret\/tussock\/production\.json$/,
      /^s3 PUT .*\/lock\/tussock\/production\.json$/,
      /^s3 PUT .*\/app\/tussock\/production\.json$/,
      /^s3 DELETE .*\/lock\/tussock\/production\.json$/,
    ].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each(Object.entries(CHECKS))('deploys what the settings ask for: %s', (_, check) => {
    expect(check(production)).toEqual([]);
  });

  it('leads its domain to the site, and www to its domain', async () => {
    const send = edgeOf(production);
    expect((await send('/offers')).host).toMatch(/^pagesurl\./);
    const { status, request } = await send('/offers', {
      headers: { host: { value: `www.${settings.domain}` } },
    });
    expect([status, request.headers.location?.value]).toEqual([301, `https://${settings.domain}/offers`]);
  });

  it('writes the types that are committed', () => {
    const written = readFileSync(join(tried.workspace.root, 'sst-env.d.ts'), 'utf8');
    expect(written).toBe(readFileSync(join(ROOT, 'sst-env.d.ts'), 'utf8'));
  });

  it('writes no types beside the packages, which are links here: they would be in the way of the checks', () => {
    const { ignore } = tried.evaluation.app.types as { ignore: string[] };
    const packages = filesOf(ROOT).filter((file) => file.endsWith('/package.json'));
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter((file) => !ignore.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  it('sets, lists and removes secrets', async () => {
    const value = 'unlock-key-of-the-evaluation-00000002';
    expect(await tried.sst(['secret', 'set', 'UnlockKeyOther', value])).toMatchObject({ status: 0 });
    const { output } = await tried.sst(['secret', 'list']);
    expect(output).toContain(`OriginSecret=${SECRETS.OriginSecret}`);
    expect(output).toContain(`UnlockKeyOther=${value}`);
    expect(await tried.sst(['secret', 'remove', 'UnlockKeyOther'])).toMatchObject({ status: 0 });
    expect((await tried.sst(['secret', 'list'])).output).not.toContain('UnlockKeyOther');
  });

  it('gives a command under `sst shell` the tables, the bucket of the search files and the distribution', async () => {
    const { status, output } = await tried.sst(['shell', '--', 'sh', '-c', 'env | grep ^SST_RESOURCE_']);
    expect(status).toBe(0);
    const linked = Object.fromEntries(
      output
        .trim()
        .split('\n')
        .map((line) => [
          line.slice('SST_RESOURCE_'.length, line.indexOf('=')),
          line.slice(line.indexOf('=') + 1),
        ]),
    );
    for (const name of ['Directory', 'Submissions'])
      expect(JSON.parse(linked[`${name}Table`] ?? '{}').name).toBe(
        production.one('dynamodb/table:Table', `${name}TableTable`).inputs.name,
      );
    expect(JSON.parse(linked.SearchFiles ?? '{}').name).toBe(
      production.one('s3/bucket:Bucket', 'SearchFilesBucket').inputs.bucket,
    );
    expect(JSON.parse(linked.Distribution ?? '{}').id).toBe('RouterCdnDistribution-id');
  });

  it('refuses to remove production, which is protected', async () => {
    const before = tried.aws.calls.length;
    const { status, output } = await tried.sst(['remove']);
    expect([status, output]).toEqual([1, expect.stringContaining('Cannot remove protected stage')]);
    const since = tried.aws.calls.slice(before);
    expect(since.filter((call) => /PUT|DELETE/.test(call))).toEqual([]);
  });

  it('asks for a stage where it has no terminal', async () => {
    const { workspace, aws } = tried;
    // sst would take the user's name for the stage, but never root.
    const { status, output } = await runSst(
      workspace,
      aws.address,
      ['secret', 'set', '--fallback', 'A', 'b'],
      {
        USER: 'root',
      },
    );
    expect([status, output]).toEqual([1, expect.stringContaining('Could not find stage')]);
  });
});

describe('production with the placeholders of this checkout', () => {
  it('is refused, with every file and key, before anything is made', async () => {
    const checkout = createWorkspace();
    const aws = await startLoopbackAws();
    await runSst(checkout, aws.address, [
      'secret',
      'set',
      '--stage',
      'production',
      'OriginSecret',
      SECRETS.OriginSecret,
    ]);
    const { status, output } = await runSst(checkout, aws.address, ['deploy', '--stage', 'production']);
    const { resources } = JSON.parse(readFileSync(checkout.record, 'utf8'));
    await aws.close();
    checkout.remove();
    expect(status).toBe(1);
    for (const key of ['domain', 'mail_from', 'mail_to', 'alarm_email'])
      expect(output).toContain(`infra/settings.ts: ${key} is the placeholder`);
    for (const key of ['legal_name', 'company_number', 'address', 'owners', 'checkers'])
      expect(output).toContain(`scripts/sample/settings.json: operator.${key} is the placeholder`);
    expect(resources.map(({ type }: { type: string }) => type)).toEqual(['pulumi:pulumi:Stack']);
  });
});
