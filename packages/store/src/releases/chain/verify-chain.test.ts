import { DeleteCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Directory } from '@tussock/core/directory/directory';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ENGINES } from '../../../../../tests/support/each-engine';
import { newTableForEach } from '../../../../../tests/support/new-table-for-each';
import { publicationOf, publish } from '../../../../../tests/support/published';
import { recordRequests } from '../../../../../tests/support/recorder';
import { smallDirectory } from '../../../../../tests/support/small-directory';
import { putItems, storedItems } from '../../../../../tests/support/stored-fixture';
import type { DirectoryTable } from '../../table/engine/client';
import type { Item, Key } from '../../table/keys';
import { recordFields, recordText } from '../../table/record-text';
import { CHAINED_SINCE } from '../format';
import { rollback, withdraw } from '../history';
import { readManifest } from '../manifest';
import { prune } from '../prune';
import { stageRelease } from '../publish/publish';
import type { Chain } from './chain';
import { chainOf } from './chain-hashes';
import { hashOf } from './hash';
import { verifyChain } from './verify-chain';

const small = smallDirectory(4);
const version = (n: number): Directory => ({
  ...small,
  offers: small.offers.map((offer) => ({ ...offer, tagline: `Version ${n}` })),
});

async function allItems({ client, name }: DirectoryTable): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name }))
    items.push(...(Items as Item[]));
  return items;
}

const put = ({ client, name }: DirectoryTable, Item: Record<string, unknown>) =>
  client.send(new PutCommand({ TableName: name, Item }));
const remove = ({ client, name }: DirectoryTable, { pk, sk }: Key) =>
  client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));

/** The values of an item that one byte can be changed in, the keys of the table left out. */
function* placesIn(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    if (path.join() !== 'pk' && path.join() !== 'sk') yield path;
    return;
  }
  for (const [name, field] of Object.entries(value)) yield* placesIn(field, [...path, name]);
}

/** The item with one byte, digit or bit changed at a place. */
function damaged(item: Item, path: readonly string[], at: number): Item {
  const copy = structuredClone(item) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce((holder, name) => holder[name] as Record<string, unknown>, copy);
  const name = path.at(-1) ?? '';
  parent[name] = damagedValue(parent[name], at);
  return copy as Item;
}

function damagedValue(value: unknown, at: number): unknown {
  if (value === null) return false;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 10 ** ((at % 3) - 1);
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << (at % 8));
    return bytes;
  }
  const text = String(value);
  if (text === '') return ' ';
  const place = at % text.length;
  return text.slice(0, place) + (text[place] === 'x' ? 'y' : 'x') + text.slice(place + 1);
}

/** What an item is, whatever its number: "offer", "chunks#tables", "RELEASES 0000000003". */
const kindOf = ({ pk, sk }: Item) =>
  pk === 'RELEASES' ? `${pk} ${sk}` : /^\d+#(chunks#\w+|list#[\w-]+|\w[\w-]*)/.exec(pk)?.[1];

