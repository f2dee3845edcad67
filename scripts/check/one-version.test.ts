import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Declared {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const jsonOf = (...path: string[]) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8'));
const FOLDERS = [
  '.',
  ...readdirSync(join(import.meta.dirname, '../../packages')).map((name) => join('packages', name)),
];
/** The libraries that packages of ours name, with their versions; one that several of them name is there several times. */
const NAMED = FOLDERS.flatMap((folder) => {
  const { dependencies, devDependencies }: Declared = jsonOf(folder, 'package.json');
  return Object.entries({ ...dependencies, ...devDependencies });
});
/** The clients of the SDK share most of their code, which is there once where they are of one version. */
const isOfSdk = (name: string) => name.startsWith('@aws-sdk/');

it('a library has one version in all of our packages: a function would have two copies of it', () => {
  const others = NAMED.filter(([name, version]) =>
    NAMED.some(([one, other]) => other !== version && (one === name || (isOfSdk(one) && isOfSdk(name)))),
  );
  expect(others).toEqual([]);
});

it('and is installed once: npm puts a new version beside each package until `npm update NAME` makes one of them', () => {
  const { packages }: { packages: Record<string, unknown> } = jsonOf('package-lock.json');
  const apart = NAMED.filter(
    ([name], at) =>
      NAMED.findIndex(([one]) => one === name) < at &&
      Object.keys(packages).some(
        (path) => /^packages\/[^/]+\/(.*)/.exec(path)?.[1] === `node_modules/${name}`,
      ),
  );
  expect(apart).toEqual([]);
});
