import { describe, expect, it } from 'vitest';
import { fingerprint, parseKeyRing } from './key-ring';

describe('parseKeyRing', () => {
  it('reads keys with and without ids', () => {
    const [a, b] = ['x'.repeat(32), 'y'.repeat(32)];
    expect(parseKeyRing(` first:${a}, ${b},`)).toEqual([
      { id: 'first', secret: a },
      { id: 'key-2', secret: b },
    ]);
  });

  it('are named by eight characters of the digest of their secret, whatever their ids', () => {
    const [one, same, other] = ['a', 'b', 'a'].map((id, at) => ({
      id,
      secret: at < 2 ? 'x'.repeat(32) : 'y'.repeat(32),
    }));
    if (!one || !same || !other) throw new Error('no keys');
    expect(fingerprint(one)).toMatch(/^[\w-]{8}$/);
    expect(fingerprint(same)).toBe(fingerprint(one));
    expect(fingerprint(other)).not.toBe(fingerprint(one));
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
