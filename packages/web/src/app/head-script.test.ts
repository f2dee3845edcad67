import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { KEPT_KEYS } from '../lib/storage/kept-keys';
import { memoryStorage } from '../lib/storage/memory.fixture';
import { HEAD_SCRIPT, SCRIPTS_META } from './head-script';

/** What the script marks on the page's root in a browser that stores these entries. */
function marksWith(entries: Record<string, string>, refuses = false): Record<string, string> {
  const { browser } = memoryStorage(entries, refuses);
  const dataset: Record<string, string> = {};
  const globals = { document: { documentElement: { dataset } }, addEventListener: () => {} };
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

it('loads the scripts after the first frame of the whole document', () => {
  const appended: object[] = [];
  const waiting: [string, () => void][] = [];
  const later = (when: string) => (then: () => void) => void waiting.push([when, then]);
  runInNewContext(HEAD_SCRIPT, {
    document: {
      documentElement: { dataset: {} },
      querySelector: (selector: string) =>
        selector === `meta[name=${SCRIPTS_META}]` ? { content: '/first.js /page.js /chart.js' } : null,
      createElement: (name: string) => ({ name }),
      head: { append: (element: object) => appended.push(element) },
    },
    addEventListener: (event: string, then: () => void) => later(event)(then),
    requestAnimationFrame: later('frame'),
    setTimeout: later('painted'),
  });
  const order: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    expect(appended).toEqual([]);
    order.push(next[0]);
    next[1]();
  }
  expect(order).toEqual(['DOMContentLoaded', 'frame', 'painted']);
  expect(appended).toEqual([
    { name: 'script', type: 'module', src: '/first.js' },
    { name: 'link', rel: 'modulepreload', href: '/page.js' },
    { name: 'link', rel: 'modulepreload', href: '/chart.js' },
  ]);
});
