import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { createDirectoryReads } from '../records/reads';
import { chunkItems } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { releaseKey } from '../table/keys';
import { changelogFor, parseChangelog, parseChanges } from './changelog';
import { rollback } from './history';
import { publishRelease } from './publish/publish';
import { putAll } from './write';

let engine: Engine;
let table: DirectoryTable;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  table = await newTable(engine);
});
afterAll(async () => {
  table.client.destroy();
  await engine.close();
});

const publish = (tables: Directory) =>
  publishRelease(
    table,
    { tables, content: assemble(tables), textIndex: Buffer.from('{}') },
    { patience: 20_000 },
  );

it('carries changes from release to release, newest first, and publishing the same again adds none', async () => {
  const made = madeDirectory();
  const offer = made.offers.find(({ is_active }) => is_active);
  const priced = (minimum_investment: number): Directory => ({
    ...made,
    offers: made.offers.map((row) => (row.id === offer?.id ? { ...row, minimum_investment } : row)),
  });
  const reads = createDirectoryReads(table);
  const first = await publish(made);
  expect((await reads.changelog(first.release)).changes).toEqual([]);
  await publish(priced(11_111));
  const third = await publish(priced(22_222));
  const { changes } = await reads.changelog(third.release);
  expect(changes.map(({ release, fields }) => [release, fields[0]?.after])).toEqual([
    [3, 22_222],
    [2, 11_111],
  ]);
  expect((await publish(priced(22_222))).changed).toBe(false);
  expect((await reads.changelog(third.release)).changes).toHaveLength(2);
});

it('begins anew where a directory takes the place of a demonstration, and goes on where one was rolled back', async () => {
  const demonstration = madeDirectory();
  const real = (name: string): Directory => ({
    ...demonstration,
    settings: null,
    offers: demonstration.offers.map((row, n) => (n === 0 ? { ...row, name } : row)),
  });
  const own = await newTable(engine);
  const publishTo = (tables: Directory) =>
    publishRelease(
      own,
      { tables, content: assemble(tables), textIndex: Buffer.from('{}') },
      { patience: 20_000 },
    );
  const reads = createDirectoryReads(own);
  const names = async (release: number) =>
    (await reads.changelog(release)).changes.map(({ release, about }) => [release, about.name]);
  await publishTo(demonstration);
  expect(await names((await publishTo(real('First'))).release)).toEqual([]);
  expect(await names((await publishTo(real('Second'))).release)).toEqual([[3, 'Second']]);
  await publishTo(demonstration);
  await rollback(own, 3);
  expect(await names((await publishTo(real('Third'))).release)).toEqual([
    [5, 'Third'],
    [3, 'Second'],
  ]);
  await rollback(own, 3);
  expect(await names((await publishTo(real('Fourth'))).release)).toEqual([
    [6, 'Fourth'],
    [5, 'Third'],
    [3, 'Second'],
  ]);
  own.client.destroy();
});

it('makes what a release of an earlier layout lacks from its tables', async () => {
  const made = madeDirectory();
  const { release } = await publish({ ...made, offers: made.offers.slice(0, 5) });
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: releaseKey(release),
      UpdateExpression: 'REMOVE chunks.firms, chunks.#record',
      ExpressionAttributeNames: { '#record': 'record' },
    }),
  );
  const reads = createDirectoryReads(table);
  expect((await reads.firms(release)).providers.length).toBeGreaterThan(0);
  expect((await reads.changelog(release)).changes).toEqual([]);
});

const AT = { release: 9, published_at: '2026-11-22T00:00:00.000Z' };
const about = (n: number) => ({ id: `offer-${n}`, slug: `offer-${n}`, name: `Offer ${n}` });
const change = (n: number, more: Partial<RecordChange> = {}): RecordChange => ({
  release: 1,
  published_at: '2026-11-20T00:00:00.000Z',
  change: 'added',
  kind: 'offer',
  about: about(n),
  offer: about(n),
  reason: null,
  fields: [],
  ...more,
});

