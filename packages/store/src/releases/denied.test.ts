import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory, uuidOf } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import { chunksKey } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { ReleaseUnreadable } from '../table/errors';
import { position, releaseKey } from '../table/keys';
import {
  type Denied,
  deniedBy,
  lockedBy,
  overruled,
  type RemovedRecord,
  readDenied,
  removedRecord,
} from './denied';
import { readLifecycle } from './lifecycle';
import { readManifest } from './manifest';

const directory = madeDirectory({ offers: 4 });
const [open, , , exclusive] = directory.offers;
const GONE = uuidOf('a record that is gone');
const NOTHING: Denied = { locked: [], removed: [] };
const removed = (kind: RemovedRecord['kind'], id: string, name = `${kind} ${id}`): RemovedRecord => ({
  kind,
  id,
  name,
  reason: 'The FMA warned of it.',
  removed_on: '2026-11-01',
  earlier_names: [],
});
/** A record of each kind that the directory shows. */
const SHOWN: [RemovedRecord['kind'], string][] = [
  ['offer', open?.id ?? ''],
  ['provider', directory.providers[0]?.id ?? ''],
  ['platform', directory.platforms[0]?.id ?? ''],
  ['fund', directory.funds[0]?.id ?? ''],
  ['person', 'person-0'],
  ['blog-post', 'post-0'],
];

describe('what a new release denies', () => {
  it('is the locked part of its exclusive offers', () => {
    expect(exclusive?.is_exclusive).toBe(true);
    expect(deniedBy(directory, [], NOTHING)).toEqual({ locked: [exclusive?.id], removed: [] });
  });

  it('is also what was locked before, unless the release itself shows it', () => {
    const before = { ...NOTHING, locked: [GONE, open?.id ?? '', exclusive?.id ?? ''] };
    expect(deniedBy(directory, [], before).locked).toEqual([exclusive?.id, GONE]);
  });

  it('is what was removed for cause, now and before', () => {
    const now = removed('fund', GONE);
    const before = removed('provider', GONE);
    expect(deniedBy(directory, [now], { ...NOTHING, removed: [before] }).removed).toEqual([now, before]);
    const again = removed('fund', GONE, 'By its other name');
    expect(deniedBy(directory, [again], { ...NOTHING, removed: [now] }).removed).toEqual([
      { ...again, earlier_names: [now.name] },
    ]);
  });

  it('keeps every earlier name of a record that was removed before', () => {
    const before = { ...removed('fund', GONE), earlier_names: ['First', 'Second'] };
    const now = { ...before, earlier_names: ['Second', 'Third'] };
    expect(deniedBy(directory, [now], { ...NOTHING, removed: [before] }).removed).toEqual([
      { ...now, earlier_names: ['First', 'Second', 'Third'] },
    ]);
  });

  it.each(SHOWN)(
    'is no %s that the release shows again, but one of the same id of another kind',
    (kind, id) => {
      const others = SHOWN.map(([other]) => removed(other, id));
      const { removed: left } = deniedBy(directory, [], { ...NOTHING, removed: others });
      expect(left.map((one) => one.kind)).toEqual(
        SHOWN.map(([other]) => other).filter((one) => one !== kind),
      );
    },
  );
});

it('a post that is a draft again is not shown again', () => {
  const [post, ...posts] = directory.blog_posts;
  if (!post) throw new Error('the directory has no post');
  const drafted = { ...directory, blog_posts: [{ ...post, is_published: false }, ...posts] };
  const denied = { ...NOTHING, removed: [removed('blog-post', post.id)] };
  expect(deniedBy(drafted, [], denied).removed).toEqual(denied.removed);
  expect(overruled(drafted, denied)).toEqual([]);
  expect(deniedBy(directory, [], denied).removed).toEqual([]);
});

describe('what a release shows although it is denied', () => {
  it.each(SHOWN)('names a %s that was removed for cause', (kind, id) => {
    const names = [removed(kind, id, 'Shown again'), removed(kind, GONE, 'Still gone')];
    expect(overruled(directory, { ...NOTHING, removed: names })).toEqual(['Shown again']);
  });

  it('names an offer that is locked elsewhere and open here', () => {
    const locked = [open?.id ?? '', exclusive?.id ?? '', GONE];
    expect(overruled(directory, { ...NOTHING, locked })).toEqual([open?.name]);
    expect(overruled(directory, NOTHING)).toEqual([]);
  });
});

it('a removed record has its name, the reason and the day, and nothing else', () => {
  const record = removed('offer', GONE);
  const takes = (change: object) => removedRecord.safeParse({ ...record, ...change }).success;
  expect(takes({})).toBe(true);
  expect(takes({ removed_on: null })).toBe(true);
  expect(takes({ reason: 'x'.repeat(1_000) })).toBe(true);
  for (const wrong of [{ kind: '' }, { kind: 'tag' }, { reason: 'x'.repeat(1_001) }, { details: 'secret' }])
    expect(takes(wrong)).toBe(false);
  for (const [kind] of SHOWN) expect(takes({ kind })).toBe(true);
});

