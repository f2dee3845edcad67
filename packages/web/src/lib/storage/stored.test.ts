import {
  addToComparison,
  type Compared,
  parseComparison,
  removeFromComparison,
} from '@tussock/core/comparison/comparison';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from './codec';
import { changeList } from './persisted-list';
import { createStored } from './stored';

const KEY = 'tussock_comparison';
const complaint = 'Failed to parse comparison data';

/** One browser's storage and its tabs: a write reaches every tab but the one that wrote. */
class Browser {
  readonly stored = new Map<string, string>();
  readonly tabs: EventTarget[] = [];
  full = false;
  blocked = false;

  tab() {
    const events = new EventTarget();
    this.tabs.push(events);
    const storage = {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        this.stored.set(key, value);
        for (const other of this.tabs) if (other !== events) this.tell(other, key);
      },
      removeItem: (key: string) => void this.stored.delete(key),
    };
    const list = createStored<readonly Compared[]>({
      key: KEY,
      codec: json(parseComparison),
      complaint,
      storage: () => {
        if (this.blocked) throw new DOMException('blocked', 'SecurityError');
        return storage;
      },
      events: () => events,
    });
    const ids = () => (list.read().value ?? []).map(({ id }) => id);
    const add = (id: string) => changeList(list, (rows) => addToComparison(rows, { id }));
    const remove = (id: string) => changeList(list, (rows) => removeFromComparison(rows, id));
    return { list, events, ids, add, remove };
  }

  tell(tab: EventTarget, key: string | null) {
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

let browser: Browser;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  browser = new Browser();
  logged.mockClear();
});
afterEach(() => vi.clearAllMocks());

