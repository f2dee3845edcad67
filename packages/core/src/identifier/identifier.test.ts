import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, isUuid } from './identifier';

describe('isUuid', () => {
  it('takes every UUID in either case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id)).toBe(true);
        expect(isUuid(id.toUpperCase())).toBe(true);
      }),
    );
  });

  it('takes nothing that is a character longer, shorter or other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(35), fc.constantFrom('', 'g', '_', 'ab', '\n'), (id, at, other) => {
        expect(isUuid(id.slice(0, at) + other + id.slice(at + 1))).toBe(false);
      }),
    );
    expect(isUuid('1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed\n')).toBe(false);
    expect(isUuid('kauri-street-debenture')).toBe(false);
  });
});

describe('addressOf', () => {
  it('is the slug, else the id', () => {
    expect(addressOf({ id: 'x', slug: 'kauri' })).toBe('kauri');
    expect(addressOf({ id: 'x', slug: null })).toBe('x');
  });
});
