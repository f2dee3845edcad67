import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { KEPT_KEYS } from '../lib/storage/kept-keys';
import { memoryStorage } from '../lib/storage/memory.fixture';
import { HEAD_SCRIPT } from './head-script';

/** What the script marks on the page's root in a browser that stores these entries. */
function marksWith(entries: Record<string, string>, refuses = false): Record<string, string> {
  const { browser } = memoryStorage(entries, refuses);
  const dataset: Record<string, string> = {};
  const globals = { document: { documentElement: { dataset } } };
  Object.defineProperty(globals, 'localStorage', { get: () => browser.storage() });
  runInNewContext(HEAD_SCRIPT, globals);
  return dataset;
}

it('marks the chosen theme, and whether a situation is stored, never what is in it', () => {
  expect(marksWith({})).toEqual({ js: '' });
  expect(marksWith({ theme: 'dark' })).toEqual({ js: '', theme: 'dark' });
  expect(marksWith({ theme: 'blue' })).toEqual({ js: '' });
  expect(marksWith({ [KEPT_KEYS.situation()]: '{"kind":"person"}' })).toEqual({ js: '', situation: '' });
});

it('marks that scripts run where storage is blocked', () => {
  expect(marksWith({}, true)).toEqual({ js: '' });
});
