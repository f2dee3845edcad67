import { describe, expect, it } from 'vitest';
import { aipLine } from './aip-line';

const listed = { aip_state: 'listed', aip_category: 'growth', aip_listed_on: '2026-07-30' } as const;

describe('the AIP line of an offer', () => {
  it('names the category and the date of the listing', () => {
    expect(aipLine(listed, 'growth')).toBe('Listed for Growth on 30 July 2026.');
  });

  it('says where the listing is for another category than the visitor’s, or for none that is stated', () => {
    expect(aipLine(listed, 'balanced')).toBe('Listed for Growth on 30 July 2026. Your category is Balanced.');
    expect(aipLine({ ...listed, aip_category: null }, 'growth')).toBe(
      'Listed on 30 July 2026. The category is not stated.',
    );
    expect(aipLine({ ...listed, aip_category: null, not_applicable: ['aip_category'] }, 'growth')).toBe(
      'Listed on 30 July 2026. The category does not apply.',
    );
  });

  it('tells what the provider says from what the list says', () => {
    const stated = { aip_category: 'growth', aip_listed_on: null } as const;
    expect(aipLine({ ...stated, aip_state: 'stated' }, 'growth')).toMatch(/^The provider says/);
    expect(aipLine({ ...stated, aip_state: 'not_found' }, 'growth')).toMatch(/did not find it/);
    expect(aipLine({ aip_state: null, aip_category: null, aip_listed_on: null }, 'growth')).toBe(
      'Not on the list as far as we know.',
    );
  });
});
