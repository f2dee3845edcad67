import { describe, expect, it } from 'vitest';
import { parseKeyRing } from './key-ring';

describe('parseKeyRing', () => {
  it('reads keys with and without ids', () => {
    const [a, b] = ['x'.repeat(32), 'y'.repeat(32)];
    expect(parseKeyRing(` first:${a}, ${b},`)).toEqual([
      { id: 'first', secret: a },
      { id: 'key-2', secret: b },
    ]);
  });

  it.each([
    ['nothing', undefined, 'empty'],
    ['a weak secret', 'id:hunter2', 'fewer than 32'],
    ['a doubled secret', `a:${'x'.repeat(32)},b:${'x'.repeat(32)}`, 'twice'],
    ['another form', `a:b:${'x'.repeat(32)}`, 'not of the form'],
  ])('refuses %s and names no secret', (_, text, reason) => {
    const attempt = () => parseKeyRing(text);
    expect(attempt).toThrow(reason);
    expect(attempt).not.toThrow(/hunter2|xxxx/);
  });
});
