import { describe, expect, it } from 'vitest';
import type { Check } from '../source/source';
import { aipStateOf, aipText } from './aip-state';

const nobody = { is_aip_eligible: false, aip_category: null, aip_listed_on: null };
const stated = { ...nobody, is_aip_eligible: true };
const listed = { is_aip_eligible: true, aip_category: 'growth', aip_listed_on: '2026-07-30' } as const;
const found = (state: Exclude<Check['state'], 'confirmed'>): Check => ({ state, checked_on: '2026-08-01' });

describe('AIP eligibility', () => {
  it.each([
    ['nobody says so', nobody, {}, null],
    ['the provider says so', stated, {}, 'stated'],
    ['the provider names a category', { ...nobody, aip_category: 'balanced' as const }, {}, 'stated'],
    [
      'the provider says so and nothing confirms it',
      stated,
      { is_aip_eligible: found('not_confirmed') },
      'stated',
    ],
    ['the list does not have it', stated, { is_aip_eligible: found('not_found') }, 'not_found'],
    ['a source says otherwise', stated, { is_aip_eligible: found('differs') }, 'not_found'],
    ['the list has it', listed, {}, 'listed'],
    ['the list had it and has it no longer', listed, { aip_listed_on: found('not_found') }, 'not_found'],
  ])('%s', (_, offer, checks, expected) => {
    expect(aipStateOf(offer, checks)).toBe(expected);
  });

  it('has words', () => {
    expect(aipText({ ...listed, aip_state: 'listed' })).toBe(
      'On the official list of 30 July 2026, Growth category',
    );
    expect(aipText({ ...stated, aip_state: 'stated' })).toBe('Stated by the provider');
    expect(aipText({ ...stated, aip_category: 'growth', aip_state: 'stated' })).toBe(
      'Stated by the provider, Growth category',
    );
    expect(aipText({ ...listed, aip_category: null, aip_state: 'not_found' })).toBe(
      'Stated by the provider, not found on the official list',
    );
    expect(aipText({ ...listed, aip_category: null, aip_listed_on: null, aip_state: 'listed' })).toBe(
      'On the official list',
    );
    expect(aipText({ aip_state: null })).toBeNull();
  });
});
