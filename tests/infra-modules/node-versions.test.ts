import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE_VERSION } from '../../infra/runtime';
import { devDependencies, engines } from '../../package.json' with { type: 'json' };
import { optionalDependencies } from '../../scripts/infra/runtime/package.json' with { type: 'json' };

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const OLDEST = engines.node.replace('>=', '');
const [OLDEST_MAJOR] = OLDEST.split('.');

/** Every place beside `infra/runtime.ts` and `engines` of package.json that names a version of Node, with what it says. */
const PLACES = [
  ['.nvmrc', `${NODE_VERSION}\n`],
  ['.github/workflows/check.yml', `node: ['${OLDEST}', '${NODE_VERSION}']`],
  ['README.md', `You need Node ${OLDEST} or later`],
  ['README.md', `With Node ${NODE_VERSION}, which the functions on AWS run on`],
  ['docs/operations/github.md', `on Node ${OLDEST} and ${NODE_VERSION}, and most tests on`],
  ['docs/operations/github.md', `run the built functions on Node ${NODE_VERSION} `],
  ['packages/web/vite.config.ts', `target: 'node${OLDEST_MAJOR}'`],
] as const;

it.each(PLACES)('%s says “%s”', (file, words) => {
  expect(textOf(file).includes(words)).toBe(true);
});

it('tests run the functions on the Node of Lambda, and types are those of the oldest Node of a developer', () => {
  for (const [name, version] of Object.entries(optionalDependencies))
    expect([name, version]).toEqual([name, expect.stringMatching(new RegExp(`^${NODE_VERSION}\\.`))]);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${OLDEST_MAJOR}\\.`));
});

it('most tests run on a newer Node too, and what else is added to the matrix on that of Lambda', () => {
  const added = [...textOf('.github/workflows/check.yml').matchAll(/- \{ node: '(\d+)'/g)].map(
    ([, node]) => node,
  );
  const [newest = ''] = added.filter((node) => node !== NODE_VERSION);
  expect(new Set(added)).toEqual(new Set([newest, NODE_VERSION]));
  expect(Number(newest)).toBeGreaterThan(Number(NODE_VERSION));
  expect(textOf('docs/operations/github.md')).toContain(`and most tests on ${newest} |`);
});
