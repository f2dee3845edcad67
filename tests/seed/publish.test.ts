import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createDirectoryReads } from '@tussock/store/reads';
import { expect, test } from 'vitest';
import { newTable } from '../support/engines';
import { uuidOf } from '../support/made-directory';
import { answersOf } from './answers';
import { dataFolder, FIXTURE, newFolder, SAMPLE } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

async function liveNow() {
  const reads = createDirectoryReads(at.table);
  const live = await reads.live();
  if (!live) throw new Error('nothing is live');
  return { reads, live };
}

test('an export of the old system gives every answer, rollback brings the sample back', async () => {
  expect(await seed(['publish', SAMPLE, '--yes'], at.env)).toMatchObject({ code: 0 });
  const sample = await liveNow();
  expect(sample.live.settings.demonstration).toBe(true);

  const dry = await seed(['publish', FIXTURE, '--dry-run'], at.env);
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing was written') });
  expect((await liveNow()).live.release).toBe(sample.live.release);

  const run = await seed(['publish', FIXTURE, '--yes'], at.env);
  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Release 2 is live') });
  const { reads, live } = await liveNow();
  expect(live.settings.demonstration).toBe(false);
  expect(await reads.stats(live.release)).toMatchObject({
    open_offers: 93,
    providers: 248,
    asset_classes: 12,
  });
  expect(await answersOf(reads, live.release)).toMatchObject({
    active: 139,
    open: 93,
    aip: 11,
    tags: [4, 8],
    classes: [14, 13],
    providers: [248, 72, 67],
    platforms: 40,
    funds: 500,
    tagCount: 60,
    assetClasses: 12,
    posts: 50,
    faqs: 20,
    minimums: [12, 22, 115, 0, 2],
    defaulted: 3,
    newest: [
      'defensive-auckland-private-equity-offer-37',
      'cash-estate-renewable-energy-offer-25',
      'diversified-net-agriculture-offer-4',
    ],
  });

  const back = await seed(['rollback'], at.env);
  expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining('Release 1 is live again') });
  expect((await liveNow()).live).toEqual({ ...sample.live, edition: expect.any(String) });

  const releases = JSON.parse((await seed(['releases', '--json'], at.env)).stdout);
  expect(releases).toMatchObject([
    { release: 2, is_live: false },
    { release: 1, is_live: true },
  ]);
  expect(await seed(['prune'], at.env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing to prune'),
  });
});

test.each([1, 2])('release %i, exported and published again, changes nothing', async (release) => {
  await seed(['rollback', String(release)], at.env);
  const folder = newFolder();
  expect(await seed(['export', folder], at.env)).toMatchObject({ code: 0 });
  const again = await seed(['publish', folder, '--yes'], at.env);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed') });
  expect((await liveNow()).live.release).toBe(release);
  // A folder that holds data is not overwritten without a yes.
  expect(await seed(['export', folder], at.env)).toMatchObject({ code: 2 });
  expect(await seed(['export', folder, '--yes'], at.env)).toMatchObject({ code: 0 });
});

test('diff shows fields and hides what is locked', async () => {
  await seed(['rollback', '1'], at.env);
  const folder = newFolder();
  cpSync(SAMPLE, folder, { recursive: true });
  const file = join(folder, 'offers.json');
  const offers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  const secret = offers.find((offer) => offer.is_exclusive && offer.management_fee) ?? {};
  const open = offers.find((offer) => !offer.is_exclusive && offer.management_fee) ?? {};
  const fee = `management_fee: ${open.management_fee} → 7.77`;
  Object.assign(secret, { management_fee: 7.75, tagline: 'A new tagline' });
  Object.assign(open, { management_fee: 7.77 });
  const gone = offers.splice(
    offers.findIndex((offer) => offer !== secret && offer !== open),
    1,
  )[0];
  writeFileSync(file, JSON.stringify(offers));
  for (const table of ['offer_tags', 'sources']) {
    const path = join(folder, `${table}.json`);
    const rows = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>[];
    const remaining = rows.filter((row) => row.offer_id !== gone?.id && row.record !== gone?.id);
    writeFileSync(path, JSON.stringify(remaining));
  }

  const { code, stdout } = await seed(['diff', folder], at.env);
  expect(code).toBe(0);
  expect(stdout).toContain('offers: 1 removed, 2 changed');
  expect(stdout).toContain(`- ${gone?.name}`);
  expect(stdout).toContain(fee);
  expect(stdout).toContain('management_fee: locked field changed');
  expect(stdout).toContain('→ A new tagline');
  expect(stdout).not.toContain('7.75');
  const json = await seed(['diff', folder, '--json'], at.env);
  expect(JSON.parse(json.stdout).changes).toContainEqual(
    expect.objectContaining({ table: 'offers', change: 'removed', title: gone?.name }),
  );
  expect(json.stdout).not.toContain('7.75');
});

