import { createContext, runInContext, runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';
import { memoryStorage } from '../../lib/storage/memory.fixture';
import { HEAD_SCRIPT, SCRIPTS_META } from './head-script';

/** What the script marks on the page's root in a browser that stores these entries. */
function marksWith(entries: Record<string, string>, refuses = false): Record<string, string> {
  const { browser } = memoryStorage(entries, refuses);
  const dataset: Record<string, string> = {};
  const window = { CSSPropertyRule: {} };
  const globals = { document: { documentElement: { dataset } }, addEventListener: () => {}, window };
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

it.each([
  ['Chrome 110 and Safari 16.3', {}, 'delete String.prototype.isWellFormed'],
  ['Firefox 127', { CSSPropertyRule: undefined }, ''],
])('leaves a page as without scripts in %s, which are older than the oldest', (_, lacks, before) => {
  const dataset: Record<string, string> = {};
  const heard: string[] = [];
  const old = createContext({
    document: { documentElement: { dataset } },
    addEventListener: (event: string) => heard.push(event),
    window: { CSSPropertyRule: {}, ...lacks },
  });
  runInContext(before, old);
  runInContext(HEAD_SCRIPT, old);
  expect({ dataset, heard }).toEqual({ dataset: {}, heard: [] });
});

/** A browser whose document is not parsed yet; `paints` tells the page what was painted, where the browser says so. */
function browserThat(saysWhatIsPainted: boolean) {
  const appended: { onerror?: () => void }[] = [];
  const dataset: Record<string, string> = {};
  const waiting: [string, () => void][] = [];
  const later = (when: string, then: () => void) => void waiting.push([when, then]);
  let told: ((names: string[]) => void) | undefined;
  class PerformanceObserver {
    static supportedEntryTypes = saysWhatIsPainted ? ['paint'] : ['mark'];
    constructor(tell: (list: object) => void) {
      told = (names) =>
        tell({ getEntriesByName: (wanted: string) => names.filter((name) => name === wanted) });
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'paint', buffered: true });
    }
  }
  const window: { earlyChanges?: object[] | null; CSSPropertyRule: object } = { CSSPropertyRule: {} };
  let change: (what: object) => void = () => {};
  let isWatched = false;
  class MutationObserver {
    constructor(tell: (changes: object[], observer: object) => void) {
      change = (what) => tell([what], this);
    }
    observe(of: object) {
      expect(of).toEqual({ id: 'root' });
      isWatched = true;
    }
    disconnect() {
      isWatched = false;
    }
  }
  runInNewContext(HEAD_SCRIPT, {
    document: {
      documentElement: { dataset },
      getElementById: (id: string) => ({ id }),
      querySelector: (selector: string) =>
        selector === `meta[name=${SCRIPTS_META}]` ? { content: '/first.js /page.js /chart.js' } : null,
      createElement: (name: string) => ({ name }),
      head: { append: (element: object) => appended.push(element) },
    },
    PerformanceObserver,
    MutationObserver,
    addEventListener: (event: string, then: () => void) => event === 'DOMContentLoaded' && later(event, then),
    window,
    requestAnimationFrame: (then: () => void) => later('frame', then),
    setTimeout: (then: () => void, wait: number) => later(`${wait} ms`, then),
  });
  /** Lets happen what the script waits for, and says what that was. */
  function pass(): string | undefined {
    const [when, then] = waiting.shift() ?? [];
    then?.();
    return when;
  }
  return {
    appended,
    dataset,
    window,
    pass,
    paints: (...names: string[]) => told?.(names),
    change: (what: object) => change(what),
    isWatched: () => isWatched,
  };
}

const LOADED = [
  { name: 'script', type: 'module', src: '/first.js', onerror: expect.any(Function) },
  { name: 'link', rel: 'modulepreload', href: '/page.js' },
  { name: 'link', rel: 'modulepreload', href: '/chart.js' },
];

it('loads the scripts once, when the parsed document has been painted', () => {
  const { appended, pass, paints } = browserThat(true);
  paints('first-contentful-paint');
  expect(pass()).toBe('DOMContentLoaded');
  paints('first-paint');
  expect([pass(), appended]).toEqual(['frame', []]);
  paints('first-paint', 'first-contentful-paint');
  expect(appended).toEqual(LOADED);
  expect([pass(), pass()]).toEqual(['1000 ms', undefined]);
  paints('first-contentful-paint');
  expect(appended).toEqual(LOADED);
});

it('takes the mark that scripts run away where the first one cannot be loaded', () => {
  const { appended, dataset, pass, paints } = browserThat(true);
  pass();
  paints('first-contentful-paint');
  expect(dataset).toEqual({ js: '' });
  appended[0]?.onerror?.();
  expect(dataset).toEqual({});
});

it.each([
  ['never says what it painted', true, '1000 ms'],
  ['cannot say it', false, '0 ms'],
])('loads the scripts after the first frame where the browser %s', (_, saysWhatIsPainted, wait) => {
  const { appended, pass } = browserThat(saysWhatIsPainted);
  for (const when of ['DOMContentLoaded', 'frame', wait]) {
    expect(appended).toEqual([]);
    expect(pass()).toBe(when);
  }
  expect(appended).toEqual(LOADED);
});

it('keeps what is changed in the parsed page until that is taken, and watches no longer', () => {
  const { window, pass, change, isWatched } = browserThat(true);
  expect(isWatched()).toBe(false);
  pass();
  change({ first: 1 });
  change({ second: 2 });
  expect([...(window.earlyChanges ?? [])]).toEqual([{ first: 1 }, { second: 2 }]);
  expect(isWatched()).toBe(true);
  window.earlyChanges = null;
  change({ third: 3 });
  expect(isWatched()).toBe(false);
});
