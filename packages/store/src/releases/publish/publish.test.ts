import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Directory } from '@tussock/core/directory/directory';
import { describe, expect, test } from 'vitest';
import { BOTH_ENGINES, ENGINES } from '../../../../../tests/support/each-engine';
import { type Engine, newTable, openTable } from '../../../../../tests/support/engines';
import { holdBack } from '../../../../../tests/support/hold-back';
import { madeDirectory, type madeOffer, uuidOf } from '../../../../../tests/support/made-directory';
import { newTableForEach } from '../../../../../tests/support/new-table-for-each';
import { publicationOf, publish } from '../../../../../tests/support/published';
import { recordRequests } from '../../../../../tests/support/recorder';
import { createDirectoryReads } from '../../records/reads';
import type { DirectoryTable } from '../../table/engine/client';
import { PublishConflict, RecordTooLarge, ReleaseGone } from '../../table/errors';
import { verifyChain } from '../chain/verify-chain';
import { listStoredReleases, rollback } from '../history';
import { readPointer } from '../lifecycle';
import { readManifest } from '../manifest';
import { prune } from '../prune';
import { readTables } from '../tables';
import { type PublishProgress, publishRelease } from './publish';

const small = madeDirectory({ offers: 6, providers: 2 });

/** The small directory with its first offers changed. */
const withOffers = (...changes: Parameters<typeof madeOffer>[1][]): Directory => ({
  ...small,
  offers: small.offers.map((offer, n) => ({ ...offer, ...changes[n] })),
});
const at = (day: number) => new Date(Date.UTC(2026, 10, 20, day)).toISOString();
const version = (n: number) => withOffers({ name: `Version ${n}` });

async function itemsOf(table: DirectoryTable, release: number) {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan(table, { TableName: table.name })) found.push(...Items);
  return found.filter((item) => String(item.pk).startsWith(`${release}#`));
}

