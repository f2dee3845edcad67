import type { Directory } from '@tussock/core/directory/directory';
import { everyItem } from '@tussock/server/table/every-item';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOTH_ENGINES } from '../../../../tests/support/each-engine';
import { newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../tests/support/new-table-for-each';
import { publicationOf, publish } from '../../../../tests/support/published';
import { recordRequests } from '../../../../tests/support/recorder';
import { createPreviewSource } from '../records/preview-source';
import { createDirectoryReads } from '../records/reads';
import type { DirectoryTable } from '../table/engine/client';
import { PublishConflict, ReleaseGone } from '../table/errors';
import { PREVIEWS } from '../table/keys';
import { findPreview, storedPreview } from './find-preview';
import { listStoredReleases, rollback, withdraw } from './history';
import { LIFECYCLE_MS } from './live';
import { endPreview, openPreview, openPreviews, removeEndedPreviews } from './previews';
import { prune } from './prune';
import { publishStaged, stageRelease } from './publish/publish';

const small = madeDirectory({ offers: 2, providers: 1 });
const named = (name: string) => ({
  ...small,
  offers: small.offers.map((offer) => ({ ...offer, name: `${offer.name} of ${name}` })),
});
const NOW = new Date('2026-11-20T00:00:00.000Z');
const SOON = '2026-11-22T00:00:00.000Z';
const page = { expires_at: SOON, changesPage: '<p>changes</p>' };
const PAGE = { limit: 10 };

describe.each(BOTH_ENGINES)('previews on %s', (engineName) => {
  let table: DirectoryTable;
  newTableForEach(engineName, (made) => {
    table = made;
  });

  const stage = async (name: string) => (await stageRelease(table, publicationOf(named(name)))).release;
  const live = async () => (await createDirectoryReads(table).live())?.release ?? null;

  test('show a staged release whole, and no public read does', async () => {
    await publish(table, named('A'));
    const release = await stage('B');
    expect([release, await live()]).toEqual([2, 1]);
    const source = createPreviewSource(table, { now: () => NOW.getTime() });
    const found = await source.find(await openPreview(table, release, page));
    expect(found).toMatchObject({ release, expires_at: SOON });
    expect(await found?.changesPage?.()).toBe('<p>changes</p>');

    const preview = source.reads(release);
    expect((await preview.live())?.release).toBe(2);
    expect((await preview.listOffers(2, PAGE)).data[0]?.name).toContain('of B');
    expect((await preview.changelog(2)).changes.every((one) => one.release === 2)).toBe(true);
    const reads = createDirectoryReads(table);
    expect(await reads.release(2)).toBeNull();
    await expect(reads.catalogue(2)).rejects.toBeInstanceOf(ReleaseGone);
    expect(
      (await listStoredReleases(table, NOW)).map(({ life, preview_until }) => [life, preview_until]),
    ).toEqual([
      ['staged', SOON],
      ['live', null],
    ]);
  });

  test('show what they have again, until something else goes live and denies it', async () => {
    const [offer, other] = small.offers;
    if (!offer || !other) throw new Error('the directory has no offers');
    const offersOf = (tables: Directory, ids: string[]): Directory => ({
      ...tables,
      offers: tables.offers.filter(({ id }) => ids.includes(id)),
      offer_tags: tables.offer_tags.filter(({ offer_id }) => ids.includes(offer_id)),
    });
    const removal = {
      kind: 'offer' as const,
      record: offer.id,
      name: offer.name,
      last_slug: null,
      reason: 'No such offer.',
      removed_on: '2026-11-01',
      for_cause: true,
    };
    const without = { ...offersOf(named('A'), [other.id]), removals: [removal] };
    await publish(table, without);
    await publish(table, named('B'));
    const release = await stage('C');
    let clock = NOW.getTime();
    const preview = createPreviewSource(table, { now: () => clock }).reads(release);
    const shown = async () => {
      clock += LIFECYCLE_MS;
      const [live, found] = [await preview.live(), preview.getOfferById(release, offer.id)];
      return [
        live?.edition,
        await found.then(
          (one) => one?.id,
          (error) => error.name,
        ),
      ];
    };
    const [edition, id] = await shown();
    expect(id).toBe(offer.id);
    // The release that brought it back is rolled back: the preview was written over that one.
    await rollback(table, 1);
    const [later, denied] = await shown();
    expect(denied).toBe('RecordRemoved');
    expect(later).not.toBe(edition);
    // Written again it is what would go live: whoever publishes it sees what it shows.
    const again = await stage('C');
    const anew = createPreviewSource(table, { now: () => clock }).reads(again);
    expect((await anew.getOfferById(again, offer.id))?.id).toBe(offer.id);
  });

  test('open with the token alone, and the table holds its hash', async () => {
    const release = await stage('A');
    const token = await openPreview(table, release, page);
    expect(token).toMatch(/^1-[0-9a-f]{48}$/);
    const [, secret = ''] = token.split('-');
    for await (const item of everyItem(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': PREVIEWS },
    }))
      expect(JSON.stringify(item)).not.toContain(secret.slice(0, 16));

    const opens = async (tried: string, at = NOW) => (await findPreview(table, tried, at)) !== null;
    expect(await opens(token)).toBe(true);
    // Each character counts.
    for (let at = 2; at < token.length; at += 5) {
      const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
      expect([changed, await opens(changed)]).toEqual([changed, false]);
    }
    for (const wrong of [
      `2-${secret}`,
      `01-${secret}`,
      secret,
      token.toUpperCase(),
      ` ${token}`,
      `${token}0`,
    ])
      expect([wrong, wrong !== token && (await opens(wrong))]).toEqual([wrong, false]);
    expect(await opens(token, new Date(Date.parse(SOON) - 1))).toBe(true);
    expect(await opens(token, new Date(SOON))).toBe(false);

    const another = await openPreview(table, release, page);
    expect([await opens(token), await opens(another)]).toEqual([false, true]);
  });

  test('open nothing of a release that is not there, or not there any more', async () => {
    const token = await openPreview(table, 9, page);
    expect(await findPreview(table, token, NOW)).toBeNull();
    await publish(table, named('A'));
    expect(await findPreview(table, token, NOW)).toBeNull();
  });

  test('cost no read where what is tried has not the form of a token', async () => {
    const token = await openPreview(table, await stage('A'), page);
    const requests = recordRequests(table);
    const [, secret = ''] = token.split('-');
    const wrong = [` ${token}`, `${token}0`, `0${token}`, `-${secret}`, secret, token.toUpperCase(), ''];
    for (const tried of wrong) expect(await findPreview(table, tried, NOW)).toBeNull();
    expect(requests).toEqual([]);
    await findPreview(table, `2-${secret}`, NOW);
    expect(requests).toHaveLength(1);
  });

  test('end when their release goes live, by whatever way', async () => {
    await publish(table, named('A'));
    const token = await openPreview(table, await stage('B'), page);
    await publish(table, named('B'));
    expect(await live()).toBe(2);
    expect(await findPreview(table, token, NOW)).toBeNull();
    expect((await listStoredReleases(table, NOW)).map((one) => one.preview_until)).toEqual([null, null]);
    await publish(table, named('C'));
    await withdraw(table, 2);
    expect(await findPreview(table, token, NOW)).toBeNull();
    expect(await removeEndedPreviews(table, NOW)).toEqual([2]);
    expect(await removeEndedPreviews(table, NOW)).toEqual([]);
  });

  test('are published as they are, if what is live is what they were compared with', async () => {
    await publish(table, named('A'));
    const [b, c] = [await stage('B'), await stage('C')];
    expect(await publishStaged(table, c)).toEqual({ release: c, changed: true, continued: true, before: 1 });
    expect(await live()).toBe(c);
    await expect(publishStaged(table, b)).rejects.toThrow(
      `Release ${b} was made when release 1 was live, and what is live has changed since: now it is release ${c}`,
    );
    await expect(publishStaged(table, c)).rejects.toBeInstanceOf(ReleaseGone);
    await expect(publishStaged(table, 9)).rejects.toBeInstanceOf(ReleaseGone);
    // The release that B was compared with is live again, but C was seen since: its addresses would be lost.
    await rollback(table, 1);
    await expect(publishStaged(table, b)).rejects.toBeInstanceOf(PublishConflict);
    expect(await live()).toBe(1);
  });

  test('of another day are published from their folder as a release of today, and keep their address until then', async () => {
    await publish(table, named('A'));
    const at = (hours: number) => ({
      publishedAt: new Date(Date.parse('2026-12-01T00:00:00Z') + hours * 3_600_000).toISOString(),
    });
    const again = (hours: number) => stageRelease(table, publicationOf(named('B')), at(hours));
    expect([(await again(0)).release, (await again(60)).release]).toEqual([2, 2]);
    expect(await publish(table, named('B'), at(60))).toMatchObject({
      release: 3,
      continued: false,
      before: 1,
    });
    expect((await createDirectoryReads(table).live())?.published_at).toBe(at(60).publishedAt);
    // One that was seen has its date.
    await rollback(table, 1);
    expect(await publish(table, named('B'), at(120))).toMatchObject({ release: 3 });
    const early = await stageRelease(table, publicationOf(named('C')), at(120));
    expect(await publish(table, named('C'), at(143))).toMatchObject({ release: early.release });
  });

  test('of what was rolled back are of a release of its own, which can be looked at and published', async () => {
    await publish(table, named('A'));
    await publish(table, named('B'));
    await rollback(table, 1);
    const release = await stage('B');
    expect([release, await stage('B')]).toEqual([3, 3]);
    const token = await openPreview(table, release, page);
    expect((await findPreview(table, token, NOW))?.release).toBe(3);
    expect(await publishStaged(table, release)).toMatchObject({ release: 3, before: 1 });
    expect((await createDirectoryReads(table).listOffers(3, PAGE)).data[0]?.name).toContain('of B');
  });

  test('are ended by their number, and no other with them', async () => {
    await publish(table, named('A'));
    const [b, c] = [await stage('B'), await stage('C')];
    const tokens = [await openPreview(table, b, page), await openPreview(table, c, page)];
    expect([await endPreview(table, b), await endPreview(table, b), await endPreview(table, 9)]).toEqual([
      ...[true, false, false],
    ]);
    const found = await Promise.all(tokens.map((token) => findPreview(table, token, NOW)));
    expect(found.map((one) => one?.release)).toEqual([undefined, c]);
  });

  test('are removed once they have ended, and not before', async () => {
    const [a, b] = [await stage('A'), await stage('B')];
    const token = await openPreview(table, a, page);
    await openPreview(table, b, { ...page, expires_at: NOW.toISOString() });
    expect(await removeEndedPreviews(table, NOW)).toEqual([b]);
    expect((await findPreview(table, token, NOW))?.release).toBe(a);
    expect(await removeEndedPreviews(table, new Date(SOON))).toEqual([a]);
  });

  test('keep their release from being pruned until they expire', async () => {
    await publish(table, named('A'), { publishedAt: NOW.toISOString() });
    const release = (await stageRelease(table, publicationOf(named('B')), { publishedAt: NOW.toISOString() }))
      .release;
    const late = '2027-01-01T00:00:00.000Z';
    await openPreview(table, release, { ...page, expires_at: late });
    const before = Date.parse(late) - 1;
    expect(await prune(table, { now: before })).toEqual([]);
    expect([...(await openPreviews(table, new Date(before))).keys()]).toEqual([release]);
    expect(await prune(table, { now: Date.parse(late) })).toEqual([release]);
    expect(await removeEndedPreviews(table, new Date(late))).toEqual([release]);
  });
});

