import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Functions that are younger than the oldest browsers whose styles work: Safari 16.4 and Chrome 111 of March 2023. One that a browser lacks
 * throws, and an error takes the place of the page.
 */
const YOUNGER =
  /\bURL\.canParse\b|\b\w*[pP]arams\.size\b|\bwithResolvers\b|\b(?:Object|Map)\.groupBy\b|\bfromAsync\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|flatMap|take|drop|toArray)\(|\bAbortSignal\.any\b|\bcheckVisibility\b|\bDurationFormat\b|\bRegExp\.escape\b|\bPromise\.try\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const younger = (code: string) => YOUNGER.exec(code.replace(COMMENT, ''))?.[0];

it.each([
  ['const is = URL.canParse(text);', 'URL.canParse'],
  ['return params.size > 0;', 'params.size'],
  ['return [...seen].map(String);', undefined],
  ['return seen.values().map(String);', '.values().map('],
  ['/** Unlike URL.canParse. */ const a = 1;', undefined],
])('%s has %s', (code, found) => {
  expect(younger(code)).toBe(found);
});

it('no code of a page has a function that the oldest browsers lack', () => {
  const files = ['packages/web/src', 'packages/core/src', 'packages/api/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const name = younger(readFileSync(join(ROOT, file), 'utf8'));
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(found).toEqual([]);
});