describe.each(ENGINES)('the chain of releases on %s', (engineName) => {
  let table: DirectoryTable;
  newTableForEach(engineName, (made) => {
    table = made;
  });

  const statesOf = async () =>
    (await verifyChain(table)).verified.map(({ release, state }) => `${release} ${state}`);

  test('each release names the one that was newest when it went live', async () => {
    for (const n of [1, 2, 3]) await publish(table, version(n));
    await rollback(table, 1);
    await publish(table, version(4));
    const manifests = await Promise.all([1, 2, 3, 4].map((release) => readManifest(table, release)));
    const chains = manifests.map((one) => (one && 'chain' in one ? one.chain : null));
    expect(chains.map((chain) => chain?.previous)).toEqual([
      null,
      ...chains.slice(0, 3).map((chain, at) => ({ release: at + 1, hash: chain?.hash })),
    ]);
    expect(new Set(chains.map((chain) => chain?.hash)).size).toBe(4);
    const report = await verifyChain(table);
    expect(report.broken).toBeNull();
    expect(report.verified.map(({ hash }) => hash)).toEqual(chains.map((chain) => chain?.hash));
  });

  test('a release that is published again after a roll-back keeps its hash', async () => {
    for (const n of [1, 2]) await publish(table, version(n));
    const before = await readManifest(table, 2);
    await rollback(table);
    await publish(table, version(2));
    expect(await readManifest(table, 2)).toEqual(before);
    expect((await verifyChain(table)).broken).toBeNull();
  });

  test('pruned, withdrawn and unfinished releases stay in the chain or beside it', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await publish(table, version(n));
    await withdraw(table, 4);
    const stopped = new AbortController();
    stopped.abort();
    await publish(table, version(7), { signal: stopped.signal }).catch(() => {});
    expect((await statesOf()).slice(3)).toEqual(['4 whole', '5 whole', '6 whole', '7 unfinished']);
    await prune(table, { now: Date.parse('2030-01-01') });
    await publish(table, version(8));
    expect(await statesOf()).toEqual([
      ...['1 whole', '2 whole', '3 whole', '4 pruned', '5 whole', '6 whole', '7 pruned', '8 whole'],
    ]);
    expect((await verifyChain(table)).broken).toBeNull();
  });

  test.each(['release-format-3', 'release-format-4'])(
    'releases from before the chain cannot be checked, and the next one says so: %s',
    async (before) => {
      await putItems(table, storedItems(before));
      expect(await verifyChain(table)).toMatchObject({
        verified: [1, 2].map((release) => ({ release, state: 'before_the_chain', hash: null })),
        broken: null,
      });
      await publish(table, version(3));
      expect(await statesOf()).toEqual(['1 before_the_chain', '2 before_the_chain', '3 whole']);
      expect(await readManifest(table, 3)).toMatchObject({ chain: { previous: { release: 2, hash: null } } });
      expect((await verifyChain(table)).broken).toBeNull();
      await remove(table, { pk: 'RELEASES', sk: 'LIVE' });
      expect((await verifyChain(table)).broken?.what).toBe('the pointer to the live release is missing');
    },
  );

  test('a release has the texts that there were when it was published', async () => {
    await putItems(table, storedItems('release-format-7'));
    expect(await statesOf()).toEqual(['1 whole', '2 whole']);
    expect((await verifyChain(table)).broken).toBeNull();
  });

  test('releases of which none was live need no pointer', async () => {
    await stageRelease(table, publicationOf(version(1)));
    expect(await verifyChain(table)).toMatchObject({ verified: [{ state: 'whole' }], broken: null });
  });

  /** docs/operations/faults.md, “The pointer is gone”. */
  test('a pointer that was lost is put back after the directory was published without it, and the chain holds', async () => {
    await publish(table, version(1));
    await publish(table, version(2));
    const pointer = (await allItems(table)).find(({ pk, sk }) => pk === 'RELEASES' && sk === 'LIVE') as Item;
    await remove(table, pointer);
    expect((await verifyChain(table)).broken?.what).toBe('the pointer to the live release is missing');
    await publish(table, version(2));
    await expect(rollback(table, 1)).rejects.toThrow('Release 1 is not there');
    await put(table, pointer);
    await publish(table, version(3));
    expect((await verifyChain(table)).broken).toBeNull();
    expect(await rollback(table, 1)).toMatchObject({ release: 1 });
  });

  describe('one byte', () => {
    let items: Item[];
    beforeEach(async () => {
      for (const n of [1, 2, 3]) await publish(table, version(n));
      await withdraw(table, 1);
      await prune(table, { now: Date.parse('2030-01-01') });
      await rollback(table, 2);
      items = await allItems(table);
    });

    async function brokenBy(item: Item, path: string[], at: number) {
      await put(table, damaged(item, path, at));
      const { broken } = await verifyChain(table);
      await put(table, item);
      return broken;
    }

    const releaseOf = ({ pk, sk }: Item) => {
      if (sk === 'LIVE') return null;
      return Number(pk === 'RELEASES' ? sk : pk.slice(0, pk.indexOf('#')));
    };

    test('changed in an item, chunk or manifest of any kind is found, and its release is named', async () => {
      const kinds = new Map(items.map((item) => [kindOf(item), item] as const));
      expect(kinds.size).toBeGreaterThan(25);
      for (const [kind, item] of kinds) {
        const places = [...placesIn(item)];
        const path = places[Math.floor(places.length / 2)] ?? [];
        const broken = await brokenBy(item, path, 3);
        expect(broken, `${kind} ${path.join('.')}`).toMatchObject({ release: releaseOf(item) });
        if (!item.pk.startsWith('RELEASES')) expect(broken?.what).toContain(item.pk);
      }
      expect((await verifyChain(table)).broken).toBeNull();
    });

    test('changed anywhere is found', async () => {
      const place = fc.tuple(fc.nat(), fc.nat(), fc.nat(10_000));
      await fc.assert(
        fc.asyncProperty(place, async ([one, where, at]) => {
          const item = items[one % items.length] as Item;
          const places = [...placesIn(item)];
          const path = places[where % places.length];
          fc.pre(path !== undefined);
          expect((await brokenBy(item, path, at))?.release, `${kindOf(item)} ${path}`).toBe(releaseOf(item));
        }),
        { numRuns: process.env.FULL ? 300 : 25 },
      );
    });

    test('of every manifest and of the pointer, wherever it is', async () => {
      for (const item of items.filter(({ pk }) => pk === 'RELEASES'))
        for (const path of [...placesIn(item)].filter(([name]) => name !== 'partitions' || process.env.FULL))
          expect(await brokenBy(item, path, 0), `${item.sk} ${path.join('.')}`).not.toBeNull();
    });
  });

  test('an item, a field, a manifest or the pointer that is gone or was added is found', async () => {
    for (const n of [1, 2, 3]) await publish(table, version(n));
    const items = await allItems(table);
    const offer = items.find(({ pk, sk }) => pk.startsWith('2#offer#') && sk === 'record') as Item;
    const at = (sk: string) => items.find((item) => item.pk === 'RELEASES' && item.sk === sk) as Item;
    const { json, ...bare } = offer;
    const { tagline: _, ...fields } = recordFields(offer);
    const [first, third, pointer] = [at('0000000001'), at('0000000003'), at('LIVE')];
    const { chain: __, ...unchained } = third;
    const text = items.find(({ pk }) => pk === '2#chunks#firms') as Item;
    const changed = `its item ${offer.pk} record is not what was published`;
    const lost = 'its manifest has lost its hash';
    const cases: [
      whole: Item,
      damaged: Record<string, unknown> | null,
      release: number | null,
      what: string,
    ][] = [
      [offer, null, 2, `its item ${offer.pk} record is missing`],
      [offer, bare, 2, changed],
      [offer, { ...bare, ...recordText(fields) }, 2, changed],
      [offer, { ...bare, text: json }, 2, changed],
      [offer, { ...offer, more: 1 }, 2, changed],
      [text, null, 2, 'its text "firms" (2#chunks#firms) is not what was published'],
      [first, null, 2, 'release 1, which it names as its predecessor, is missing'],
      [third, { ...third, partitions: {} }, 3, 'its manifest is not what was published'],
      [third, { ...third, digest: 'other' }, 3, 'its manifest does not have the hash that it names'],
      [third, { ...third, state: 'other' }, 3, 'its manifest is damaged'],
      [third, unchained, 3, lost],
      [third, { ...unchained, format: CHAINED_SINCE }, 3, lost],
      [third, null, 3, 'it was live, and its manifest is missing'],
      [pointer, null, null, 'the pointer to the live release is missing'],
    ];
    for (const [whole, damaged, release, what] of cases) {
      await (damaged ? put(table, damaged) : remove(table, whole));
      expect((await verifyChain(table)).broken).toEqual({ release, what });
      await put(table, whole);
    }
    expect((await verifyChain(table)).broken).toBeNull();
    await put(table, { pk: '2#offer#put-in', sk: 'record', name: 'Put in' });
    expect((await verifyChain(table)).broken).toEqual({
      release: 2,
      what: expect.stringContaining('2#offer#put-in record was put into it'),
    });
  });

  describe('what was rewritten with hashes that fit', () => {
    const entryOf = async (sk: string) =>
      (await allItems(table)).find((item) => item.pk === 'RELEASES' && item.sk === sk) as Item;
    /** Puts the pointer with other content, and the hash of that. */
    async function rewritePointer(change: Record<string, unknown>) {
      const { pk, sk, hash: _, ...content } = { ...(await entryOf('LIVE')), ...change };
      await put(table, { pk, sk, ...content, hash: hashOf(content) });
      return (await verifyChain(table)).broken;
    }

    test('a release is found by the one after it, which names another hash', async () => {
      for (const n of [1, 2, 3]) await publish(table, version(n));
      const { chain, ...manifest } = await entryOf('0000000002');
      const stats = { qualified_investors: 9, open_offers: 9, providers: 9, asset_classes: 9 };
      const forged = { ...manifest, stats };
      await put(table, { ...forged, chain: chainOf(forged, (chain as Chain).previous) });
      const { verified, broken } = await verifyChain(table);
      expect(verified.map(({ release }) => release)).toEqual([1, 2]);
      expect(broken).toEqual({
        release: 3,
        what: 'release 2 does not have the hash that this one names',
      });
    });

    test('a predecessor that is not before it is none', async () => {
      for (const n of [1, 2]) await publish(table, version(n));
      const { chain, ...manifest } = await entryOf('0000000002');
      for (const release of [2, 3]) {
        const previous = { ...(chain as Chain).previous, release } as Chain['previous'];
        await put(table, { ...manifest, chain: chainOf(manifest, previous) });
        expect((await verifyChain(table)).broken).toEqual({
          release: 2,
          what: `release ${release}, which it names as its predecessor, is missing`,
        });
      }
    });

    test('a manifest with the number of another release, or without the hashes of its texts, is none', async () => {
      await publish(table, version(1));
      const { chain: _, text_hashes, ...manifest } = await entryOf('0000000001');
      const { catalogue, ...others } = text_hashes as Record<string, string>;
      const text = 'its text "catalogue" (1#chunks#catalogue) is not what was published';
      for (const [change, what] of [
        [{ text_hashes, release: 2 }, 'its manifest has another number'],
        [{ text_hashes: others }, text],
        [{ text_hashes: null }, text],
      ] as const) {
        const forged = { ...manifest, ...change };
        await put(table, { ...forged, chain: chainOf(forged, null) });
        expect((await verifyChain(table)).broken).toEqual({ release: 1, what });
      }
    });

    test('a pointer that leaves out a release that was live, or names one that was not, is found', async () => {
      for (const n of [1, 2, 3]) await publish(table, version(n));
      await stageRelease(table, publicationOf(version(4)));
      expect(await rewritePointer({})).toBeNull();
      expect(await rewritePointer({ were_live: [1, 3] })).toEqual({
        release: 2,
        what: 'it is in the chain, and is not said to have been live',
      });
      expect(await rewritePointer({ were_live: [1, 2, 3, 7] })).toEqual({
        release: 7,
        what: 'it was live, and its manifest is missing',
      });
      expect(await rewritePointer({ were_live: [1, 2, 3] })).toBeNull();
      const named = 'it is named as a predecessor, and is not said to have been live';
      for (const [were_live, release] of [
        [[1], 2],
        [[1, 2], 3],
      ] as const)
        expect(await rewritePointer({ release: 1, were_live })).toEqual({ release, what: named });
      expect(await rewritePointer({ release: 4, were_live: [1, 2, 3] })).toEqual({
        release: 4,
        what: 'it is live, and is not said to have been live',
      });
    });

    test('a pointer without a hash is one of before the chain, and changed where its newest release is in the chain', async () => {
      await publish(table, version(1));
      const { hash: _, ...unhashed } = await entryOf('LIVE');
      const changed = { release: null, what: 'the pointer to the live release is changed' };
      for (const pointer of [unhashed, { ...unhashed, were_live: [] }]) {
        await put(table, pointer);
        expect((await verifyChain(table)).broken).toEqual(changed);
      }
      expect(await rewritePointer({ revision: -1 })).toEqual(changed);
    });

    test('a release that names no predecessor is found by those that it leaves out', async () => {
      for (const n of [1, 2]) await publish(table, version(n));
      const { chain: _, ...manifest } = await entryOf('0000000002');
      await put(table, { ...manifest, chain: chainOf(manifest, null) });
      expect((await verifyChain(table)).broken).toEqual({
        release: 1,
        what: 'it was live, and the chain leaves it out',
      });
    });

    test('a manifest of a format that is not known is not taken for one that is whole', async () => {
      await publish(table, version(1));
      await put(table, { ...(await entryOf('0000000001')), format: 99 });
      expect((await verifyChain(table)).broken).toEqual({
        release: 1,
        what: 'its manifest names format 99, which this version does not read',
      });
    });
  });

  describe('meanwhile', () => {
    const later = { now: Date.parse('2030-01-01') };
    /** Runs something once, when a request has been answered whose input has this in it. */
    function onceAnswered(part: string, run: () => Promise<unknown>): void {
      let isRun = false;
      table.client.middlewareStack.add(
        (next) => async (args) => {
          const answer = await next(args);
          if (isRun || !JSON.stringify(args.input).includes(`"${part}"`)) return answer;
          isRun = true;
          await run();
          return answer;
        },
        { step: 'initialize' },
      );
    }
    beforeEach(async () => {
      for (const n of [1, 2, 3]) await publish(table, version(n));
      await withdraw(table, 2);
    });

    test.each([
      ['a text', '2#chunks#catalogue'],
      ['the list of its items', '2#chunks#keys'],
    ])('a release that is pruned after %s was read is pruned, and not broken', async (_, pk) => {
      const pruned: number[][] = [];
      onceAnswered(pk, async () => pruned.push(await prune(table, later)));
      const { verified, broken } = await verifyChain(table);
      expect([pruned, verified[1], broken]).toMatchObject([[[2]], { release: 2, state: 'pruned' }, null]);
    });

    test('a release whose prune has begun is pruned, and not broken', async () => {
      const files = { remove: () => Promise.reject(new Error('stopped')) };
      onceAnswered('2#chunks#keys', async () => {
        await expect(prune(table, { ...later, searchFiles: files })).rejects.toThrow('stopped');
        await remove(table, { pk: `2#offer#${small.offers[0]?.id}`, sk: 'record' });
      });
      expect(await statesOf()).toEqual(['1 whole', '2 pruned', '3 whole']);
    });

    test('of a release that is pruned it does not matter that an item was put into it', async () => {
      await put(table, { pk: '2#offer#put-in', sk: 'record' });
      onceAnswered('pk, sk', () => prune(table, later));
      expect(await verifyChain(table)).toMatchObject({ verified: { length: 3 }, broken: null });
      expect(await statesOf()).toEqual(['1 whole', '2 pruned', '3 whole']);
    });

    test('a check that is stopped ends within a release', async () => {
      const stop = new AbortController();
      onceAnswered('1#chunks#keys', async () => stop.abort(new Error('stopped')));
      const onVerified = vi.fn();
      await expect(verifyChain(table, { signal: stop.signal, onVerified })).rejects.toThrow('stopped');
      expect(onVerified).not.toHaveBeenCalled();
    });
  });

  test('the keys of the table are gone through once where nothing was put in', async () => {
    for (const n of [1, 2]) await publish(table, version(n));
    const requests = recordRequests(table);
    await verifyChain(table);
    expect(requests.filter(({ command }) => command === 'ScanCommand')).toHaveLength(1);
  });

  test('a check that is stopped throws, and says nothing of what it has not read', async () => {
    await publish(table, version(1));
    await expect(verifyChain(table, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
      'stopped',
    );
    const stop = new AbortController();
    const onVerified = () => stop.abort(new Error('stopped later'));
    await expect(verifyChain(table, { signal: stop.signal, onVerified })).rejects.toThrow('stopped later');
  });

  test('a table that goes away meanwhile is said to be away, whatever was asked of it last', async () => {
    await publish(table, version(1));
    for (const command of ['QueryCommand', 'ScanCommand']) {
      const fails = { name: `fail ${command}`, step: 'initialize' } as const;
      table.client.middlewareStack.add(
        (next, context) => (args) =>
          context.commandName === command ? Promise.reject(new Error('ECONNREFUSED')) : next(args),
        fails,
      );
      const error = await verifyChain(table).catch((thrown: unknown) => thrown);
      table.client.middlewareStack.remove(fails.name);
      expect([command, (error as Error).name]).toEqual([command, 'StoreUnavailable']);
    }
  });

  test('a text with half a character is the same when it is read', async () => {
    await publish(table, { ...small, offers: small.offers.map((one) => ({ ...one, tagline: 'a\ud83c b' })) });
    expect((await verifyChain(table)).broken).toBeNull();
  });
});