describe('what a release changes', () => {
  const made = madeDirectory({ offers: 3, providers: 2 });
  const [first] = made.offers as [Directory['offers'][number]];
  const next: Directory = {
    ...made,
    offers: made.offers.slice(1),
    offer_tags: made.offer_tags.filter(({ offer_id }) => offer_id !== first.id),
    sources: [],
  };
  const next_changes = async (predecessor: number | null, tombstones: Partial<Tombstone>[] = []) => {
    const of = { tables: next, content: assemble(next), tombstones: tombstones as Tombstone[] };
    return (await changelogFor(table, predecessor, of, AT)).changes;
  };

  /** The made directory as a release from before the changes were stored by themselves, whose changelog lists these. */
  async function publishWith(changes: RecordChange[] | null): Promise<number> {
    const { release } = await publish({ ...made, faqs: made.faqs.slice(changes?.length ?? 0, 20) });
    const text = JSON.stringify({ changes, ledger: [], outcomes: [], corrections: [] });
    const items = changes ? await chunkItems(release, 'record', [text]) : [];
    await putAll(table, items);
    const update = changes
      ? {
          UpdateExpression: 'SET chunks.#record = :count REMOVE chunks.#changes',
          ExpressionAttributeValues: { ':count': items.length },
        }
      : { UpdateExpression: 'REMOVE chunks.#record, chunks.#changes' };
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: releaseKey(release),
        ...update,
        ExpressionAttributeNames: { '#record': 'record', '#changes': 'changes' },
      }),
    );
    return release;
  }

  it('is nothing for the first, and what differs from the one before it for any other', async () => {
    expect(await next_changes(null)).toEqual([]);
    const release = await publishWith(null);
    expect(await next_changes(release)).toMatchObject([
      { ...AT, change: 'removed', kind: 'offer', about: { id: first.id }, reason: null },
    ]);
  });

  it('says why a record was removed, and of earlier removals what was said then', async () => {
    const earlier = [
      change(1, { change: 'removed', reason: 'Said then' }),
      change(2, { change: 'removed', about: { ...about(2), id: first.id } }),
    ];
    const release = await publishWith(earlier);
    const reasons = [
      { kind: 'offer' as const, id: first.id, reason: 'Asked for' },
      { kind: 'offer' as const, id: 'offer-1', reason: 'Another' },
      { kind: 'provider' as const, id: first.id, reason: 'A namesake' },
    ];
    const changes = await next_changes(release, reasons);
    expect(changes.map((one) => [one.release, one.reason])).toEqual([
      [9, 'Asked for'],
      [1, 'Said then'],
      [1, null],
    ]);
    const { changes: added } = await changelogFor(
      table,
      release,
      { tables: made, content: assemble(made), tombstones: reasons as unknown as Tombstone[] },
      AT,
    );
    expect(added).toEqual(earlier);
  });

  it('gives no reason for what is added again after its removal', async () => {
    const { release } = await publish(next);
    const tombstones = [{ kind: 'offer' as const, id: first.id, reason: 'Asked for' }] as Tombstone[];
    const of = { tables: made, content: assemble(made), tombstones };
    const { changes } = await changelogFor(table, release, of, AT);
    expect(changes.filter((one) => one.release === AT.release)).toMatchObject([
      { change: 'added', kind: 'offer', about: { id: first.id }, reason: null },
    ]);
  });

  it('goes back two thousand changes', async () => {
    const release = await publishWith(Array.from({ length: 2_000 }, (_, n) => change(n)));
    const changes = await next_changes(release);
    expect(changes.map(({ about }) => about.id)).toEqual([
      first.id,
      ...Array.from({ length: 1_999 }, (_, n) => `offer-${n}`),
    ]);
  });
});

describe('a stored changelog', () => {
  const empty = { changes: [], ledger: [], outcomes: [], corrections: [] };

  it('is read as it was written', () => {
    const changes = [change(1, { kind: 'fund', offer: null, reason: 'Why' }), change(2)];
    expect(parseChangelog(JSON.stringify({ ...empty, changes }))).toEqual({ ...empty, changes });
    expect(parseChanges(JSON.stringify(changes))).toEqual(changes);
    expect(() => parseChanges(JSON.stringify([{ ...change(1), kind: 'tag' }]))).toThrow();
  });

  it('from before other records and corrections were in it is about offers alone', () => {
    const { kind: _, about: __, reason: ___, ...older } = change(1);
    const { corrections: ____, ...stored } = { ...empty, changes: [older] };
    expect(parseChangelog(JSON.stringify(stored))).toEqual({ ...empty, changes: [change(1)] });
  });

  it('from before sources and outcomes had a state gets them', () => {
    const made = madeDirectory({ offers: 3, providers: 2 });
    const [one, ...others] = made.offers;
    const closed = { ...one, status: 'Closed', outcome_return: 7 } as Directory['offers'][number];
    const content = assemble({ ...made, offers: [closed, ...others] });
    return changelogFor(table, null, { tables: made, content, tombstones: [] }, AT).then((written) => {
      expect([written.ledger.length, written.outcomes.length]).toEqual([1, 1]);
      const ledger = written.ledger.map(({ state: _, confirmed_on: __, ...rest }) => rest);
      const outcomes = written.outcomes.map(({ ending: _, outcome_state: __, ...rest }) => rest);
      const read = parseChangelog(JSON.stringify({ ...written, ledger, outcomes }));
      expect(read).toEqual(written);
      expect(read.outcomes).toMatchObject([{ ending: 'closed', outcome_state: 'stated' }]);
    });
  });
});
