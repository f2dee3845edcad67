import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title';
import { DEFAULT_SETTINGS } from './settings';

describe('pageTitle', () => {
  it('ends in the site name, once', () => {
    expect(pageTitle('Offers', DEFAULT_SETTINGS)).toBe('Offers | Tussock NZ');
    expect(pageTitle('Why Tussock?', DEFAULT_SETTINGS)).toBe('Why Tussock?');
    expect(pageTitle('', DEFAULT_SETTINGS)).toBe('Tussock NZ');
    expect(pageTitle('Ruru Fund: units from an estate in the south of the country', DEFAULT_SETTINGS)).toBe(
      'Ruru Fund | Tussock NZ',
    );
    expect(pageTitle('Ruru Fund: units from an estate', DEFAULT_SETTINGS)).toBe(
      'Ruru Fund: units from an estate | Tussock NZ',
    );
    expect(pageTitle('Ruru Fund: units from an estate in the south (removed)', DEFAULT_SETTINGS, false)).toBe(
      'Ruru Fund: units from an estate in the south (removed) | Tussock NZ',
    );
    expect(pageTitle('Offers', { name: 'Rata', title_region: '' })).toBe('Offers | Rata');
  });

  it('always contains the name and adds nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const whole = pageTitle(title, DEFAULT_SETTINGS);
        expect(whole).toContain('Tussock');
        expect(pageTitle(whole, DEFAULT_SETTINGS)).toBe(whole);
      }),
    );
  });
});