test('a token of any text opens nothing and never throws', async () => {
  const engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef-') }),
    fc.stringMatching(/^[1-9]-[0-9a-f]{48}$/),
  );
  await stageRelease(table, publicationOf(named('A')));
  await openPreview(table, 1, page);
  await fc.assert(
    fc.asyncProperty(text, async (token) => {
      expect(await findPreview(table, token, NOW)).toBeNull();
    }),
  );
  await engine.close();
});

test('what is stored of a token is a whole hash', () => {
  const stored = { release: 1, token_hash: 'a1'.repeat(32), expires_at: SOON, changes_page: null };
  const isTaken = (token_hash: string) => storedPreview.safeParse({ ...stored, token_hash }).success;
  expect(isTaken(stored.token_hash)).toBe(true);
  for (const wrong of [
    '',
    'a',
    `a${stored.token_hash}`,
    `${stored.token_hash}a`,
    'A1'.repeat(32),
    'g1'.repeat(32),
  ])
    expect([wrong, isTaken(wrong)]).toEqual([wrong, false]);
});

test('a page of changes that is too large for an item is left out', async () => {
  const engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const { release } = await stageRelease(table, publicationOf(named('A')));
  const changesPage = Array.from({ length: 60_000 }, (_, n) => Math.sin(n).toString(36)).join('');
  const token = await openPreview(table, release, { expires_at: SOON, changesPage });
  expect(await findPreview(table, token, NOW)).toMatchObject({ release, changesPage: null });
  await engine.close();
});
