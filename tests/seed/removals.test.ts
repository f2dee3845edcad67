import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectoryReads } from '@tussock/store/reads';
import { readTables } from '@tussock/store/tables';
import { expect, test } from 'vitest';
import { newTable } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publish } from '../support/published';
import { dataFolder, newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

const made = { ...madeDirectory({ offers: 30 }), settings: { name: 'Trial' } };

/** A data folder of it without some offers, and with other files. */
function folderWithout(offers: number[], files: Record<string, unknown> = {}): string {
  const gone = offers.map((n) => uuidOf(`offer ${n}`));
  const { settings, removals: _, ...tables } = made;
  const kept = {
    ...tables,
    offers: tables.offers.filter(({ id }) => !gone.includes(id)).map(({ defaulted: __, ...offer }) => offer),
    offer_tags: tables.offer_tags.filter(({ offer_id }) => !gone.includes(offer_id)),
    sources: tables.sources.filter(({ record }) => !gone.includes(record)),
  };
  const all = Object.entries(kept).map(([name, rows]) => [`${name}.json`, rows]);
  return dataFolder({ ...Object.fromEntries(all), 'settings.json': settings, ...files });
}

const tombstones = async () => {
  const reads = createDirectoryReads(at.table);
  const found = await reads.tombstones((await reads.live())?.release ?? 0);
  return found.map(({ id, reason, for_cause }) => [id, reason, for_cause]).sort();
};
const id = (n: number) => uuidOf(`offer ${n}`);

test('what a publish drops gets its reason from the table, from --reason, or none with --yes, and is exported', async () => {
  await publish(at.table, made);
  const asked = await seed(['publish', folderWithout([1])], at.env);
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('Add --reason TEXT') });

  const named = folderWithout([1, 2], {
    'removals.csv': `record,reason\n${id(2).toUpperCase()},"Closed, and paid out"\n`,
  });
  const run = await seed(['publish', named, '--yes', '--reason', 'Listed by mistake'], at.env);
  expect(run).toMatchObject({ code: 0 });
  expect(run.stdout).toContain('removals: 2 added');
  expect(await tombstones()).toEqual(
    [
      [id(1), 'Listed by mistake', false],
      [id(2), 'Closed, and paid out', false],
    ].sort(),
  );

  expect(await seed(['publish', folderWithout([1, 2, 3]), '--yes'], at.env)).toMatchObject({ code: 0 });
  expect(await tombstones()).toContainEqual([id(3), 'No reason given', false]);
  const again = await seed(['publish', folderWithout([1, 2, 3]), '--yes'], at.env);
  expect(again.stdout).toContain('Nothing changed');

  const exported = newFolder();
  expect(await seed(['export', exported, '--yes'], at.env)).toMatchObject({ code: 0 });
  expect(readdirSync(exported)).toContain('removals.json');
  const rows = JSON.parse(readFileSync(join(exported, 'removals.json'), 'utf8')) as { record: string }[];
  expect(rows.map(({ record }) => record).sort()).toEqual([id(1), id(2), id(3)].sort());
  expect((await seed(['publish', exported, '--yes'], at.env)).stdout).toContain('Nothing changed');

  // In another table the exported rows say themselves what was removed.
  const other = await newTable(at.engine);
  const elsewhere = { ...at.env, DIRECTORY_TABLE: other.name };
  expect(await seed(['publish', exported, '--yes'], elsewhere)).toMatchObject({ code: 0 });
  const reads = createDirectoryReads(other);
  expect((await reads.tombstones(1)).map(({ id }) => id).sort()).toEqual([id(1), id(2), id(3)].sort());

  const forCause = folderWithout([1, 2, 3], {
    'removals.json': [{ record: id(1), reason: 'No such offer.', for_cause: true }],
  });
  expect(await seed(['publish', forCause, '--yes'], at.env)).toMatchObject({ code: 0 });
  const { removals } = await readTables(at.table, 4);
  expect(removals.find(({ record }) => record === id(1))).toMatchObject({
    kind: 'offer',
    name: made.offers[1]?.name,
    for_cause: true,
    reason: 'No such offer.',
  });
  await expect(createDirectoryReads(at.table).getOfferById(1, id(1))).rejects.toThrow('No such offer.');
});

