import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { evaluateStage, SECRETS } from '../../scripts/infra/evaluate';
import { ensurePlatform, ROOT, sstVersion } from '../../scripts/infra/platform';

const run = promisify(execFile);
beforeAll(() => ensurePlatform(), 280_000);

describe('the program', () => {
  it('has the types that SST and the provider promise', async () => {
    const { stdout } = await run('npx', ['--no-install', 'tsc', '-p', 'infra'], { cwd: ROOT });
    expect(stdout).toBe('');
  });

  it('pins the SST that is installed', () => {
    const config = readFileSync(join(ROOT, 'sst.config.ts'), 'utf8');
    expect(config).toContain(`version: '${sstVersion()}'`);
    expect(config).not.toMatch(/^import /m);
  });

  it('pins the provider that this SST was made with', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, '.sst/provider-lock.json'), 'utf8')) as {
      version: string;
    }[];
    const platform = JSON.parse(readFileSync(join(ROOT, '.sst/platform/package.json'), 'utf8'));
    expect(lock.map(({ version }) => version)).toEqual([platform.dependencies['@pulumi/aws']]);
  });

  it('refuses a stage whose name does not fit', async () => {
    await expect(evaluateStage('pull-request-of-a-long-branch')).rejects.toThrow('up to 24 small letters');
  });

  it('refuses a secret that is missing or weak, without showing it', async () => {
    const { OriginSecret: _, ...missing } = SECRETS;
    await expect(evaluateStage('previews', { secrets: missing })).rejects.toThrow('sst secret set OriginSecret');
    const weak = evaluateStage('previews', { secrets: { ...SECRETS, OriginSecret: "hunter2'" } });
    await expect(weak).rejects.toThrow('OriginSecret must be 32 to 128');
    await expect(weak).rejects.not.toThrow('hunter2');
  });

  it('accepts both secrets of a pair while one is replaced, and sends the first', async () => {
    const other = 'origin-secret-of-the-evaluation-0002';
    const { resources } = await evaluateStage('previews', { secrets: { ...SECRETS, OriginSecretOther: other } });
    const edge = resources.find(({ type }) => type.endsWith('cloudfront/function:Function'))?.inputs.code;
    expect(edge).toContain(SECRETS.OriginSecret);
    expect(edge).not.toContain(other);
  });
});

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; if?: string; steps?: { run?: string }[] }>;
}
const workflow = (name: string) =>
  parse(readFileSync(join(ROOT, '.github/workflows', `${name}.yml`), 'utf8')) as Workflow;
const commands = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run: command }) => command ?? []));

describe('the workflows', () => {
  it('check what everybody checks', () => {
    expect(commands(workflow('check'))).toEqual(['npm ci', 'npm audit --omit=dev', 'npm test']);
  });

  it.each(['check', 'preview', 'deploy'])('%s gives no rights to strangers', (name) => {
    const { on, permissions } = workflow(name);
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(permissions.contents).toBe('read');
    expect(JSON.stringify(workflow(name))).not.toMatch(/AWS_SECRET_ACCESS_KEY|contents":"write/);
  });

  it('keep the code of forks away from credentials', () => {
    for (const { if: condition } of Object.values(workflow('preview').jobs))
      expect(condition).toContain('head.repo.full_name == github.repository');
  });

  it('remove what they deployed', () => {
    expect(commands(workflow('preview'))).toContain('npx sst deploy --stage "$STAGE"');
    expect(commands(workflow('preview'))).toContain('npx sst remove --stage "$STAGE"');
  });
});
