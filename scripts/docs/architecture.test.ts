import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const PACKAGES = readdirSync(join(ROOT, 'packages'));

/** The packages of the map, each with those that it imports. */
const map = new Map(
  [...page.matchAll(/^\| \[packages\/(\w+)\].*\| (.+) \|$/gm)].map(([, name = '', imports = '']) => [
    name,
    PACKAGES.filter((other) => new RegExp(`\\b${other}\\b`).test(imports)),
  ]),
);

// A package.json names what its package imports, and nothing else: lint and knip hold it to that.
test('the map has every package, with the packages that it imports', () => {
  const imported = PACKAGES.map((name) => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
    return [name, PACKAGES.filter((other) => Object.hasOwn(dependencies, `@tussock/${other}`))];
  });
  expect(Object.fromEntries(map)).toEqual(Object.fromEntries(imported));
});

test('it names every folder of code', () => {
  const beside = ['infra', 'scripts', 'tests'].filter((name) => !page.includes(`[${name}](../${name})`));
  expect(beside).toEqual([]);
});
