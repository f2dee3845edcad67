import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reach } from './page-in-reach';
import { pageNavigation, type Shown } from './page-navigation';

let ready: ((reach: Reach) => void)[];
let again: () => void;
let events: string[];
let shown: Shown | undefined;
let navigation: ReturnType<typeof pageNavigation>;
let history: ReturnType<typeof UNSAFE_createMemoryHistory>;

beforeEach(() => {
  ready = [];
  events = [];
  shown = undefined;
  history = UNSAFE_createMemoryHistory({ initialEntries: ['/a'], v5Compat: true });
  navigation = pageNavigation(history, {
    prepare: ({ pathname, search }) => {
      events.push(`prepare ${pathname}${search}`);
      return new Promise<Reach>((resolve) => ready.push(resolve));
    },
    wait: (isWaiting) => events.push(isWaiting ? 'wait' : 'ready'),
    stay: (retry, href) => {
      again = retry;
      events.push(`stay ${href}`);
    },
    leave: (href) => events.push(`leave for ${href}`),
    show: (next) => {
      shown = next;
      events.push(`show ${next.location.pathname}${next.location.search}`);
    },
    restore: () => events.push('restore'),
  });
  navigation.listen();
});

const letGo = async (at: number, reach: Reach = 'in reach') => {
  ready[at]?.(reach);
  await new Promise((done) => setTimeout(done));
};

describe('another page', () => {
  it('is shown, with its address, once it is prepared', async () => {
    navigation.navigator.push({ pathname: '/b', search: '?x=1', hash: '' }, { from: 'a' });
    expect([events, history.location.pathname]).toEqual([['wait', 'prepare /b?x=1'], '/a']);
    await letGo(0);
    expect(events.slice(2)).toEqual(['show /b?x=1', 'ready']);
    expect([shown?.action, shown?.location.state, history.location.pathname]).toEqual([
      'PUSH',
      { from: 'a' },
      '/b',
    ]);
  });

  it('takes the place of the entry where it is asked to', async () => {
    navigation.navigator.replace('/b');
    await letGo(0);
    expect([shown?.action, history.index]).toEqual(['REPLACE', 0]);
  });

  it('gives way to a later one, also where the later one is ready first', async () => {
    navigation.navigator.push('/b');
    navigation.navigator.push('/c');
    await letGo(1);
    await letGo(0);
    expect(events.filter((event) => event.startsWith('show'))).toEqual(['show /c']);
    expect(history.index).toBe(1);
  });

  it('is waited for on the way back, and its place is restored', async () => {
    navigation.navigator.push('/b');
    await letGo(0);
    events = [];
    navigation.navigator.go(-1);
    expect(events).toEqual(['wait', 'prepare /a']);
    await letGo(1);
    expect(events.slice(2)).toEqual(['show /a', 'ready', 'restore']);
  });
});

describe('a page out of reach', () => {
  it('leaves the page and the address as they are, until it is tried again', async () => {
    navigation.navigator.push({ pathname: '/b', search: '' }, { from: 'a' });
    await letGo(0, 'out of reach');
    expect([events.slice(2), history.location.pathname, history.index]).toEqual([['stay /b'], '/a', 0]);
    again();
    await letGo(1);
    expect(events.slice(3)).toEqual(['wait', 'prepare /b', 'show /b', 'ready']);
    expect([shown?.location.state, history.index]).toEqual([{ from: 'a' }, 1]);
  });

  it('says nothing where another was followed meanwhile', async () => {
    navigation.navigator.push('/b');
    navigation.navigator.push('/c');
    await letGo(0, 'out of reach');
    await letGo(1);
    expect(events.join()).not.toContain('stay');
    expect(history.location.pathname).toBe('/c');
  });

  it('is shown on the way back, where the address is its own already', async () => {
    navigation.navigator.push('/b');
    await letGo(0);
    events = [];
    navigation.navigator.go(-1);
    await letGo(1, 'out of reach');
    expect(events.slice(2)).toEqual(['show /a', 'ready', 'restore']);
  });
});

describe('a page that is not known here', () => {
  it('is left to the server, which may know it', async () => {
    navigation.navigator.push('/b?x=1');
    await letGo(0, 'unknown');
    expect([events.slice(2), history.location.pathname]).toEqual([['leave for /b?x=1'], '/a']);
  });

  it('is shown on the way back, where the address is its own already', async () => {
    navigation.navigator.push('/b');
    await letGo(0);
    events = [];
    navigation.navigator.go(-1);
    await letGo(1, 'unknown');
    expect(events.slice(2)).toEqual(['show /a', 'ready', 'restore']);
  });
});

describe('a change within a page', () => {
  it('shows at once', () => {
    navigation.navigator.push('/a?x=1');
    expect(events).toEqual(['show /a?x=1', 'ready']);
  });

  it('ends the wait for another page', async () => {
    navigation.navigator.push('/b');
    navigation.navigator.push('/a?x=1');
    await letGo(0);
    expect(events.slice(2)).toEqual(['show /a?x=1', 'ready']);
    expect(history.location.pathname).toBe('/a');
  });
});

describe('the same address', () => {
  it('is no second entry of the history, unless it has another state', () => {
    const { push } = navigation.navigator;
    push('/a?q=kauri');
    push('/a?q=kauri');
    expect([history.index, shown?.action]).toEqual([1, 'REPLACE']);
    push('/a?q=kauri', { step: 1 });
    push('/a?q=kauri', { step: 2 });
    expect(history.index).toBe(3);
    push('/a?q=kauri#part');
    push('/a');
    expect(history.index).toBe(5);
  });
});