test('a row that leaves out the reason or the cause keeps what was given, and a new one gets the reason of the command', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const cause = { 'removals.json': [{ record: id(1), reason: 'No such offer.', for_cause: true }] };
  expect(await seed(['publish', folderWithout([]), '--yes'], env)).toMatchObject({ code: 0 });
  expect(await seed(['publish', folderWithout([1], cause), '--yes'], env)).toMatchObject({ code: 0 });

  const unsaid = folderWithout([1, 4], { 'removals.csv': `record,for_cause\n${id(1)},\n${id(4)},\n` });
  expect((await seed(['publish', unsaid], env)).stderr).toContain('Add --reason TEXT');
  const dry = await seed(['publish', unsaid, '--dry-run', '--reason', 'Paid out', '--json'], env);
  expect(JSON.parse(dry.stdout).changes.map(({ title }: { title: string }) => title)).toEqual([
    made.offers[4]?.name,
    `removal of ${made.offers[4]?.name}`,
  ]);
  const another = folderWithout([1, 4], {
    'removals.csv': `record,reason\n${id(1)},Asked to\n${id(4)},\n`,
  });
  expect(await seed(['publish', another, '--yes', '--reason', 'Paid out'], env)).toMatchObject({ code: 0 });
  const reads = createDirectoryReads(table);
  const told = (await reads.tombstones(3)).map(({ id, reason, for_cause }) => [id, reason, for_cause]);
  expect(told.sort()).toEqual(
    [
      [id(1), 'Asked to', true],
      [id(4), 'Paid out', false],
    ].sort(),
  );
  await expect(reads.getOfferById(1, id(1))).rejects.toThrow('Asked to');
});

test('a record that is in the folder is not removed', async () => {
  const folder = folderWithout([], { 'removals.json': [{ record: id(1), reason: 'x' }] });
  const run = await seed(['validate', folder], at.env);
  expect(run).toMatchObject({ code: 1, stdout: expect.stringContaining('is in offers too') });
});

test('after a roll-back a folder that shows again what the later release removed for cause or locked is told of', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const open = made.offers.find((offer) => offer.is_active && !offer.is_exclusive && offer.id !== id(1));
  const locking = (is_exclusive: boolean, files: Record<string, unknown> = {}, gone: number[] = []) => {
    const folder = folderWithout(gone, files);
    const file = join(folder, 'offers.json');
    const rows = JSON.parse(readFileSync(file, 'utf8')) as { id: string }[];
    const changed = rows.map((row) => (row.id === open?.id ? { ...row, is_exclusive } : row));
    writeFileSync(file, JSON.stringify(changed));
    return folder;
  };
  expect(await seed(['publish', locking(false), '--yes'], env)).toMatchObject({ code: 0 });
  const cause = { 'removals.json': [{ record: id(1), reason: 'Fraud', for_cause: true }] };
  expect(await seed(['publish', locking(true, cause, [1]), '--yes'], env)).toMatchObject({ code: 0 });
  expect(await seed(['rollback'], env)).toMatchObject({ code: 0 });

  const again = locking(false, { 'settings.json': { name: 'Another' } });
  const back = 'id comes back in every release; it was removed for cause: Fraud';
  const unlocked = `${open?.name}: is_exclusive was true: what it locked is shown in every release`;
  const diff = await seed(['diff', again], env);
  for (const text of [back, unlocked]) expect(diff.stdout).toContain(text);
  const validated = await seed(['validate', again, '--live'], env);
  expect(validated.stdout).toContain(back);
  expect(await seed(['preview', again, '--yes'], env)).toMatchObject({ code: 0 });
  for (const words of [
    ['publish', again, '--dry-run'],
    ['publish', '--release', '3', '--yes'],
  ]) {
    const run = await seed(words, env);
    expect(run).toMatchObject({ code: 0 });
    for (const text of [back, unlocked]) expect(run.stderr).toContain(text);
  }
});

test('to publish what is live again is asked where that shows again what a later release removed for cause', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const cause = { 'removals.json': [{ record: id(1), reason: 'Fraud', for_cause: true }] };
  for (const words of [
    ['publish', folderWithout([]), '--yes'],
    ['publish', folderWithout([1], cause), '--yes'],
    ['rollback'],
  ])
    expect(await seed(words, env)).toMatchObject({ code: 0 });
  const asked = await seed(['publish', folderWithout([])], env);
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('"Publish this?"') });
  const run = await seed(['publish', folderWithout([]), '--yes'], env);
  expect(run.stdout).toContain('Release 3 is live. To go back');
  expect((await createDirectoryReads(table).getOfferById(1, id(1)))?.id).toBe(id(1));
});

test('after a roll-back a folder that drops the same records is not asked again why, and export and publish stay one', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const told = {
    'removals.json': [
      { record: id(1), reason: 'Paid out', removed_on: '2026-11-01' },
      { record: id(2), reason: 'Fraud', for_cause: true },
    ],
  };
  for (const words of [
    ['publish', folderWithout([]), '--yes'],
    ['publish', folderWithout([1, 2], told), '--yes'],
    ['publish', folderWithout([1, 2, 3]), '--yes'],
    ['rollback', '1', '--yes'],
  ])
    expect(await seed(words, env)).toMatchObject({ code: 0 });

  // What is live is no other than it was.
  const exported = newFolder();
  expect(await seed(['export', exported, '--yes'], env)).toMatchObject({ code: 0 });
  expect((await seed(['diff', exported], env)).stdout).not.toContain('removals');

  // Of the third it was not said why, so that is asked.
  const asked = await seed(['publish', folderWithout([1, 2, 3])], env);
  expect(asked.stderr).toContain('1 record would be removed');
  const run = await seed(['publish', folderWithout([1, 2]), '--yes', '--reason', 'Another'], env);
  expect(run).toMatchObject({ code: 0 });
  const { removals } = await readTables(table, 4);
  const said = removals.map(({ record, reason, for_cause }) => [record, reason, for_cause]).sort();
  expect(said).toEqual(
    [
      [id(1), 'Paid out', false],
      [id(2), 'Fraud', true],
    ].sort(),
  );
  expect(removals.find(({ record }) => record === id(1))?.removed_on).toBe('2026-11-01');
  await expect(createDirectoryReads(table).getOfferById(1, id(2))).rejects.toThrow('Fraud');
});

