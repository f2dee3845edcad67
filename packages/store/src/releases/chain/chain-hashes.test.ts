import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainOf, chunksHash, contentHash, itemHash, releaseHash } from './chain-hashes';
import { hashOf } from './hash';

/** What stays of a manifest when its release is pruned, and what of it is about the entry and not about the release. */
const STAYS = ['release', 'format', 'digest', 'base', 'slugs_from', 'started_at', 'published_at'];
const OF_THE_ENTRY = ['pk', 'sk', 'state', 'chain'];
const CONTENT = ['counts', 'settings', 'partitions', 'text_hashes', 'a_field_of_tomorrow'];
const manifest = Object.fromEntries(
  [...STAYS, ...OF_THE_ENTRY, ...CONTENT].map((name) => [name, `a ${name}`]),
);
const changed = (name: string) => ({ ...manifest, [name]: 'other' });

describe('the hash of the content of a release', () => {
  const content = contentHash(manifest);

  it.each(CONTENT)('is of %s', (name) => {
    expect(contentHash(changed(name))).not.toBe(content);
  });

  it.each([...STAYS, ...OF_THE_ENTRY])('is not of %s', (name) => {
    expect(contentHash(changed(name))).toBe(content);
  });

  it('is of every other field and of nothing else', () => {
    expect(content).toBe(hashOf(Object.fromEntries(CONTENT.map((name) => [name, `a ${name}`]))));
  });
});

describe('the hash of a release', () => {
  const previous = { release: 1, hash: 'before' };
  const whole = releaseHash(manifest, 'content', previous);

  it.each(STAYS)('is of %s', (name) => {
    expect(releaseHash(changed(name), 'content', previous)).not.toBe(whole);
  });

  it('is of its content and of the release before', () => {
    const others = [
      releaseHash(manifest, 'other', previous),
      releaseHash(manifest, 'content', { ...previous, hash: 'other' }),
      releaseHash(manifest, 'content', { ...previous, release: 2 }),
      releaseHash(manifest, 'content', null),
    ];
    expect(new Set([whole, ...others]).size).toBe(5);
  });

  it('is the same when it is pruned, and nothing but these fields stays', () => {
    const pruned = Object.fromEntries(STAYS.map((name) => [name, manifest[name]]));
    expect(releaseHash({ ...pruned, state: 'pruned', was_live: true }, 'content', previous)).toBe(whole);
    expect(whole).toBe(hashOf({ ...pruned, content: 'content', previous }));
  });

  it('is in its chain, with the hash of the content and the release before', () => {
    const content = contentHash(manifest);
    expect(chainOf(manifest, previous)).toEqual({
      content,
      previous,
      hash: releaseHash(manifest, content, previous),
    });
    expect(chainOf(manifest, null).previous).toBeNull();
  });
});

describe('the hash of an item', () => {
  const keys = { pk: '1#offer#7', sk: 'record' };
  const json = '{"name":"Māori"}';
  const ofText = hash('sha256', Buffer.from(json), 'base64url');

  it('is of its keys and of the hash of its text, which is stored as bytes and was stored as a text', () => {
    const found = hashOf({ ...keys, json: ofText }, 'base64url');
    expect(itemHash({ ...keys, json: Buffer.from(json) })).toBe(found);
    expect(itemHash({ ...keys, json })).toBe(found);
    expect(itemHash({ ...keys, sk: 'other', json })).not.toBe(found);
    expect(itemHash({ ...keys, json: json.replace('M', 'm') })).not.toBe(found);
  });

  it('is of each field, where it has no text', () => {
    const fields = { ...keys, name: 'Kauri', json: null };
    expect(itemHash(fields)).toBe(hashOf(fields, 'base64url'));
    expect(itemHash({ ...fields, name: 'Rimu' })).not.toBe(itemHash(fields));
  });
});

it('the hash of a compressed text is of each of its chunks, in their order', () => {
  const [one, other] = [
    { sk: '0', text: Buffer.from('a') },
    { sk: '1', text: Buffer.from('b') },
  ];
  expect(chunksHash([one, other])).toBe(hashOf([hashOf(one), hashOf(other)]));
  expect(chunksHash([other, one])).not.toBe(chunksHash([one, other]));
  expect(chunksHash([])).toBe(hashOf([]));
});