test('wrong data ends with 1 and leaves the live release', async () => {
  const { live } = await liveNow();
  const folder = dataFolder({ 'offers.json': [{ id: 'x' }] });
  const nothing = 'Nothing was published';
  const published = await seed(['publish', folder, '--yes'], at.env);
  expect(published).toMatchObject({ code: 1, stderr: expect.stringContaining(nothing) });
  const compared = await seed(['diff', folder], at.env);
  expect(compared).toMatchObject({ code: 1, stderr: expect.stringContaining('offers.json') });
  expect(compared.stderr).not.toContain(nothing);
  expect((await liveNow()).live).toEqual(live);
});

test('a record that no item of the table can hold ends with 1, in a dry run too', async () => {
  const { live } = await liveNow();
  const offer = {
    id: 'f2f7ad54-1f0e-4a55-9a6b-4d8a3f6f0c11',
    name: 'Everything about everything',
    status: 'Open',
    is_active: true,
    is_aip_eligible: false,
    created_at: '2026-03-01',
  };
  const documents = Array.from({ length: 50 }, (_, n) => ({
    title: `${n} ${'x'.repeat(900)}`,
    address: `https://one.example/${'y'.repeat(1_900)}`,
  }));
  const long = Object.fromEntries(
    ['description', 'details', 'conflicts', 'outcome_note'].map((field) => [field, 'ā '.repeat(29_000)]),
  );
  const folder = dataFolder({ 'offers.json': [{ ...offer, ...long, documents }] });
  for (const option of ['--dry-run', '--yes']) {
    const run = await seed(['publish', folder, option], at.env);
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('KB') });
  }
  expect(await seed(['diff', folder], at.env)).toMatchObject({ code: 1 });
  const { problems } = JSON.parse((await seed(['validate', folder, '--json'])).stdout);
  expect(problems.at(-1)).toMatchObject({ severity: 'error', file: 'offers.json', row: 1 });
  expect((await liveNow()).live).toEqual(live);
});

test('a folder that another version stored in another way is written again, and says that it holds the same', async () => {
  await seed(['publish', SAMPLE, '--yes'], at.env);
  const { release } = (await liveNow()).live;
  const otherVersion = new UpdateCommand({
    TableName: at.table.name,
    Key: { pk: 'RELEASES', sk: String(release).padStart(10, '0') },
    UpdateExpression: 'SET digest = :other',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':other': 'of another version' },
  });
  await at.table.client.send(otherVersion);
  const { code, stdout } = await seed(['publish', SAMPLE, '--yes'], at.env);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing would change')]);
  const after = (await liveNow()).live.release;
  expect(after).toBeGreaterThan(release);
  expect(stdout).toContain(
    `Release ${after} is live. It holds the same as release ${release}, which this version of the program stores in another way. To go back: `,
  );
});

test('a record that takes an address which another one had before its last is told of', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  const folder = (...slugs: string[]) =>
    dataFolder({
      'offers.json': slugs.map((slug, n) => ({
        id: uuidOf(`offer ${n}`),
        slug,
        name: `Offer ${n}`,
        status: 'Open',
        is_active: true,
        created_at: '2026-01-01T00:00:00Z',
      })),
    });
  for (const first of ['kauri', 'kauri-2025', 'kauri-2026'])
    expect(await seed(['publish', folder(first, 'rimu'), '--yes'], env)).toMatchObject({ code: 0 });
  const taken = await seed(['diff', folder('kauri-2026', 'kauri')], env);
  expect(taken.stdout).toContain(
    'offers, Offer 1: slug was an earlier address of Offer 0, so links to that one lead here now',
  );
  expect((await seed(['diff', folder('kauri', 'rimu')], env)).stdout).not.toContain('Unusual');
});