test('after a roll-back diff and publish say the same of a person who goes again', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const [person, ...others] = made.key_people;
  const people = { 'key_people.json': others };
  const told = { 'removals.json': [{ record: person?.id, reason: 'Asked to', for_cause: true }] };
  for (const words of [
    ['publish', folderWithout([]), '--yes'],
    ['publish', folderWithout([], { ...people, ...told }), '--yes'],
    ['rollback', '1', '--yes'],
  ])
    expect(await seed(words, env)).toMatchObject({ code: 0 });
  const all = '2 changes. key_people: 1 removed; removals: 1 added.';
  for (const words of [['diff'], ['publish', '--yes']]) {
    const { stdout, stderr } = await seed([...words, folderWithout([], people)], env);
    expect(stdout + stderr).toContain(all);
  }
});

test('what is exported loads again where a person has the id of a post that is gone, as keys of an older system are', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const [person] = made.key_people;
  const post = { id: person?.id, slug: 'a-post', title: 'A post', is_published: true };
  const posts = (rows: unknown[], files: Record<string, unknown> = {}) =>
    folderWithout([], { 'blog_posts.json': [...made.blog_posts, ...rows], ...files });
  expect(await seed(['publish', posts([post]), '--yes'], env)).toMatchObject({ code: 0 });
  const dropped = ['publish', posts([]), '--yes', '--reason', 'Out of date'];
  expect(await seed(dropped, env)).toMatchObject({ code: 0 });
  expect((await seed(dropped, env)).stdout).toContain('Nothing changed');

  const exported = newFolder();
  expect(await seed(['export', exported, '--yes'], env)).toMatchObject({ code: 0 });
  expect((await seed(['publish', exported, '--yes'], env)).stdout).toContain('Nothing changed');

  // The person goes for cause; the post stays gone as it was.
  const asked = { record: person?.id, kind: 'person', reason: 'Asked to', for_cause: true };
  const people = made.key_people.filter((one) => one !== person);
  const files = { 'key_people.json': people, 'removals.json': [asked] };
  expect(await seed(['publish', posts([], files), '--yes'], env)).toMatchObject({ code: 0 });
  const reads = createDirectoryReads(table);
  const found = (await reads.tombstones(3)).map(({ kind, reason, for_cause }) => [kind, reason, for_cause]);
  expect(found.sort()).toEqual([
    ['blog-post', 'Out of date', false],
    ['person', 'Asked to', true],
  ]);
  const provider = await reads.getProviderById(1, person?.provider_id ?? '');
  expect(provider?.key_people.map(({ name }) => name)).not.toContain(person?.name);
});

test('a removal that names no record that is known is told of where it is new: nothing would be hidden for it', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const [person] = made.key_people;
  const people = { 'key_people.json': made.key_people.filter((one) => one !== person) };
  const cause = (...rows: object[]) => ({
    ...people,
    'removals.json': rows.map((row) => ({ reason: 'Asked to', for_cause: true, ...row })),
  });
  expect(await seed(['publish', folderWithout([]), '--yes'], env)).toMatchObject({ code: 0 });
  const named = await seed(
    ['diff', folderWithout([1], cause({ record: id(1) }, { record: person?.id }))],
    env,
  );
  expect(named.stdout).not.toContain('Unusual');
  expect(await seed(['publish', folderWithout([], people), '--yes'], env)).toMatchObject({ code: 0 });

  // The person left without a row, and the id of the offer is another one.
  const [left, mistyped] = [{ record: person?.id }, { record: id(77) }];
  const folder = folderWithout([], cause(left, mistyped));
  const line = (record = '') =>
    `removals, removal of ${record}: record names nothing that the live release shows or has removed, so nothing is hidden`;
  const diff = await seed(['diff', folder], env);
  for (const { record } of [left, mistyped]) expect(diff.stdout).toContain(line(record));
  const validated = await seed(['validate', folder, '--live'], env);
  expect(validated.stdout).toContain('removals.json: 2 warnings');
  const told = folderWithout([], cause({ ...left, kind: 'person', name: person?.name }));
  expect((await seed(['diff', told], env)).stdout).not.toContain('Unusual');
  // Once it is published it is what the release says of itself.
  expect(await seed(['publish', folder, '--yes'], env)).toMatchObject({ code: 0 });
  expect((await seed(['diff', folder], env)).stdout).not.toContain('Unusual');
});
