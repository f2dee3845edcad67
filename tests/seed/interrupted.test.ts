import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, newTable, startEngine } from '../support/engines';
import { startFaulty } from '../support/faulty-engine';
import { uuidOf } from '../support/made-directory';
import { stoppedAtRename } from '../support/stopped-at-rename';
import { type EngineProxy, type Phase, startProxy } from './proxy';
import { bundleSeed, dataFolder, newFolder, startSeed } from './run-seed';
import { seedHere as seed } from './seed-here';

beforeAll(bundleSeed);

const OFFERS = 90;
const KILLS_PER_PHASE = process.env.FULL ? 13 : 1;

let engine: Engine;
let proxy: EngineProxy;
let table: DirectoryTable;
let env: Record<string, string>;
let edition = 0;
/** Requests of each phase in an undisturbed run. */
let usual: Record<Phase, number>;

beforeAll(async () => {
  engine = await startEngine('dynalite');
  proxy = await startProxy(engine.endpoint);
  table = await newTable(engine);
  env = { DYNAMODB_ENDPOINT: proxy.endpoint, DIRECTORY_TABLE: table.name };
  await seed(['publish', newEdition(), '--yes'], env);
  usual = proxy.watch(() => 'pass');
  expect(await seed(['publish', newEdition(), '--yes'], env)).toMatchObject({ code: 0 });
  usual = { ...usual };
});
afterAll(async () => {
  table.client.destroy();
  await proxy.close();
  await engine.close();
});

/** A data folder in which the name of every record contains its edition. */
function newEdition(size = OFFERS): string {
  edition += 1;
  const provider = { id: uuidOf('provider'), slug: 'provider', name: `Provider of ${edition}` };
  const offers = Array.from({ length: size }, (_, n) => ({
    id: uuidOf(`offer ${n}`),
    slug: `offer-${n}`,
    name: `Offer ${n} of ${edition}`,
    status: 'Open',
    is_active: true,
    is_aip_eligible: false,
    created_at: '2026-03-01T00:00:00Z',
    provider_id: provider.id,
  }));
  return dataFolder({ 'offers.json': offers, 'providers.json': [provider] });
}

/** The edition of everything that a reader sees; fails on a mixture or a gap. */
async function liveEdition(): Promise<number> {
  const reads = createDirectoryReads(table);
  const { release } = (await reads.live()) ?? { release: 0 };
  const seen: { name: string }[] = [];
  for (const list of [
    () => reads.listOffers(release, { limit: 100 }),
    () => reads.listOffersByStatus(release, 'Open', { limit: 100 }),
  ]) {
    const { data } = await list();
    expect(data).toHaveLength(OFFERS);
    seen.push(...data, ...data.flatMap((offer) => offer.provider ?? []));
  }
  for (let n = 0; n < OFFERS; n += 10) {
    seen.push((await reads.getOfferBySlug(release, `offer-${n}`)) ?? { name: 'missing' });
  }
  const provider = await reads.getProviderBySlug(release, 'provider');
  expect(provider?.offer_count).toBe(OFFERS);
  seen.push(...(await reads.catalogue(release)), provider ?? { name: 'missing' });
  const editions = new Set(seen.map(({ name }) => Number(name.split(' of ')[1])));
  expect([...editions]).toHaveLength(1);
  return [...editions][0] ?? 0;
}

const PHASES: Phase[] = ['preparing', 'writing', 'checking', 'finishing'];

describe.each(PHASES)('killed while %s', (phase) => {
  test(`${KILLS_PER_PHASE} times: the live release stays whole, and the next run completes`, async () => {
    for (let kill = 0; kill < KILLS_PER_PHASE; kill += 1) {
      const before = edition;
      const folder = newEdition();
      const at = randomInt(usual[phase]) + 1;
      const fate = randomInt(2) ? 'die-before' : 'die-after';
      const moment = `${fate} at request ${at} of ${usual[phase]}`;

      const { child, ended } = startSeed(['publish', folder, '--yes'], env);
      proxy.watch(
        (now, nth) => (now === phase && nth === at ? fate : 'pass'),
        () => child.kill('SIGKILL'),
      );
      expect((await ended).code, moment).toBeNull();
      const allowed = phase === 'finishing' ? [before, edition] : [before];
      expect(allowed, moment).toContain(await liveEdition());

      proxy.watch(() => 'pass');
      expect(await seed(['publish', folder, '--yes'], env), moment).toMatchObject({ code: 0 });
      expect(await liveEdition(), moment).toBe(edition);
    }
  }, 600_000);
});

