import { describe, expect, it, vi } from 'vitest';
import { cachedByRelease, createResultCache, madeOnce } from './result-cache';

/** A load that ends when the test says so. */
function held<T>(value: T) {
  let finish = () => {};
  const load = vi.fn(
    () => new Promise<{ value: T; size: number }>((resolve) => (finish = () => resolve({ value, size: 1 }))),
  );
  return { load, finish: () => finish() };
}
const loaded = (value: string, size = 1) => vi.fn(async () => ({ value, size }));

describe('a cache of results', () => {
  it('loads once for all who ask at the same time, and not again', async () => {
    const cache = createResultCache(10);
    const { load, finish } = held('one');
    const both = Promise.all([cache.get('key', load), cache.get('key', load)]);
    finish();
    expect(await both).toEqual(['one', 'one']);
    expect(await cache.get('key', load)).toBe('one');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps results of other keys apart', async () => {
    const cache = createResultCache(10);
    expect(await cache.get('a', loaded('one'))).toBe('one');
    expect(await cache.get('b', loaded('two'))).toBe('two');
    expect(await cache.get('a', loaded('three'))).toBe('one');
  });

  it('tries a failed load again', async () => {
    const cache = createResultCache(10);
    await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('key', loaded('back'))).toBe('back');
  });

  it('forgets what was not asked for longest when all together are too large', async () => {
    const cache = createResultCache(10);
    for (const key of ['a', 'b']) await cache.get(key, loaded(key, 5));
    await cache.get('a', loaded('never'));
    await cache.get('c', loaded('c', 5));
    const again = loaded('again', 5);
    expect(await cache.get('a', again)).toBe('a');
    expect(await cache.get('b', again)).toBe('again');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('answers who waits for a load whose place was taken meanwhile', async () => {
    const cache = createResultCache(1);
    const slow = held('slow');
    const answer = cache.get('slow', slow.load);
    for (const key of ['a', 'b', 'c']) await cache.get(key, loaded(key));
    slow.finish();
    expect(await answer).toBe('slow');
  });
});

describe('a cache by release', () => {
  it('keeps two releases, and loads each once however many ask', async () => {
    const load = vi.fn(async (release: number) => ({ release }));
    const read = cachedByRelease(load);
    const [one, same] = await Promise.all([read(1), read(1)]);
    expect(one).toBe(same);
    await read(2);
    expect(await read(1)).toBe(one);
    await read(3);
    expect(await read(1)).toBe(one);
    expect(load.mock.calls.map(([release]) => release)).toEqual([1, 2, 3]);
    await read(2);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('tries a failed load again, and answers one whose place was taken', async () => {
    let isAway = true;
    const finish: (() => void)[] = [];
    const read = cachedByRelease(async (release) => {
      if (isAway) throw new Error('away');
      if (release === 9) await new Promise<void>((resolve) => finish.push(resolve));
      return { release };
    });
    await expect(read(1)).rejects.toThrow('away');
    isAway = false;
    const slow = read(9);
    for (const release of [1, 2, 3]) expect(await read(release)).toEqual({ release });
    for (const one of finish) one();
    expect(await slow).toEqual({ release: 9 });
  });
});

it('a cache by release hands over what leaves it', async () => {
  const left = vi.fn((_: { release: number }) => {});
  const read = cachedByRelease(
    async (release) => ({ release }),
    (value) => left(value),
  );
  for (const release of [1, 2, 3, 1]) await read(release);
  expect(left.mock.calls).toEqual([[{ release: 1 }], [{ release: 2 }]]);
});

it('what is made of a value is made once, also where it is nothing', () => {
  const make = vi.fn((value: { of: number }) => (value.of > 1 ? value.of : undefined));
  const once = madeOnce(make);
  const [one, two] = [{ of: 1 }, { of: 2 }];
  expect([once(one), once(two), once(one), once(two)]).toEqual([undefined, 2, undefined, 2]);
  expect(make).toHaveBeenCalledTimes(2);
});
