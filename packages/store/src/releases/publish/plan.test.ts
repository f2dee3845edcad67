import { expect, test } from 'vitest';
import { newTable, openTable, startEngine } from '../../../../../tests/support/engines';
import { startFaulty } from '../../../../../tests/support/faulty-engine';
import { PublishConflict } from '../../table/errors';
import { putManifest } from '../manifest-writes';
import { findPlan, startRelease } from './plan';

test('a number is taken once', async () => {
  const engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const published_at = '2026-11-20T00:00:00.000Z';
  const start = (digest = 'digest', to = table) =>
    startRelease(to, { digest, published_at }, { seen: null, slugs_from: [], next: 1 });
  // The answer to its first attempt is lost: it is made again, and finds the number taken by itself.
  const faulty = await startFaulty(engine);
  let attempts = 0;
  faulty.fault = (operation) => (operation === 'PutItem' && attempts++ === 0 ? 'lost' : null);
  expect(await start('digest', openTable(faulty, table.name, 'writer'))).toMatchObject({
    release: 1,
    base: null,
    state: 'writing',
    written: 0,
    dated: published_at,
  });
  expect(attempts).toBe(2);
  const late = new PublishConflict('Release 1 was started by another process meanwhile');
  await expect(start('another')).rejects.toThrow(late);
  await faulty.close();
  await engine.close();
});

test.each([
  ['within a day', '2026-11-20T23:59:59.999Z', undefined, 1],
  ['a day later', '2026-11-21T00:00:00.000Z', undefined, null],
  ['by a clock that is a day behind', '2026-11-19T00:00:00.000Z', undefined, null],
  ['from before its day was recorded', '2026-12-31T00:00:00.000Z', null, 1],
])('a run that did not end is continued %s', async (_, published_at, dated, release) => {
  const engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const wanted = { digest: 'digest', published_at: '2026-11-20T00:00:00.000Z', unseen: false };
  const begun = await startRelease(table, wanted, { seen: null, slugs_from: [], next: 1 });
  if (dated === null) await putManifest(table, { ...begun, dated }, ['writing']);
  const plan = await findPlan(table, { ...wanted, published_at }, () => false);
  expect(plan).toMatchObject({ state: 'write', next: 2 });
  expect('unfinished' in plan && (plan.unfinished?.release ?? null)).toBe(release);
  await engine.close();
});
