import { describe, expect, it } from 'vitest';
import type { Lifecycle } from './lifecycle';
import type { Manifest } from './manifest';
import { publicReleases } from './public-releases';

const counts = { offers: 3 };
const chain = { hash: 'h', content: 'c', previous: { release: 1, hash: 'p' } };
const manifest = (release: number, state: string, more: object = {}) =>
  ({ release, state, published_at: `day ${release}`, counts, chain, ...more }) as unknown as Manifest;
const known = (release: number, were_live: number[], withdrawn: number[] = []): Lifecycle => ({
  release,
  were_live,
  revision: 1,
  withdrawn: withdrawn.map((one) => ({ release: one, successors: [] })),
});
const statesOf = (all: Manifest[], of: Lifecycle | null) =>
  publicReleases(all, of).map(({ release, state }) => `${release} ${state}`);

describe('the releases that visitors are told of', () => {
  it('are those that are or were live, newest first, each with what may be known of it', () => {
    const all = [manifest(1, 'ready', { chain: null }), manifest(2, 'ready'), manifest(3, 'ready')];
    expect(publicReleases(all, known(2, [1, 2]))).toEqual([
      { release: 2, published_at: 'day 2', state: 'live', counts, hash: 'h', previous: chain.previous },
      { release: 1, published_at: 'day 1', state: 'kept', counts, hash: null, previous: null },
    ]);
  });

  it('are none where nothing was published, and none that is only written or being written', () => {
    const all = [
      manifest(1, 'ready'),
      manifest(2, 'writing'),
      manifest(3, 'unreadable'),
      manifest(4, 'ready'),
    ];
    expect(statesOf(all, null)).toEqual([]);
    expect(statesOf(all, known(1, [1]))).toEqual(['1 live']);
  });

  it('keep the entry of one that is withdrawn, also after it was pruned, and say nothing of what it had', () => {
    const all = [manifest(1, 'ready'), manifest(2, 'pruned', { was_live: true }), manifest(3, 'ready')];
    const found = publicReleases(all, known(3, [1, 2, 3], [1, 2]));
    expect(found.map(({ state, counts: shown }) => [state, shown])).toEqual([
      ...[
        ['live', counts],
        ['withdrawn', null],
        ['withdrawn', null],
      ],
    ]);
  });

  it('keep the entry of one that is pruned or being pruned where it was live', () => {
    const gone = (release: number, state: string, was_live: boolean | null) =>
      manifest(release, state, { was_live });
    const all = [
      ...[gone(1, 'pruned', true), gone(2, 'pruning', true), gone(3, 'pruned', false)],
      ...[gone(4, 'pruning', null), manifest(5, 'ready')],
    ];
    expect(statesOf(all, known(5, [5]))).toEqual(['5 live', '2 pruned', '1 pruned']);
    expect(publicReleases(all, known(5, [5])).map((one) => one.counts)).toEqual([counts, null, null]);
  });

  it('name one of another version as one that cannot be read, and the live one as live', () => {
    const {
      published_at: _,
      counts: __,
      chain: ___,
      ...bare
    } = manifest(1, 'unreadable') as never as {
      [name: string]: unknown;
    };
    const all = [bare as unknown as Manifest, manifest(2, 'unreadable')];
    expect(publicReleases(all, known(2, [1, 2]))).toEqual([
      { release: 2, published_at: 'day 2', state: 'live', counts: null, hash: 'h', previous: chain.previous },
      { release: 1, published_at: null, state: 'pruned', counts: null, hash: null, previous: null },
    ]);
  });
});
