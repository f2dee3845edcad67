import { describe, expect, it } from 'vitest';
import { derivedFrom } from './fact-notes';

const offer = { derived: [] as string[], tags: [{ id: '1', slug: 'pie', name: 'PIE' }] };

describe('where a field comes from', () => {
  it('is a tag of the field, else what else fills it; nothing where it was stated', () => {
    expect(derivedFrom(offer, 'tax_structure')).toBeNull();
    expect(derivedFrom({ ...offer, derived: ['tax_structure'] }, 'tax_structure')).toBe('the tag “PIE”');
    expect(derivedFrom({ ...offer, tags: [], derived: ['tax_structure'] }, 'tax_structure')).toBe(
      'the fund’s structure',
    );
    expect(derivedFrom({ ...offer, derived: ['security_type'] }, 'security_type')).toBe('the offer type');
  });
});
