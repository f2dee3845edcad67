import { assemble } from '@tussock/core/directory/assemble';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../../../tests/support/each-engine';
import { type Engine, newTable, openTable, startEngine } from '../../../../tests/support/engines';
import { type Fault, type FaultyEngine, startFaulty } from '../../../../tests/support/faulty-engine';
import { madeDirectory, madeOffer, uuidOf } from '../../../../tests/support/made-directory';
import { publish } from '../../../../tests/support/published';
import { createDirectoryReads } from '../records/reads';
import { readPointer } from '../releases/lifecycle';
import { readManifest } from '../releases/manifest';
import { itemsUnder } from '../releases/stored-items';
import type { DirectoryTable } from './engine/client';
import { IncompleteAnswer } from './errors';
import { recordKeys } from './keys';

const directory = madeDirectory({ offers: 16 });
const content = assemble(directory);
const listed = content.offers.filter((offer) => offer.is_active);
const changed = { ...directory, offers: directory.offers.map((offer) => ({ ...offer, tagline: 'Changed' })) };
const FAULTS: Fault[] = ['throttled', 'broken', 'reset', 'silent'];
const PAGE = { limit: 100 };

/** The same faults at each run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe.each(ENGINES)('faults of %s', (engineName) => {
  let engine: Engine;
  let faulty: FaultyEngine;
  let name: string;
  const open = (role: 'reader' | 'writer', budget: number): DirectoryTable => ({
    ...openTable(faulty, name, role),
    budget,
  });

  beforeAll(async () => {
    engine = await startEngine(engineName);
    faulty = await startFaulty(engine);
    const table = await newTable(engine);
    name = table.name;
    await publish(table, directory);
  });
  afterEach(() => faulty.mend());
  afterAll(async () => {
    await faulty?.close();
    await engine?.close();
  });

  // The proxy in front answers these: one engine shows what two would.
  const inFront = engineName === ENGINES[0] ? FAULTS : [];
  test.each(inFront)('%s once in each read: retried, and answered rightly', async (fault) => {
    const seen = new Set<string>();
    faulty.fault = (operation) => {
      if (seen.has(operation)) return null;
      seen.add(operation);
      return fault;
    };
    const reads = createDirectoryReads(open('reader', 10_000));
    expect((await reads.live())?.release).toBe(1);
    expect((await reads.listOffers(1, PAGE)).data).toEqual(listed);
    expect(seen).toEqual(new Set(['GetItem', 'Query']));
  });

  test.each(inFront)('%s for ever: StoreUnavailable, with a time to come back', async (fault) => {
    faulty.fault = () => fault;
    const reads = createDirectoryReads(open('reader', 500));
    const fail = { name: 'StoreUnavailable', retryAfter: expect.any(Number) };
    await expect(reads.live()).rejects.toMatchObject(fail);
    await expect(reads.getOfferById(1, listed[0]?.id ?? '')).rejects.toMatchObject(fail);
  });

  test('what is in memory answers while the store is down, and the newer release is seen after', async () => {
    let now = 0;
    const table = await newTable(engine);
    await publish(table, directory);
    const reader = { ...openTable(faulty, table.name, 'reader'), budget: 300 };
    const reads = createDirectoryReads(reader, { now: () => now });
    await reads.live();
    await reads.listOffers(1, PAGE);
    await publish(table, changed);
    faulty.fault = () => 'broken';
    for (now of [6_000, 12_000, 60_000]) {
      expect((await reads.live())?.release).toBe(1);
      expect((await reads.listOffers(1, PAGE)).data).toEqual(listed);
      await expect(reads.listTags(1, PAGE)).rejects.toThrow(StoreUnavailable);
    }
    // The pointer can be read, the manifest of the newer release cannot: the older one goes on.
    let gets = 0;
    faulty.fault = (operation) => {
      if (operation === 'GetItem') gets += 1;
      return gets > 1 ? 'broken' : null;
    };
    now = 120_000;
    expect((await reads.live())?.release).toBe(1);
    faulty.mend();
    await expect
      .poll(async () => {
        now += 6_000;
        return (await reads.live())?.release;
      })
      .toBe(2);
    expect((await reads.listTags(2, PAGE)).data).toEqual(content.tags);
  });

  test('a publisher gets through throttling, resets and unprocessed items', async () => {
    const table = await newTable(engine);
    const met = new Set<Fault>();
    const seen = new Map<string, number>();
    // Every third request of a kind goes wrong, in another way each time.
    faulty.fault = (operation) => {
      const nth = (seen.get(operation) ?? 0) + 1;
      seen.set(operation, nth);
      if (nth % 3 !== 0) return null;
      const batch = operation === 'BatchWriteItem';
      const faults: Fault[] = batch ? ['half', 'throttled', 'reset'] : ['broken', 'throttled'];
      const fault = faults[(nth / 3) % faults.length] as Fault;
      met.add(fault);
      return fault;
    };
    const writer = { ...openTable(faulty, table.name, 'writer'), budget: 20_000 };
    expect(await publish(writer, directory)).toMatchObject({ release: 1, changed: true });
    expect(met).toEqual(new Set(['half', 'throttled', 'reset', 'broken']));
    faulty.mend();
    const reads = createDirectoryReads(table);
    expect((await reads.listOffers(1, PAGE)).data).toEqual(listed);
    for (const offer of content.offers) expect(await reads.getOfferById(1, offer.id)).toEqual(offer);
    for (const provider of content.providers)
      expect(await reads.getProviderById(1, provider.id)).toEqual(provider);
  });

  test('items are read on where the engine answers one of a batch at a time', async () => {
    const offers = content.offers.slice(0, 3);
    const keys = offers.map(({ id }) => recordKeys(1, 'offer', id, null));
    let batches = 0;
    faulty.edit = (operation, _, answer) => {
      if (operation !== 'BatchGetItem') return answer;
      batches += 1;
      const [found, ...others] = (answer.Responses as Record<string, Record<string, unknown>[]>)[name] ?? [];
      const left = others.map(({ pk, sk }) => ({ pk, sk }));
      return { ...answer, Responses: { [name]: [found] }, UnprocessedKeys: { [name]: { Keys: left } } };
    };
    const found: unknown[] = [];
    for await (const [{ pk }, item] of itemsUnder(open('writer', 20_000), keys)) found.push([pk, item?.pk]);
    expect(found).toEqual(keys.map(({ pk }) => [pk, pk]));
    expect(batches).toBe(3);
  });

  test('a store that fails in the middle of publishing: nothing is live that was not, and the next run completes', async () => {
    const table = await newTable(engine);
    await publish(table, directory);
    let release = 1;
    for (const [n, lastRequest] of [1, 6, 9, 20].entries()) {
      const next = {
        ...directory,
        offers: [madeOffer(0, { name: `Run ${n}` })],
        offer_tags: [],
        sources: [],
      };
      let sent = 0;
      faulty.fault = () => {
        sent += 1;
        return sent > lastRequest ? 'broken' : null;
      };
      const writer = { ...openTable(faulty, table.name, 'writer'), budget: 150 };
      await expect(publish(writer, next)).rejects.toThrow(StoreUnavailable);
      expect(await readPointer(table)).toBe(release);
      faulty.mend();
      expect(await publish(table, next)).toMatchObject({ release: release + 1, before: release });
      release += 1;
      expect((await createDirectoryReads(table).listOffers(release, PAGE)).data[0]?.name).toBe(`Run ${n}`);
    }
  });

  /** Leaves rows out of what indexes answer, as an index that lags behind does. */
  function hideRows(hides: (slug: string) => boolean): void {
    faulty.edit = (operation, request, answer) => {
      if (operation !== 'Query' || !request.IndexName) return answer;
      if (request.Select === 'COUNT') return { ...answer, Count: Math.max(0, Number(answer.Count) - 1) };
      const Items = (answer.Items as { sk: { S: string } }[]).filter(({ sk }) => !hides(sk.S));
      return { ...answer, Items, Count: Items.length };
    };
  }

  test('while index rows are missing the publisher does not move the pointer', async () => {
    const table = await newTable(engine);
    await publish(table, directory);
    const writer = openTable(faulty, table.name, 'writer');
    hideRows(() => false);
    await expect(publish(writer, changed, { patience: 200 })).rejects.toThrow(StoreUnavailable);
    expect(await readPointer(table)).toBe(1);
    expect(await readManifest(table, 2)).toMatchObject({ state: 'writing' });
    // It waits for an index that catches up after a while.
    let counts = 0;
    const late = faulty.edit;
    faulty.edit = (operation, request, answer) => {
      if (request.Select === 'COUNT') counts += 1;
      return counts > 20 ? answer : late(operation, request, answer);
    };
    expect(await publish(writer, changed)).toMatchObject({ release: 2, continued: true });
    expect(counts).toBeGreaterThan(20);
  });

  test('while index rows are missing a reader gives no short answer and keeps none', async () => {
    const random = dice(11);
    const reads = createDirectoryReads(open('reader', 5_000));
    await reads.live();
    const open_offers = listed.filter((offer) => offer.status === 'Open');
    const tagged = listed.filter((offer) => offer.tags.some((tag) => tag.slug === 'tag-3'));
    let refused = 0;
    const short = (fault: unknown) => {
      expect(fault).toBeInstanceOf(StoreUnavailable);
      refused += 1;
    };
    hideRows(() => random() < 0.3);
    await Promise.all([
      reads.listOffersByStatus(1, 'Open', PAGE).then((page) => expect(page.data).toEqual(open_offers), short),
      reads.listOffersByTag(1, 'tag-3', PAGE).then((page) => expect(page.data).toEqual(tagged), short),
      reads
        .listOffersByStatus(1, 'Open', { limit: 3 })
        .then((page) => expect(page.data).toEqual(open_offers.slice(0, 3)), short),
    ]);
    expect(refused).toBeGreaterThan(0);
    // The table itself fills the gaps of single reads.
    for (const hides of [() => true, () => random() < 0.5, (sk: string) => sk !== 'record']) {
      hideRows(hides);
      const fresh = createDirectoryReads(open('reader', 5_000));
      for (const offer of content.offers.filter((one) => one.slug))
        expect(await fresh.getOfferBySlug(1, offer.slug ?? '')).toEqual(offer);
      for (const provider of content.providers.filter((one) => one.slug))
        expect(await fresh.getProviderBySlug(1, provider.slug ?? '')).toEqual(provider);
    }
    faulty.mend();
    expect((await reads.listOffersByStatus(1, 'Open', PAGE)).data).toEqual(open_offers);
    expect((await reads.listOffersByTag(1, 'tag-3', PAGE)).data).toEqual(tagged);
    expect(await reads.getOfferById(1, uuidOf('nobody'))).toBeNull();
  });

  test('an index that has nothing yet, or not the end, gives no page: an empty one would lead to itself', async () => {
    for (const there of [0, 1]) {
      faulty.edit = (operation, request, { LastEvaluatedKey: _, ...answer }) =>
        operation === 'Query' && request.IndexName
          ? { ...answer, Items: (answer.Items as unknown[]).slice(0, there), Count: there }
          : answer;
      const reads = createDirectoryReads(open('reader', 5_000));
      await expect(reads.listOffersByStatus(1, 'Open', { limit: 2 })).rejects.toThrow(IncompleteAnswer);
    }
  });

  test('a firm of which an item is missing is a fault, and no firm that is not there', async () => {
    faulty.edit = (operation, request, answer) =>
      operation === 'Query' && JSON.stringify(request).includes('#provider#')
        ? { ...answer, Items: (answer.Items as unknown[]).slice(1), Count: Number(answer.Count) - 1 }
        : answer;
    const reads = createDirectoryReads(open('reader', 5_000));
    const [firm] = content.providers;
    expect(firm?.offers.length).toBeGreaterThan(0);
    await expect(reads.getProviderById(1, firm?.id ?? '')).rejects.toThrow(IncompleteAnswer);
  });
});
