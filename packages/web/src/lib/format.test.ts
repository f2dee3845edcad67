import { describe, expect, it } from 'vitest';
import { basisText } from '../ui/source/basis';
import { nzd } from './format';

describe('figures in words', () => {
  it('says amounts as a text does', () => {
    expect(nzd(5_000_000)).toBe('NZ$5 million');
    expect(nzd(12_500_000)).toBe('NZ$12.5 million');
    expect(nzd(1_000_000)).toBe('NZ$1 million');
    expect(nzd(990_000)).toBe('NZ$990,000');
    expect(nzd(750_000)).toBe('NZ$750,000');
    expect(nzd(4_995_000)).toBe('NZ$4,995,000');
    expect(nzd(9_999_999)).toBe('NZ$9,999,999');
    expect(nzd(11_250_000)).toBe('NZ$11.25 million');
  });

  it('says where figures come from, the like together, and that an undated one was not checked', () => {
    const ird = {
      source: 'Inland Revenue',
      source_address: null,
      in_force_from: '2025-04-01',
      checked_on: '2026-05-31',
    };
    const law = { ...ird, source: 'A law firm', confidence: 'M' as const };
    expect(basisText([{ ...ird, confidence: 'H' }])).toBe(
      'Statute or agency page: Inland Revenue. In force from 1 April 2025, checked 31 May 2026.',
    );
    expect(basisText([{ ...ird, confidence: 'H' }, law, { ...law, source: 'Another' }, law])).toBe(
      'Statute or agency page: Inland Revenue. Law firm, or several secondary sources that agree: A law firm; Another. In force from 1 April 2025, checked 31 May 2026.',
    );
    expect(basisText([{ ...ird, in_force_from: null, checked_on: null, confidence: null }])).toBe(
      'Inland Revenue. Not checked.',
    );
  });
});
