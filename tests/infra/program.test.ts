import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
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

  it('refuses a secret that is missing or weak, without showing it', async () => {
    const { OriginSecret: _, ...missing } = SECRETS;
    await expect(evaluateStage('previews', { secrets: missing })).rejects.toThrow(
      'sst secret set OriginSecret',
    );
    const weak = evaluateStage('previews', { secrets: { ...SECRETS, OriginSecret: "hunter2'" } });
    await expect(weak).rejects.toThrow('OriginSecret must be 32 to 128');
    await expect(weak).rejects.not.toThrow('hunter2');
  });
});
