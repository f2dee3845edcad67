import { createHash } from 'node:crypto';
import { NumberValue } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../../tests/support/any-character';
import { hashOf } from './hash';

const leaf = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.boolean(),
  fc.constant(null),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
})).value;

/** The value with its numbers as the engine answers them and its fields in another order. */
function asRead(stored: unknown): unknown {
  if (typeof stored === 'number') return new NumberValue(String(stored));
  if (Array.isArray(stored)) return stored.map(asRead);
  if (typeof stored !== 'object' || stored === null) return stored;
  const fields = Object.entries(stored).map(([name, field]) => [name, asRead(field)]);
  return Object.fromEntries(fields.reverse());
}

describe('the hash of what is stored', () => {
  it('is the same before it is written and after it is read', () => {
    fc.assert(
      fc.property(value, (stored) => {
        expect(hashOf(asRead(stored))).toBe(hashOf(stored));
      }),
    );
  });

  it('differs where one letter of one text differs, wherever in the text it is', () => {
    const letter = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(value, fc.string(), letter, letter, fc.string(), (around, before, a, b, after) => {
        fc.pre(a !== b);
        const of = (one: string) => hashOf({ around, text: before + one + after });
        expect(of(a)).not.toBe(of(b));
      }),
    );
  });

  it.each([
    ['1500', '1.5e3'],
    ['1500', '1500.00'],
    ['0.0000001', '1e-7'],
    ['-0.25', '-.25'],
    ['0', '-0'],
    ['1500', '+1500'],
    ['1500', '1.5E+3'],
    ['1500', '0001500'],
    ['0', '0.00e5'],
    ['-0.001', '-1E-3'],
  ])('takes %s and %s for one number', (a, b) => {
    expect(hashOf(new NumberValue(a))).toBe(hashOf(new NumberValue(b)));
  });

  it('takes a set for the same in any order, and a field without a value for none', () => {
    expect(hashOf(new Set(['b', 'a']))).toBe(hashOf(new Set(['a', 'b'])));
    expect(hashOf({ a: undefined, b: 1 })).toBe(hashOf({ b: 1 }));
    expect([hashOf(5n) === hashOf(5), hashOf(5n) === hashOf(6n)]).toEqual([true, false]);
  });

  it('is that of one spelling of all that is stored, by which earlier releases are known', () => {
    const stored = { b: [1500, -0.25, 0, 'x'], a: { yes: true, none: null }, c: Buffer.from('c') };
    const spelled = '{"a":{"none":null,"yes":true},"b":[15e2,-25e-2,0,"x"],"c":<Yw==>}';
    expect(hashOf(stored)).toBe(createHash('sha256').update(spelled).digest('hex'));
  });

  it('is a SHA-256 in the letters that are asked for', () => {
    expect(hashOf('a')).toBe(createHash('sha256').update('"a"').digest('hex'));
    expect(hashOf('a', 'base64url')).toBe(createHash('sha256').update('"a"').digest('base64url'));
  });

  it('tells a digit apart that a JavaScript number cannot hold', () => {
    expect(hashOf(new NumberValue('0.1'))).not.toBe(hashOf(new NumberValue('0.1000000000000000055')));
  });

  it.each([
    ['5', 5],
    [5, -5],
    [15, 1.5],
    [1001, 1100],
    [1e21, 1e22],
    [1e-7, 1e-17],
    [true, false],
    [true, {}],
    ['true', true],
    ['null', null],
    [Buffer.from('a'), 'YQ=='],
    [Buffer.from('a'), Buffer.from('b')],
    [Buffer.from('a'), { 0: 97 }],
    [new Set(['a']), ['a']],
    [new Set(['a', 'b']), new Set(['ab'])],
    [new Set([['a'], ['b']]), new Set([['a', 'b']])],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    [{}, []],
    [{ a: null }, {}],
    [['a', 'b'], ['a,b']],
  ])('tells %j and %j apart', (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });
});
