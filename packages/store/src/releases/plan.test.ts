import { expect, test } from 'vitest';
import { newTable, startEngine } from '../../../../tests/support/engines';
import { PublishConflict } from '../table/errors';
import { startRelease } from './plan';

test('a number is taken once', async () => {
  const engine = await startEngine('dynalite');
  const table = await newTable(engine);
  const wanted = { digest: 'digest', published_at: '2026-11-20T00:00:00.000Z' };
  const start = () => startRelease(table, wanted, { seen: null, slugs_from: [], next: 1 });
  expect(await start()).toMatchObject({
    release: 1,
    base: null,
    state: 'writing',
    written: 0,
    dated: wanted.published_at,
  });
  const late = new PublishConflict('Release 1 was started by another process meanwhile');
  await expect(start()).rejects.toThrow(late);
  await engine.close();
});