describe('what is denied now', () => {
  let engine: Engine;
  let table: DirectoryTable;
  const lockedAt = (at: number) => ({
    ...directory,
    offers: directory.offers.map((offer, n) => ({ ...offer, is_exclusive: n === at })),
  });
  const idAt = (at: number) => directory.offers[at]?.id;
  beforeAll(async () => {
    engine = await startEngine('dynalite');
    table = await newTable(engine);
    await publish(table, lockedAt(0));
    // Without the offer that the one before locked: only what is stored still says so.
    const { offers, ...rest } = lockedAt(1);
    const offer_tags = rest.offer_tags.filter(({ offer_id }) => offer_id !== idAt(0));
    await publish(table, { ...rest, offers: offers.slice(1), offer_tags, sources: [] });
  });
  afterAll(() => engine?.close());

  it('is nothing before the first release', async () => {
    expect(await readDenied(table, null)).toEqual(NOTHING);
  });

  it('is what the newest release says that was live, also after a roll-back', async () => {
    const known = await readLifecycle(table);
    if (!known) throw new Error('nothing is live');
    const locked = [idAt(1), idAt(0)];
    for (const release of [1, 2])
      expect(await readDenied(table, { ...known, release })).toEqual({ ...NOTHING, locked });
    expect(await readDenied(table, { ...known, release: 1, were_live: [1] })).toEqual({
      ...NOTHING,
      locked: [idAt(0)],
    });
  });

  const lockedIn = async (release: number) => lockedBy(table, release, await readManifest(table, release));

  it('is locked by a release itself where its own list says so', async () => {
    expect([await lockedIn(1), await lockedIn(2), await lockedIn(3)]).toEqual([
      [idAt(0)],
      [idAt(1), idAt(0)],
      [],
    ]);
  });

  it('is read once where the newest release is the live one: its manifest and its list', async () => {
    const known = await readLifecycle(table);
    const sent = recordRequests(table);
    await readDenied(table, known);
    expect(sent).toHaveLength(2);
  });

  it('is what the release before says, where a release of another version has no list', async () => {
    const other = await newTable(engine);
    for (const at of [0, 1]) await publish(other, lockedAt(at));
    await other.client.send(
      new UpdateCommand({
        TableName: other.name,
        Key: releaseKey(2),
        UpdateExpression: 'SET #f = :f REMOVE chunks.denied',
        ExpressionAttributeNames: { '#f': 'format' },
        ExpressionAttributeValues: { ':f': 99 },
      }),
    );
    expect(await readDenied(other, await readLifecycle(other))).toEqual({ ...NOTHING, locked: [idAt(0)] });
  });

  it('is not known where the list is damaged, and that is no fault of its version', async () => {
    const other = await newTable(engine);
    await publish(other, lockedAt(0));
    await other.client.send(
      new UpdateCommand({
        TableName: other.name,
        Key: { pk: chunksKey(1, 'denied'), sk: position(0) },
        UpdateExpression: 'SET #d = :b',
        ExpressionAttributeNames: { '#d': 'data' },
        ExpressionAttributeValues: { ':b': Buffer.from('[]') },
      }),
    );
    const failed = await readDenied(other, await readLifecycle(other)).catch((error) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(ReleaseUnreadable);
  });

  it('is after a roll-back also what the live release says, once: a mistaken release showed it again', async () => {
    const other = await newTable(engine);
    const [post] = directory.blog_posts;
    if (!post) throw new Error('the directory has no post');
    const forCause = (kind: 'blog-post' | 'person', record: string) => ({
      kind,
      record,
      name: record,
      last_slug: null,
      reason: 'The FMA warned of it.',
      removed_on: '2026-11-01',
      for_cause: true,
    });
    const still = forCause('person', GONE);
    const blog_posts = directory.blog_posts.filter((one) => one !== post);
    await publish(other, { ...lockedAt(0), blog_posts, removals: [still, forCause('blog-post', post.id)] });
    await publish(other, { ...lockedAt(1), removals: [still] });
    const known = await readLifecycle(other);
    if (!known) throw new Error('nothing is live');
    const denied = async (release: number) => {
      const { locked, removed } = await readDenied(other, { ...known, release });
      return [locked, removed.map(({ id }) => id)];
    };
    expect(await denied(2)).toEqual([[idAt(1)], [GONE]]);
    expect(await denied(1)).toEqual([
      [idAt(1), idAt(0)],
      [GONE, post.id],
    ]);
  });

  it('is what an older release locks, which did not store it, and nothing where none is left', async () => {
    const known = await readLifecycle(table);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: releaseKey(1),
        UpdateExpression: 'REMOVE chunks.denied',
      }),
    );
    expect(await lockedIn(1)).toEqual([]);
    const remove = (release: number) =>
      table.client.send(new DeleteCommand({ TableName: table.name, Key: releaseKey(release) }));
    await remove(2);
    expect(await readDenied(table, known)).toEqual({ ...NOTHING, locked: [idAt(0)] });
    await remove(1);
    expect(await readDenied(table, known)).toEqual(NOTHING);
  });
});