test.each<Phase>(['checking', 'finishing'])(
  'a store that fails while %s: 3, and nothing was published',
  async (phase) => {
    const before = await liveEdition();
    const folder = newEdition();
    // A count that is refused is asked for once more, by the SDK.
    const last = usual[phase] + (phase === 'checking' ? 1 : 0);
    proxy.watch((now, nth) => (now === phase && nth >= usual[phase] && nth <= last ? 'refuse' : 'pass'));
    const run = await seed(['publish', folder, '--yes'], env);
    expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was published') });
    expect(run.stderr).toContain('not allowed');
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect(await liveEdition()).toBe(before);
    proxy.watch(() => 'pass');
    expect(await seed(['publish', folder, '--yes'], env)).toMatchObject({ code: 0 });
    expect(await liveEdition()).toBe(edition);
  },
);

test('Ctrl-C ends the command cleanly, and the next run goes on', async () => {
  const before = await liveEdition();
  const folder = newEdition();
  const { child, ended } = startSeed(['publish', folder, '--yes'], env);
  proxy.watch((now, nth) => {
    if (now === 'writing' && nth === 2) child.kill('SIGINT');
    return 'pass';
  });
  expect(await ended).toMatchObject({ code: 130, stderr: expect.stringContaining('Nothing was published') });
  expect(await liveEdition()).toBe(before);
  const next = await seed(['publish', folder, '--yes'], env);
  expect(next).toMatchObject({ code: 0, stdout: expect.stringContaining('an unfinished run was completed') });
  expect(await liveEdition()).toBe(edition);
});

test.each([
  [
    ['publish', '--release', '3', '--yes'],
    'It is not known whether release 3 is live. Run the same command again.',
  ],
  [['rollback', '1'], 'It is not known whether release 1 is live. Run the same command again.'],
  [
    ['rollback'],
    'It is not known which release is live. Look before you run it again: npm run seed -- releases',
  ],
  [['withdraw', '1', '--yes'], 'It is not known whether release 1 is withdrawn. Run the same command again.'],
])('%s that is stopped while the table does not answer says what is not known', async (words, said) => {
  const faulty = await startFaulty(engine);
  const own = await newTable(engine);
  const direct = { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: own.name };
  for (const verb of ['publish', 'publish', 'preview']) await seed([verb, newEdition(2), '--yes'], direct);
  const { child, ended } = startSeed(words, { ...direct, DYNAMODB_ENDPOINT: faulty.endpoint });
  faulty.fault = (operation) => {
    if (operation !== 'PutItem') return null;
    child.kill('SIGTERM');
    return 'silent';
  };
  expect(await ended).toMatchObject({ code: 130, stderr: `Stopped. ${said}\n` });
  expect(await seed(words, direct)).toMatchObject({ code: 0 });
  own.client.destroy();
  await faulty.close();
});

test.each([
  [['publish', 'FOLDER', '--yes'], 'Nothing was published.'],
  [['preview', 'FOLDER', '--yes'], 'Nothing was published.'],
  [['publish', '--release', '3', '--yes'], 'Nothing was published.'],
  [['rollback', '1'], 'Nothing was changed.'],
  [['withdraw', '1', '--yes'], 'Nothing was changed.'],
])('%s that is stopped before it changes anything says so', async (words, said) => {
  const faulty = await startFaulty(engine);
  const folder = newEdition(2);
  const { child, ended } = startSeed(
    words.map((word) => (word === 'FOLDER' ? folder : word)),
    { ...env, DYNAMODB_ENDPOINT: faulty.endpoint },
  );
  faulty.fault = () => {
    child.kill('SIGINT');
    return 'silent';
  };
  expect(await ended).toEqual({ code: 130, stdout: '', stderr: `Stopped. ${said}\n` });
  await faulty.close();
});

test('an export that is stopped as it takes its place ends first, and leaves nothing beside its folder', async () => {
  const folder = join(newFolder(), 'data');
  const run = await startSeed(['export', folder], { ...env, ...stoppedAtRename() }).ended;
  expect(readdirSync(dirname(folder))).toEqual(['data']);
  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining(`is in ${folder}: offers.json`) });
});
