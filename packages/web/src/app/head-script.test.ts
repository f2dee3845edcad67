import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { HEAD_SCRIPT } from './head-script';

/** What the script leaves on the root element of a page. */
function run(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(HEAD_SCRIPT, { document: { documentElement: { dataset } }, localStorage: { getItem } });
  return dataset;
}

it.each([
  ['dark', { js: '', theme: 'dark' }],
  ['light', { js: '', theme: 'light' }],
  [null, { js: '' }],
  ['<b>', { js: '' }],
])('a stored theme %j is applied before the first paint', (stored, expected) => {
  expect(run((key) => (key === 'theme' ? stored : 'dark'))).toEqual(expected);
});

it('a browser without storage is marked all the same', () => {
  expect(
    run(() => {
      throw new Error('blocked');
    }),
  ).toEqual({ js: '' });
});
