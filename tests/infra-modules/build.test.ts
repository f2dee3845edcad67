import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { infraModule } from './record';

const root = mkdtempSync(join(tmpdir(), 'build-'));
const dist = join(root, 'packages', 'web', 'dist');
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const script = `node -e "require('fs').writeFileSync('packages/web/dist/build.json', JSON.stringify({ id: 'fresh' }))"`;
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build: script } }));
});
const buildOf = async (command: string) => {
  vi.stubGlobal('$cli', { command, paths: { root } });
  return (await infraModule('build')).webBuild();
};

it.each(['deploy', 'diff'])('%s builds the site anew', async (command) => {
  expect(await buildOf(command)).toEqual({ id: 'fresh', client: join(dist, 'client') });
});

it('another command reads what was built, and says so where nothing was', async () => {
  await expect(buildOf('shell')).rejects.toThrow('The site is not built: npm run build');
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ id: 'earlier' }));
  expect(await buildOf('shell')).toEqual({ id: 'earlier', client: join(dist, 'client') });
});
