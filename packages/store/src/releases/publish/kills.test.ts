import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { assemble } from '@tussock/core/directory/assemble';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundlePrograms } from '../../../../../tests/support/bundle-programs';
import { ENGINES } from '../../../../../tests/support/each-engine';
import { type Engine, newTable, startEngine } from '../../../../../tests/support/engines';
import { madeVersion, uuidOf } from '../../../../../tests/support/made-directory';
import { publish } from '../../../../../tests/support/published';
import { recordRequests } from '../../../../../tests/support/recorder';
import { createDirectoryReads } from '../../records/reads';
import type { DirectoryTable } from '../../table/engine/client';
import { readPointer } from '../lifecycle';

/** Phases of a publication, in the order of their requests. */
const PHASES = ['planning', 'writing', 'checking', 'finishing'] as const;
type Phase = (typeof PHASES)[number];
const KILLS_PER_PHASE = process.env.FULL
  ? { dynalite: 10, 'DynamoDB Local': 5 }
  : { dynalite: 2, 'DynamoDB Local': 0 };
const PROGRAM = 'tests/support/publish-and-die.ts';
const PAGE = { limit: 100 };
let built = '';
beforeAll(async () => {
  [built = ''] = await bundlePrograms([PROGRAM]);
});

/** First and last number of the requests of each phase, from what a run that is left alone sends. */
function phasesOf(commands: string[]): Record<Phase, [number, number]> {
  const firstWrite = commands.indexOf('PutItemCommand') + 1;
  const lastBatch = commands.lastIndexOf('BatchWriteItemCommand') + 1;
  return {
    planning: [1, firstWrite],
    writing: [firstWrite + 1, lastBatch],
    checking: [lastBatch + 1, commands.length - 2],
    finishing: [commands.length - 1, commands.length],
  };
}

async function publishAndDie(
  engine: Engine,
  table: DirectoryTable,
  version: number,
  request: number,
  moment: string,
) {
  const args = [engine.endpoint, table.name, String(version), String(request), moment];
  const child = spawn(process.execPath, [built, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal, `request ${request} of version ${version} was never sent`).toBe('SIGKILL');
}

async function expectWhole(table: DirectoryTable, version: number): Promise<void> {
  const { offers, cards, providers, funds } = assemble(madeVersion(version));
  const reads = createDirectoryReads(table);
  const live = (await reads.live())?.release ?? 0;
  expect((await reads.listOffers(live, PAGE)).data).toEqual(offers.filter((offer) => offer.is_active));
  expect(await reads.catalogue(live)).toEqual(cards);
  for (const offer of offers.filter((one) => one.slug))
    expect(await reads.getOfferBySlug(live, offer.slug ?? '')).toEqual(offer);
  for (const provider of providers) expect(await reads.getProviderById(live, provider.id)).toEqual(provider);
  for (const fund of funds) expect(await reads.getFundById(live, fund.id)).toEqual(fund);
}

const engines = ENGINES.filter((name) => KILLS_PER_PHASE[name] > 0);
describe.each(engines)('publishing on %s, killed', (engineName) => {
  let engine: Engine;
  let table: DirectoryTable;
  let phases: Record<Phase, [number, number]>;
  let version = 0;

  beforeAll(async () => {
    engine = await startEngine(engineName);
    const measured = await newTable(engine);
    await publish(measured, madeVersion(0));
    const requests = recordRequests(measured);
    await publish(measured, madeVersion(1));
    phases = phasesOf(requests.map(({ command }) => command));
    table = await newTable(engine);
    await publish(table, madeVersion(0));
  });
  afterAll(() => engine?.close());

  const kills = PHASES.flatMap((phase) =>
    Array.from(
      { length: KILLS_PER_PHASE[engineName] },
      (_, n) => [phase, n % 2 ? 'before' : 'after'] as const,
    ),
  );
  test.each(kills)(
    'while %s, %s a request: the live release stays whole, the next run completes',
    async (phase, moment) => {
      const [first, last] = phases[phase];
      const request = randomInt(first, last + 1);
      const before = await readPointer(table);
      version += 1;
      await publishAndDie(engine, table, version, request, moment);
      const moved = (await readPointer(table)) !== before;
      // Only the last request of all moves the pointer.
      if (moved) expect([phase, moment]).toEqual(['finishing', 'after']);
      await expectWhole(table, moved ? version : version - 1);
      expect((await publish(table, madeVersion(version))).changed).toBe(!moved);
      await expectWhole(table, version);
      const retired = await createDirectoryReads(table).findRetiredSlug(
        (await readPointer(table)) ?? 0,
        'offer',
        `offer-1-v${version - 1}`,
      );
      expect(retired).toEqual({ id: uuidOf('offer 1'), slug: `offer-1-v${version}` });
    },
  );
});
