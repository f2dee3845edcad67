import { describe, expect, it } from 'vitest';
import * as choices from './options';

const LISTS = Object.entries(choices).flatMap(([name, list]) =>
  Array.isArray(list) ? [[name, list] as const] : [],
);

describe('the choices of the forms', () => {
  it('are there', () => {
    expect(LISTS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['AMOUNT_BANDS', 'INVESTOR_BASES', 'TIMINGS']),
    );
  });

  it.each(LISTS)('%s have a value and a label of their own', (_, list: readonly choices.Option[]) => {
    for (const field of ['value', 'label'] as const) {
      const texts = list.map((option) => option[field]);
      expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
    for (const { value, label } of list) expect(choices.labelOf(list, value)).toBe(label);
    expect(choices.labelOf(list, 'of-an-older-form')).toBe('of-an-older-form');
  });
});
