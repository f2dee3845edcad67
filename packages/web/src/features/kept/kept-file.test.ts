import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/memory.fixture';
import { VERSION_1 } from '../../lib/storage/version-1.fixture';
import { importKept, importText, keptFile } from './kept-file';
import { keptList } from './kept-list';

// The stores of the site are made once, for whichever storage the window has when they are read.
const memory = memoryStorage({ ...VERSION_1, theme: 'dark', tussock_slash: 'off' });
beforeEach(() => void vi.stubGlobal('window', { localStorage: memory.browser.storage() }));
afterEach(() => void vi.unstubAllGlobals());

const PRODUCT = 'Tussock';
const LEFT = ['draft_apply', 'draft_unlock', 'draft_report', 'session', 'scroll', 'reload'];
const IN_FILE = keptList(PRODUCT).filter(({ id }) => !LEFT.includes(id));

it('holds all lists and choices, and neither forms nor access', () => {
  memory.map.set('tussock_situation', JSON.stringify({ version: 1, kind: 'person', amount: 50_000 }));
  memory.map.set(
    'tussock_saved_searches',
    JSON.stringify([
      { version: 2, address: '/offers', name: 'All', params: '', newest: null, seen_on: '2026-11-20' },
    ]),
  );
  const file = JSON.parse(keptFile(PRODUCT, '2026-11-22'));
  expect(Object.keys(file.values).sort()).toEqual(IN_FILE.map(({ id }) => id).sort());
  expect(JSON.stringify(file)).not.toMatch(/mere@example|abc\.def-1/);
});

it('brings another browser to the same state, and replaces what it has', () => {
  const file = keptFile(PRODUCT, '2026-11-22');
  const before = Object.fromEntries(IN_FILE.map(({ key }) => [key, memory.map.get(key)]));
  for (const { key } of IN_FILE) memory.map.delete(key);
  memory.map.set('tussock_comparison', '[{"id":"other"}]');
  const taken = importKept(PRODUCT, file);
  expect(taken?.map(({ id }) => id).sort()).toEqual(IN_FILE.map(({ id }) => id).sort());
  expect(importText(taken, PRODUCT)).toMatch(/^Loaded in place of what this browser had: [^.]*\.$/);
  const rowsOf = (text = 'null') => (text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : text);
  const ids = (text: string | undefined) => rowsOf(text).map?.(({ id }: { id?: string }) => id);
  expect(ids(memory.map.get('tussock_watchlist'))).toEqual(ids(before.tussock_watchlist));
  expect(ids(memory.map.get('tussock_comparison'))).toEqual(ids(before.tussock_comparison));
  expect(memory.map.get('theme')).toBe('dark');
  expect(keptFile(PRODUCT, '2026-11-22')).toBe(file);
});

it('takes nothing from a file that is none, and no value that cannot be read', () => {
  for (const text of ['', '{}', '[]', '{"format":"other"}', `"${'x'.repeat(2_000_000)}"`])
    expect(importKept(PRODUCT, text)).toBeNull();
  // Each of these is ours but for one thing.
  const values = { theme: 'light' };
  const ours = { format: 'tussock-browser-data', version: 1, values };
  for (const other of [{ format: 'other' }, { version: 2 }, { values: 'light' }, { values: null }])
    expect(importKept(PRODUCT, JSON.stringify({ ...ours, ...other }))).toBeNull();
  expect(importKept(PRODUCT, JSON.stringify(ours).padEnd(1_000_001))).toBeNull();
  expect(importText(null, PRODUCT)).toBe('This file was not saved here, so nothing was loaded.');
  expect(importText([], PRODUCT)).toBe('The file has nothing to load.');
  const broken = { theme: 'pink', watchlist: '{"no":"list"}', session: '{"token":"x"}', scroll: 1 };
  const file = JSON.stringify({ format: 'tussock-browser-data', version: 1, values: broken });
  expect(importKept(PRODUCT, file)).toEqual([]);
  expect(memory.map.get('theme')).toBe('dark');
});

it('says what the browser could not store, which lasts as long as the page', () => {
  const file = keptFile(PRODUCT, '2026-11-22');
  const full = { ...memory.browser.storage(), setItem: refuse };
  function refuse(key: string): void {
    if (key !== 'theme') throw new DOMException('full', 'QuotaExceededError');
  }
  vi.stubGlobal('window', { localStorage: full, addEventListener: () => {} });
  expect(importText(importKept(PRODUCT, file), PRODUCT)).toMatch(
    /^Loaded in place of what this browser had: light or dark\. Your browser does not let us store .*: the offers you compare; .*\.$/,
  );
});