describe('a list stored in the browser', () => {
  it('starts empty, stores every change, and is restored by the next page', () => {
    const first = browser.tab();
    expect(first.list.read()).toEqual({ value: null, known: true, saved: true, lost: false });
    first.add('a');
    first.add('b');
    expect(JSON.parse(browser.stored.get(KEY) ?? '')).toEqual([{ id: 'a' }, { id: 'b' }]);
    first.remove('a');
    expect(browser.tab().ids()).toEqual(['b']);
  });

  it('answers the same object while nothing changes, and tells listeners only of changes', () => {
    const tab = browser.tab();
    const heard = vi.fn();
    tab.list.subscribe(heard);
    tab.list.read();
    tab.add('a');
    const before = tab.list.read();
    tab.add('a');
    expect(tab.list.read()).toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignores a fourth offer and one that is in it', () => {
    const tab = browser.tab();
    for (const id of ['a', 'b', 'b', 'c', 'd']) tab.add(id);
    expect(tab.ids()).toEqual(['a', 'b', 'c']);
  });

  it.each(['{', '{"a":1}', '[1]', '[{"name":"no id"}]', '"text"', 'null', ''])(
    'logs once that %s cannot be parsed, says that it is lost, and is empty',
    (text) => {
      browser.stored.set(KEY, text);
      const tab = browser.tab();
      expect(tab.ids()).toEqual([]);
      expect(tab.list.read().lost).toBe(true);
      expect(logged.mock.calls).toEqual([[complaint]]);
      expect(browser.stored.get(KEY)).toBe(text);
      tab.add('a');
      expect(browser.tab().ids()).toEqual(['a']);
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );

  it('lasts as long as the page when the storage is full, and is stored once there is room', () => {
    browser.stored.set(KEY, '[{"id":"old"}]');
    const tab = browser.tab();
    browser.full = true;
    tab.add('new');
    expect(tab.list.read()).toMatchObject({ value: [{ id: 'old' }, { id: 'new' }], saved: false });
    tab.remove('old');
    expect(tab.ids()).toEqual(['new']);
    browser.full = false;
    tab.add('more');
    expect(tab.list.read().saved).toBe(true);
    expect(browser.tab().ids()).toEqual(['new', 'more']);
  });

  it('that could not be stored is not given up for what is stored when it is read anew', () => {
    browser.stored.set(KEY, '[{"id":"old"}]');
    const tab = browser.tab();
    browser.full = true;
    tab.list.write([{ id: 'new' }]);
    expect(tab.list.refresh().value).toEqual([{ id: 'new' }]);
    tab.list.subscribe(() => {});
    expect(tab.ids()).toEqual(['new']);
  });

  it('works for the page when the storage is blocked', () => {
    browser.blocked = true;
    const tab = browser.tab();
    expect(tab.ids()).toEqual([]);
    tab.add('a');
    tab.add('b');
    expect(tab.list.read()).toMatchObject({ value: [{ id: 'a' }, { id: 'b' }], saved: false });
    expect(logged).not.toHaveBeenCalled();
  });
});

it('is known to be nothing where the storage is blocked, and is the same object at each reading', () => {
  browser.blocked = true;
  const { list } = browser.tab();
  const first = list.read();
  expect(first).toEqual({ value: null, known: true, saved: true, lost: false });
  expect([list.read(), list.refresh()].every((reading) => reading === first)).toBe(true);
});

it('keeps what it has read when the storage is blocked afterwards', () => {
  browser.stored.set(KEY, '[{"id":"a"}]');
  const tab = browser.tab();
  expect(tab.ids()).toEqual(['a']);
  browser.blocked = true;
  expect(tab.list.refresh().value).toEqual([{ id: 'a' }]);
});

describe('a stored value', () => {
  it('that is removed is gone, here and for the next page', () => {
    const tab = browser.tab();
    tab.add('a');
    tab.list.remove();
    expect(tab.list.read()).toEqual({ value: null, known: true, saved: true, lost: false });
    expect(browser.stored.size).toBe(0);
    expect(browser.tab().ids()).toEqual([]);
  });

  it('that could not be stored can be removed all the same', () => {
    browser.blocked = true;
    const tab = browser.tab();
    tab.add('a');
    tab.list.remove();
    expect(tab.ids()).toEqual([]);
  });
});

describe('across tabs', () => {
  it('a change shows in every tab that listens', () => {
    const [one, two] = [browser.tab(), browser.tab()];
    const heard = vi.fn();
    two.list.subscribe(heard);
    two.list.read();
    one.add('a');
    expect(two.ids()).toEqual(['a']);
    expect(heard).toHaveBeenCalled();
  });

  it('emptying the storage empties the list', () => {
    const tab = browser.tab();
    tab.list.subscribe(() => {});
    tab.add('a');
    browser.stored.clear();
    browser.tell(tab.events, null);
    expect(tab.ids()).toEqual([]);
  });

  it.each([
    ['full', 'shown'],
    ['full', 'left'],
    ['full', 'never shown'],
    ['blocked', 'shown'],
    ['blocked', 'left'],
    ['blocked', 'never shown'],
  ] as const)('so it does where the storage is %s, of a list that is %s', (state, view) => {
    browser[state] = true;
    const tab = browser.tab();
    const leave = view === 'never shown' ? () => {} : tab.list.subscribe(() => {});
    tab.add('a');
    if (view === 'left') leave();
    browser.tell(tab.events, null);
    expect(tab.list.read()).toMatchObject({ value: null, saved: true });
    tab.add('b');
    expect(tab.ids()).toEqual(['b']);
  });

  it('a change that was made while nothing listened shows as soon as something does', () => {
    const [one, two] = [browser.tab(), browser.tab()];
    expect(two.ids()).toEqual([]);
    one.add('a');
    two.list.subscribe(() => {});
    expect(two.ids()).toEqual(['a']);
  });

  it('what was lost stays lost when another tab stores a list in its place', () => {
    browser.stored.set(KEY, '{');
    const [one, two] = [browser.tab(), browser.tab()];
    two.list.subscribe(() => {});
    two.list.read();
    one.add('a');
    expect(two.list.read()).toMatchObject({ value: [{ id: 'a' }], lost: true });
  });

  it('another key is none of its business', () => {
    const tab = browser.tab();
    tab.list.subscribe(() => {});
    tab.list.read();
    browser.stored.set(KEY, '[{"id":"a"}]');
    browser.tell(tab.events, 'theme');
    expect(tab.ids()).toEqual([]);
  });

  it('a change under another key does not clear a list that could not be stored', () => {
    browser.full = true;
    const tab = browser.tab();
    tab.list.subscribe(() => {});
    tab.add('a');
    browser.tell(tab.events, 'theme');
    expect(tab.ids()).toEqual(['a']);
  });

  it('is heard of while anything listens, and not once nothing does', () => {
    const [one, two] = [browser.tab(), browser.tab()];
    const heard = vi.fn();
    const [leave, leaveToo] = [two.list.subscribe(() => {}), two.list.subscribe(heard)];
    two.list.read();
    leave();
    one.add('a');
    expect([heard.mock.calls.length, two.ids()]).toEqual([1, ['a']]);
    leaveToo();
    browser.stored.set(KEY, '{');
    browser.tell(two.events, KEY);
    expect(logged).not.toHaveBeenCalled();
  });

  it('what another tab cannot have meant is logged, and the list is empty', () => {
    const tab = browser.tab();
    tab.list.subscribe(() => {});
    tab.add('a');
    browser.stored.set(KEY, '{broken');
    browser.tell(tab.events, KEY);
    expect(tab.ids()).toEqual([]);
    expect(logged.mock.calls).toEqual([[complaint]]);
  });

  it('a page that comes back from memory knows what happened meanwhile', () => {
    const tab = browser.tab();
    tab.list.subscribe(() => {});
    tab.add('a');
    browser.stored.set(KEY, '[{"id":"b"}]');
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.ids()).toEqual(['b']);
  });

  it('what could not be stored stays beside what another tab stores, and is stored once there is room', () => {
    browser.stored.set(KEY, '[{"id":"old"}]');
    const [one, two] = [browser.tab(), browser.tab()];
    one.list.subscribe(() => {});
    browser.full = true;
    one.add('mine');
    one.remove('old');
    browser.full = false;
    two.add('theirs');
    expect(one.list.read()).toMatchObject({ value: [{ id: 'theirs' }, { id: 'mine' }], saved: true });
    expect(browser.tab().ids()).toEqual(['theirs', 'mine']);
    two.add('more');
    expect(two.ids()).toEqual(['theirs', 'mine', 'more']);
  });

  it('what could not be stored overwrites nothing that another tab stored while the page was in memory', () => {
    browser.stored.set(KEY, '[{"id":"old"}]');
    const tab = browser.tab();
    browser.full = true;
    tab.add('mine');
    browser.stored.set(KEY, '[{"id":"old"},{"id":"theirs"}]');
    expect(tab.list.refresh()).toMatchObject({
      value: [{ id: 'old' }, { id: 'theirs' }, { id: 'mine' }],
      saved: false,
    });
    browser.full = false;
    tab.remove('old');
    expect(browser.tab().ids()).toEqual(['theirs', 'mine']);
    expect(tab.list.read().saved).toBe(true);
  });

  it('what could not be stored and another tab stored too does not come back once that removes it', () => {
    const [one, two] = [browser.tab(), browser.tab()];
    one.list.subscribe(() => {});
    one.list.read();
    browser.full = true;
    one.add('both');
    browser.full = false;
    browser.stored.set(KEY, '[{"id":"both"}]');
    browser.tell(one.events, KEY);
    expect(one.list.read()).toMatchObject({ value: [{ id: 'both' }], saved: true });
    two.remove('both');
    expect(one.ids()).toEqual([]);
  });

  it('what another tab removes is removed with what could not be stored', () => {
    browser.stored.set(KEY, '[{"id":"old"}]');
    const [one, two] = [browser.tab(), browser.tab()];
    one.list.subscribe(() => {});
    browser.full = true;
    one.add('mine');
    two.list.remove();
    browser.tell(one.events, KEY);
    expect(one.list.read()).toEqual({ value: null, known: true, saved: true, lost: false });
    browser.full = false;
    one.add('next');
    expect(one.ids()).toEqual(['next']);
  });

  it('no tab overwrites another with an old list, even before it heard of the change', () => {
    const step = fc.record({ tab: fc.nat(2), add: fc.boolean(), id: fc.constantFrom('a', 'b', 'c', 'd') });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        browser = new Browser();
        const tabs = [browser.tab(), browser.tab(), browser.tab()];
        let model: string[] = [];
        for (const { tab, add, id } of steps) {
          if (add) tabs[tab]?.add(id);
          else tabs[tab]?.remove(id);
          if (add && model.length < 3 && !model.includes(id)) model = [...model, id];
          if (!add) model = model.filter((other) => other !== id);
          expect(tabs[tab]?.ids()).toEqual(model);
        }
      }),
    );
  });
});
