import { errorHandler } from '@tussock/server/http/answer-error';
import * as fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readLimit } from './read-limit';

/** An app with a limit, its clock and the address of its visitor. */
function limited(perMinute: string) {
  const world = { now: 0, address: '192.0.2.1' as string | null };
  const limit = readLimit(
    perMinute,
    () => world.address,
    () => world.now,
  );
  if (!limit) throw new Error('no limit');
  const app = new Hono().use(limit).get('/', (c) => c.text('read'));
  app.onError(
    errorHandler(
      () => undefined,
      () => {},
    ),
  );
  return { world, read: () => app.request('/') };
}

describe('the limit on reads', () => {
  it('is none without a setting', () => {
    expect(readLimit(undefined, () => null)).toBeUndefined();
    expect(readLimit('', () => null)).toBeUndefined();
  });

  it.each(['0', '-1', '1.5', 'many', 'Infinity'])('may not be %s', (text) => {
    expect(() => readLimit(text, () => null)).toThrow('READS_PER_MINUTE');
  });

  it('refuses with 429 and the seconds to wait, until the minute is over', async () => {
    const { world, read } = limited('2');
    world.now = 20_500;
    expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
    const refused = await read();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      hint: expect.stringContaining('40 seconds'),
    });
    world.now = 60_000;
    expect((await read()).status).toBe(200);
  });

  it('counts each visitor, and not what the site reads itself', async () => {
    const { world, read } = limited('1');
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(429);
    world.address = '192.0.2.2';
    expect((await read()).status).toBe(200);
    world.address = '2001:db8:1:2::1';
    expect((await read()).status).toBe(200);
    world.address = '2001:db8:1:2::2';
    expect((await read()).status).toBe(429);
    world.address = null;
    for (let n = 0; n < 3; n += 1) expect((await read()).status).toBe(200);
  });

  it('lets through just as many as it says in any minute', async () => {
    const times = fc.array(fc.integer({ min: 0, max: 180_000 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), times, async (most, at) => {
        const { world, read } = limited(String(most));
        const passed = new Map<number, number>();
        for (world.now of at.sort((a, b) => a - b)) {
          const minute = Math.floor(world.now / 60_000);
          const before = passed.get(minute) ?? 0;
          const { status, headers } = await read();
          expect(status).toBe(before < most ? 200 : 429);
          if (status === 200) passed.set(minute, before + 1);
          else
            expect(world.now + Number(headers.get('retry-after')) * 1000).toBeGreaterThanOrEqual(
              (minute + 1) * 60_000,
            );
        }
      }),
    );
  });
});