/** What is in each item. Bytes as text: to compare two lists of them takes longer than to publish them. */
const byKey = (items: Record<string, unknown>[]) =>
  new Map(
    items
      .map((item) => [`${item.pk} ${item.sk}`, inText(item)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const inText = (item: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    ]),
  );

describe.each(BOTH_ENGINES)('releases on %s', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  newTableForEach(engineName, (made, on) => {
    table = made;
    engine = on;
  });

  test('the first release goes live; before it there is none', async () => {
    expect(await createDirectoryReads(table).live()).toBeNull();
    const seen: PublishProgress[] = [];
    const published = await publish(table, small, {
      publishedAt: '2026-11-20T00:00:00.000Z',
      onProgress: (progress) => seen.push(progress),
    });
    expect(published).toEqual({ release: 1, changed: true, continued: false, before: null });
    const { stats, counts, settings } = publicationOf(small).content;
    expect(await createDirectoryReads(table).live()).toEqual({
      release: 1,
      published_at: '2026-11-20T00:00:00.000Z',
      counts,
      settings,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      previous: null,
      edition: '1',
    });
    expect(await createDirectoryReads(table).stats(1)).toEqual(stats);
    expect(new Set(seen.map(({ phase }) => phase))).toEqual(new Set(['preparing', 'writing', 'checking']));
    expect(seen.at(-1)?.done).toBe(seen.at(-1)?.total);
    expect(await readTables(table, 1)).toEqual(small);
    await expect(readTables(table, 2)).rejects.toThrow(ReleaseGone);
  });

  test('rows that stay as they are, are read as the rows of the next directory', async () => {
    await publish(table, small);
    const copy = structuredClone(small);
    const next = {
      ...copy,
      offers: copy.offers
        .slice(1)
        .map((one, n) => (n === 0 ? { ...one, name: 'New' } : one))
        .reverse(),
    };
    const read = await readTables(openTable(engine, table.name, 'writer'), 1, next);
    expect(read).toEqual(small);
    const kept = read.offers.filter((one) => next.offers.includes(one));
    expect(kept.map(({ id }) => id)).toEqual(small.offers.slice(2).map(({ id }) => id));
    expect(read.providers.every((one, at) => one === copy.providers[at])).toBe(true);
  });

  test('a stopped run is gone on with; other content takes another number', async () => {
    const publishedAt = '2026-11-20T00:00:00.000Z';
    await publish(table, version(1), { publishedAt });
    const stop = new AbortController();
    const onProgress = ({ phase }: PublishProgress) => phase === 'writing' && stop.abort();
    const stopped = publish(table, madeDirectory(), { publishedAt, signal: stop.signal, onProgress });
    await expect(stopped).rejects.toThrow(/abort/i);
    expect(await readPointer(table)).toBe(1);
    expect(await readManifest(table, 2)).toMatchObject({ state: 'writing', written: 200 });
    expect(await createDirectoryReads(table).release(2)).toBeNull();
    const seen: PublishProgress[] = [];
    const again = { publishedAt, onProgress: (progress: PublishProgress) => seen.push(progress) };
    expect(await publish(table, madeDirectory(), again)).toMatchObject({ release: 2, continued: true });
    expect(seen.find(({ phase }) => phase === 'writing')?.done).toBeGreaterThan(200);
    // Run anew elsewhere, it comes to the same items.
    const elsewhere = await newTable(engine);
    await publish(elsewhere, version(1), { publishedAt });
    await publish(elsewhere, madeDirectory(), { publishedAt });
    expect(byKey(await itemsOf(table, 2))).toEqual(byKey(await itemsOf(elsewhere, 2)));
    expect(await publish(table, version(3))).toMatchObject({ release: 3, continued: false });
  });

  test('two publishers of the same content at once write the same; both say that it is live', async () => {
    await publish(table, version(1), { publishedAt: at(1) });
    const first = openTable(engine, table.name, 'writer');
    // Its first progress: its texts are not written yet.
    const held = holdBack(first, (command) => command === 'UpdateItemCommand' || command === 'UpdateCommand');
    const slow = publish(first, version(2), { publishedAt: at(2) });
    await held.reached;
    expect(await publish(table, version(2), { publishedAt: at(3) })).toMatchObject({
      release: 2,
      continued: true,
    });
    held.letGo();
    expect(await slow).toMatchObject({ release: 2, continued: false });
    expect((await createDirectoryReads(table).live())?.published_at).toBe(at(2));
    expect((await verifyChain(table)).broken).toBeNull();
  });

  test('of two publishers at once one is live at the end, whole; the other says so', async () => {
    await publish(table, version(1));
    const writers = [2, 3].map((n) =>
      publish(openTable(engine, table.name, 'writer'), version(n)).then(
        () => n,
        (fault) => fault,
      ),
    );
    const outcomes = await Promise.all(writers);
    const won = outcomes.filter((outcome) => typeof outcome === 'number');
    expect(won.length).toBeGreaterThan(0);
    for (const fault of outcomes.filter((outcome) => typeof outcome !== 'number'))
      expect(fault).toBeInstanceOf(PublishConflict);
    const reads = createDirectoryReads(table);
    const live = (await reads.live())?.release ?? 0;
    expect((await reads.getOfferBySlug(live, 'offer-0'))?.name).toBe(`Version ${won.at(-1)}`);
  });

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(engineName)) return;

  test('the live content again changes nothing', async () => {
    await publish(table, small);
    const writer = openTable(engine, table.name, 'writer');
    const requests = recordRequests(writer);
    const again = await publish(writer, small);
    expect(again).toEqual({ release: 1, changed: false, continued: false, before: 1 });
    expect(requests.map(({ command }) => command)).toEqual(['GetItemCommand', 'QueryCommand']);
  });

  test('new content becomes a new release; the old one stays readable', async () => {
    await publish(table, version(1));
    expect(await publish(table, version(2))).toMatchObject({ release: 2, before: 1 });
    const reads = createDirectoryReads(table);
    expect((await reads.live())?.release).toBe(2);
    expect((await reads.getOfferBySlug(1, 'offer-0'))?.name).toBe('Version 1');
    expect((await reads.getOfferBySlug(2, 'offer-0'))?.name).toBe('Version 2');
  });

  test('a slug that was changed leads on, through all later releases, until a new record takes it', async () => {
    const [id, other] = [uuidOf('offer 0'), uuidOf('offer 1')];
    const gone = { ...small, offers: small.offers.slice(1) };
    const steps = [
      withOffers({ slug: 'one' }),
      withOffers({ slug: 'two' }),
      withOffers({ slug: null }),
      gone,
      withOffers({ slug: 'three' }),
      withOffers({ slug: 'three' }, { slug: 'one' }),
      withOffers({ slug: 'three' }, { slug: 'four' }),
    ];
    for (const step of steps) await publish(table, step);
    const reads = createDirectoryReads(table);
    const leads = (release: number, slug: string) => reads.findRetiredSlug(release, 'offer', slug);
    expect(await leads(1, 'one')).toBeNull();
    expect(await leads(2, 'one')).toEqual({ id, slug: 'two' });
    expect(await leads(3, 'one')).toEqual({ id, slug: null });
    expect(await leads(3, 'two')).toEqual({ id, slug: null });
    expect(await leads(4, 'two')).toBeNull();
    expect(await leads(5, 'one')).toEqual({ id, slug: 'three' });
    expect(await leads(6, 'one')).toBeNull();
    expect((await reads.getOfferBySlug(6, 'one'))?.id).toBe(other);
    expect(await leads(6, 'two')).toEqual({ id, slug: 'three' });
    expect(await leads(7, 'one')).toEqual({ id: other, slug: 'four' });
    expect(await leads(7, 'offer-1')).toEqual({ id: other, slug: 'four' });
    expect(await reads.findRetiredSlug(7, 'provider', 'one')).toBeNull();
  });

  test('a roll-back moves the pointer only; what was rolled back can go live again', async () => {
    await publish(table, version(1));
    await publish(table, version(2));
    await publish(table, withOffers({ slug: 'seen-by-some' }));
    expect(await rollback(table)).toEqual({ release: 2, before: 3 });
    expect(await rollback(table, 1)).toEqual({ release: 1, before: 2 });
    await expect(rollback(table)).rejects.toThrow(ReleaseGone);
    await expect(rollback(table, 9)).rejects.toThrow(ReleaseGone);
    expect(await readPointer(table)).toBe(1);
    expect(await rollback(table, 2)).toEqual({ release: 2, before: 1 });
    // Release 3 was made from 2, is whole and was live: it needs the pointer only.
    expect(await publish(table, withOffers({ slug: 'seen-by-some' }))).toMatchObject({
      release: 3,
      changed: true,
      continued: false,
      before: 2,
    });
    await rollback(table);
    expect(await publish(table, version(4))).toMatchObject({ release: 4, before: 2 });
    const moved = await createDirectoryReads(table).findRetiredSlug(4, 'offer', 'seen-by-some');
    expect(moved).toEqual({ id: uuidOf('offer 0'), slug: 'offer-0' });
  });

  test('a prune keeps the live one, five, and 48 hours; what it removes it removes wholly', async () => {
    const days = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
    const bornOn = [1, 2, 8, 3, 4, 5, 6, 7];
    for (const [n, day] of bornOn.entries()) await publish(table, version(n), { publishedAt: days(day) });
    await rollback(table, 2);
    const now = Date.parse(days(9));
    // 4 to 8 are the newest five, 2 is live, 3 is a day old.
    expect(await prune(table, { now })).toEqual([1]);
    expect(await prune(table, { now })).toEqual([]);
    expect(await prune(table, { now: now + 48 * 3_600_000 })).toEqual([3]);
    for (const gone of [1, 3]) expect(await itemsOf(table, gone)).toEqual([]);
    expect((await itemsOf(table, 2)).length).toBeGreaterThan(50);
    const listed = await listStoredReleases(table);
    expect(listed.map(({ release, state }) => `${release} ${state}`)).toEqual([
      ...['8 ready', '7 ready', '6 ready', '5 ready', '4 ready', '3 pruned', '2 ready', '1 pruned'],
    ]);
    expect(listed.find((one) => one.is_live)?.release).toBe(2);
    expect(await createDirectoryReads(table).release(1)).toBeNull();
    await expect(rollback(table, 1)).rejects.toThrow(ReleaseGone);
    expect(await publish(table, version(9))).toMatchObject({ release: 9 });
  });

  test('an unfinished release is gone on with for a day: it has the time at which its writing began', async () => {
    const stop = { signal: AbortSignal.abort() };
    const day = (n: number) => ({ publishedAt: new Date(Date.UTC(2026, 10, n)).toISOString() });
    await expect(publish(table, small, { ...day(1), ...stop })).rejects.toThrow(/abort/i);
    await expect(publish(table, small, { ...day(2), ...stop })).rejects.toThrow(/abort/i);
    expect(await readManifest(table, 2)).toMatchObject({ state: 'writing', dated: day(2).publishedAt });
    const later = new Date(Date.parse(day(3).publishedAt) - 1).toISOString();
    expect(await publish(table, small, { publishedAt: later })).toMatchObject({
      release: 2,
      continued: true,
    });
    expect((await createDirectoryReads(table).live())?.published_at).toBe(day(2).publishedAt);
  });

  test('an unfinished release is not gone on with from another live one, and can be pruned', async () => {
    await publish(table, version(1));
    const signal = AbortSignal.abort();
    await expect(publish(table, madeDirectory(), { signal })).rejects.toThrow(/abort/i);
    await publish(table, version(2));
    expect(await publish(table, madeDirectory())).toMatchObject({ release: 4, continued: false });
    expect((await itemsOf(table, 2)).length).toBeGreaterThan(0);
    expect(await prune(table, { now: Date.now() + 72 * 3_600_000 })).toEqual([2]);
    expect(await itemsOf(table, 2)).toEqual([]);
  });

  test('a record that does not fit is named, and nothing is written', async () => {
    await publish(table, small);
    const long = 'ā'.repeat(60_000);
    const large = withOffers({ description: long, details: long, conflicts: long, outcome_note: long });
    await expect(publishRelease(table, publicationOf(large))).rejects.toThrow(RecordTooLarge);
    expect(await readManifest(table, 2)).toBeNull();
  });
});
