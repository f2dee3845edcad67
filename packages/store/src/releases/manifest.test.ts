import { expect, test } from 'vitest';
import { releaseKey } from '../table/keys';
import { FORMAT, FORMAT_BEFORE } from './format';
import { parseManifest } from './manifest';

const started = {
  release: 12,
  digest: 'd',
  base: 11,
  slugs_from: [11],
  started_at: '2026-11-20T00:00:00.000Z',
  chunks: { denied: 1 },
};
const chain = { content: 'c', previous: { release: 11, hash: 'p' }, hash: 'h' };
const stored = (of: object) => parseManifest({ ...releaseKey(12), ...started, ...of });
const named = { release: 12, format: 99, started_at: started.started_at, state: 'unreadable' };

test('of a manifest of another format that has them, is known what it was made from, its hash and what it denies', () => {
  const settings = { demonstration: true, name: 'Tussock' };
  expect(stored({ format: 99, state: 'ready', chain, settings, more: 'x' })).toEqual({
    ...named,
    base: 11,
    chain,
    chunks: { denied: 1 },
    settings: { demonstration: true },
  });
});

test.each<[what: string, other: object]>([
  [
    'has these in another form',
    { base: '11', chain: { ...chain, more: 'x' }, chunks: ['denied'], settings: 'no' },
  ],
  ['has none of these', { base: undefined, chain: undefined, chunks: undefined, settings: undefined }],
])('one that %s is named all the same', (_, other) => {
  const unknown = { base: null, chain: null, chunks: {}, settings: { demonstration: false } };
  expect(stored({ format: 99, ...other })).toEqual({ ...named, ...unknown });
});

test.each([{ release: 0 }, { format: '99' }, { started_at: 'today' }])('one with %j is none', (wrong) => {
  expect(() => stored({ format: 99, ...wrong })).toThrow();
});

test('one without a format is from before they had one, and lacks what came later', () => {
  const pruned = stored({ state: 'pruned', published_at: null });
  expect(pruned).toEqual({
    ...started,
    format: FORMAT_BEFORE,
    state: 'pruned',
    published_at: null,
    was_live: null,
    chain: null,
  });
  const writing = stored({ format: FORMAT, state: 'writing', written: 7 });
  expect(writing).toMatchObject({ state: 'writing', dated: null, written: 7 });
});
