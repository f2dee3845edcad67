import { StoreUnavailable } from '@tussock/server/table/budget';
import { expect, it } from 'vitest';
import { safeFailure } from './safe-failure';

it('of an error are its name and its innermost places, and none of its words', () => {
  const error = new TypeError('mere@example.co.nz was refused\n    at home');
  const { name, status, frames } = safeFailure(error);
  expect([name, status]).toEqual(['TypeError', null]);
  expect(frames[0]).toMatch(/^at .*safe-failure\.test\.ts/);
  expect(frames.length).toBeLessThanOrEqual(6);
  for (const frame of frames) expect(frame).toMatch(/^at /);
  expect(JSON.stringify(safeFailure(error))).not.toMatch(/mere|home/);
});

it('of a failing table are those of its cause, and of what is no error its type', () => {
  const cause = Object.assign(new RangeError('secret'), { $metadata: { httpStatusCode: 400 } });
  expect(safeFailure(new StoreUnavailable(5, { cause }))).toMatchObject({ name: 'RangeError', status: 400 });
  expect(safeFailure('secret')).toEqual({ name: 'string', status: null, frames: [] });
});
