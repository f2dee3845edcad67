import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { newSubmissionsTable, useEngine } from '../../../tests/support/submissions-app';
import type { SubmissionsTable } from './client';
import { RATE_LIMITS, takeHit } from './rate-limit';
import { SUBMISSIONS_TABLE } from './table';

const SECRET = 's'.repeat(40);
/** 200 seconds into a window of ten minutes; 2 p.m. in New Zealand. */
const NOW = new Date('2026-11-20T01:03:20Z');

describe('the rate limit', () => {
  const engine = useEngine('dynalite');
  let table: SubmissionsTable;
  beforeEach(async () => {
    table = await newSubmissionsTable(engine.endpoint());
  });

  const hit = (address: string, { route = 'unlock', secret = SECRET, now = NOW } = {}) =>
    takeHit(table, route as keyof typeof RATE_LIMITS, address, secret, now);
  const items = async () =>
    (await table.client.send(new ScanCommand({ TableName: table.name }))).Items as Record<string, unknown>[];

  it('is what was decided: 30 forms in ten minutes, and 600 views', () => {
    const forms = { most: 30, windowSeconds: 600 };
    expect(RATE_LIMITS).toEqual({
      apply: forms,
      unlock: forms,
      report: forms,
      'page-views': { most: 600, windowSeconds: 600 },
    });
  });

  it('lets through as many as it says, then none until the window ends', async () => {
    for (let i = 0; i < 30; i++) expect(await hit('203.0.113.7')).toBeNull();
    expect(await hit('203.0.113.7')).toBe(400);
    expect(await hit('203.0.113.7', { now: new Date('2026-11-20T01:09:59.900Z') })).toBe(1);
    expect(await hit('203.0.113.7', { now: new Date('2026-11-20T01:10:00Z') })).toBeNull();
  });

  it('counts each route and each visitor apart, and a household of IPv6 as one', async () => {
    await hit('203.0.113.7');
    await hit('203.0.113.7', { route: 'apply' });
    await hit('203.0.113.8');
    await hit('2001:db8:1:2::1');
    await hit('2001:db8:1:2:ffff::9');
    const counts = (await items()).map(({ pk, hits }) => [String(pk).split('#')[1], hits]);
    expect(counts.sort()).toEqual([
      ['apply', 1],
      ['unlock', 1],
      ['unlock', 1],
      ['unlock', 2],
    ]);
  });

  it('keeps a keyed hash that changes with the New Zealand day, until a window after its own', async () => {
    await hit('203.0.113.7');
    await hit('203.0.113.7', { secret: 't'.repeat(40) });
    // After midnight in New Zealand.
    await hit('203.0.113.7', { now: new Date('2026-11-20T11:03:20Z') });
    const stored = await items();
    const hashes = stored.map(({ pk }) => String(pk).split('#')[2]);
    expect(new Set(hashes).size).toBe(3);
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
    const start = Date.parse('2026-11-20T01:00:00Z') / 1000;
    const today = stored.filter(({ sk }) => sk === String(start));
    expect(today.map((item) => item[SUBMISSIONS_TABLE.ttl])).toEqual([start + 1_200, start + 1_200]);
  });
});
