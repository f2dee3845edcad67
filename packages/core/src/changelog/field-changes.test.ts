import { describe, expect, it } from 'vitest';
import type { NameOf } from '../directory/link-names';
import { isText, shownValue } from './field-changes';

const NAMES: NameOf = (to, id) => (to.includes('funds') && id === 'id-1' ? 'Kauri Fund' : undefined);

describe('a value in the list of changes', () => {
  it.each([
    ['id-1', 'Kauri Fund'],
    ['Open', 'Open'],
    [['a', 'b'], 'a|b'],
    [[], null],
    [0, 0],
    [false, false],
    [null, null],
    [undefined, null],
    [{ a: 1 }, null],
  ])('%j is listed as %j', (value, shown) => {
    expect(shownValue({ kind: 'key', to: ['funds'] }, value, NAMES)).toBe(shown);
  });

  it('is no name where the column is no link', () => {
    expect(shownValue({ kind: 'text' }, 'id-1', NAMES)).toBe('id-1');
  });

  it('is left out of long texts, of which it is said only that they changed', () => {
    expect(isText({ kind: 'markdown' })).toBe(true);
    expect(isText({ kind: 'documents' })).toBe(true);
    expect(isText({ kind: 'text', change: 'rewritten' } as never)).toBe(true);
    expect(isText({ kind: 'text' })).toBe(false);
    expect(isText({ kind: 'amount', change: 'other' } as never)).toBe(false);
  });
});
