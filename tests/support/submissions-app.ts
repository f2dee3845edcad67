import { createMissingTable } from '@tussock/server/table/create-table';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import { createSubmissions } from '@tussock/submissions/app';
import { openLocalTable, type SubmissionsTable } from '@tussock/submissions/client';
import type { SafeFailure } from '@tussock/submissions/safe-failure';
import { SUBMISSIONS_TABLE } from '@tussock/submissions/table';
import { afterAll, beforeAll } from 'vitest';
import { type Engine, type EngineName, startEngine } from './engines';
import { filledApply } from './forms';

export const KEYS = parseKeyRing(`test:${'k'.repeat(40)}`);

/** An engine for the tests of a block. */
export function useEngine(name: EngineName): { endpoint: () => string } {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await startEngine(name);
  }, 60_000);
  afterAll(() => engine?.close());
  return { endpoint: () => engine?.endpoint ?? '' };
}

let tables = 0;

/** A new, empty table. */
export async function newSubmissionsTable(endpoint: string): Promise<SubmissionsTable> {
  tables += 1;
  const table = openLocalTable({
    DYNAMODB_ENDPOINT: endpoint,
    SUBMISSIONS_TABLE: `submissions-${process.pid}-${tables}`,
  });
  await createMissingTable(table, SUBMISSIONS_TABLE);
  return table;
}

/** What a test sets. */
interface World {
  now: Date;
  address: string;
  failures: SafeFailure[];
  /** Those of the directory; null while it does not answer. */
  providers: { id: string; name: string }[] | null;
  offers: { id: string; name: string }[];
}

/** The app over a table, with a clock, an address and a directory that a test sets. */
export function startApp(table: SubmissionsTable, now = new Date('2026-11-20T01:00:00Z'), counters = table) {
  const failures: SafeFailure[] = [];
  const world: World = {
    now,
    address: '203.0.113.7',
    failures,
    providers: filledApply().recipients,
    offers: [],
  };
  const app = createSubmissions({
    table,
    counters,
    keys: KEYS,
    now: () => world.now,
    addressOf: () => world.address,
    async findProvider(id) {
      if (world.providers === null) throw new Error('The directory is away');
      return world.providers.find((one) => one.id === id) ?? null;
    },
    async findOffer(id) {
      if (world.providers === null) throw new Error('The directory is away');
      return world.offers.find((one) => one.id === id) ?? null;
    },
    async findAssetClass(slug) {
      if (world.providers === null) throw new Error('The directory is away');
      return slug === 'infrastructure' ? { slug } : null;
    },
    report: (failure) => failures.push(failure),
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any };
  };
  return { app, world, post };
}
