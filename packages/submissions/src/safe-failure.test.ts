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

it('no line of its words is taken for a place, whatever was typed', () => {
  for (const words of [
    'refused mere@example.co.nz    at /home/mere',
    'refused\n    at /home/mere',
    'refused\n    at mere (file:///home)\nand more',
  ]) {
    const { frames } = safeFailure(new TypeError(words));
    expect(frames[0]).toMatch(/^at .*safe-failure\.test\.ts/);
    expect(JSON.stringify(frames)).not.toMatch(/mere|home/);
  }
});

it('names the function and the constructor in which it happened', () => {
  function refused() {
    return safeFailure(new TypeError('refused'));
  }
  class Table {
    readonly failure = refused();
  }
  const { frames } = new Table().failure;
  expect(frames[0]).toMatch(/^at refused \(/);
  expect(frames.find((frame) => frame.startsWith('at new Table ('))).toContain('safe-failure.test.ts');
});

it('of an error that has none are no places', () => {
  const error = Object.assign(new Error('refused'), { stack: undefined });
  expect(safeFailure(error)).toEqual({ name: 'Error', status: null, frames: [] });
});

it('of any other error with a cause, and of a table that names none, are its own', () => {
  expect(safeFailure(new TypeError('refused', { cause: new RangeError('secret') })).name).toBe('TypeError');
  expect(safeFailure(new StoreUnavailable(5)).name).toBe('StoreUnavailable');
  expect(safeFailure(new StoreUnavailable(5, { cause: 'secret' })).name).toBe('StoreUnavailable');
});

it('of a failing table are those of its cause, and of what is no error its type', () => {
  const cause = Object.assign(new RangeError('secret'), { $metadata: { httpStatusCode: 400 } });
  expect(safeFailure(new StoreUnavailable(5, { cause }))).toMatchObject({ name: 'RangeError', status: 400 });
  expect(safeFailure('secret')).toEqual({ name: 'string', status: null, frames: [] });
});
