import { describe, expect, it } from 'vitest';
import type { Known } from './composed-facts';
import { derivedFrom } from './derived-fact';
import { factNote, factOrigin, withOrigin } from './fact-notes';

const offer = { derived: [] as string[], tags: [{ id: '1', slug: 'pie', name: 'PIE' }] };

describe('where a field comes from', () => {
  it('is each tag of a term, since each is a term of the offer, and of another field the first', () => {
    const tagged = (...slugs: string[]) => slugs.map((slug) => ({ id: slug, slug, name: slug }));
    const terms = { derived: ['terms'], tags: tagged('long-term', 'seed', 'medium-term') };
    expect(derivedFrom(terms, 'terms')).toBe('the tags “long-term” and “medium-term”');
    const paid = { derived: ['distribution'], tags: tagged('annual', 'monthly') };
    expect(derivedFrom(paid, 'distribution')).toBe('the tag “annual”');
  });

  it('is a tag of the field, else what else fills it; nothing where it was stated', () => {
    expect(derivedFrom(offer, 'tax_structure')).toBeNull();
    expect(derivedFrom({ ...offer, derived: ['tax_structure'] }, 'tax_structure')).toBe('the tag “PIE”');
    expect(derivedFrom({ ...offer, tags: [], derived: ['tax_structure'] }, 'tax_structure')).toBe(
      'the fund’s structure',
    );
    expect(derivedFrom({ ...offer, derived: ['security_type'] }, 'security_type')).toBe('the offer type');
  });
});

const kauri = { slug: 'kauri', name: 'Kauri' };
it.each<[fact: string, offer: Known, note: string | null]>([
  ['risk_rating', {}, 'as rated by provider'],
  ['risk_rating', { defaulted: ['risk_rating'] }, 'not stated by provider; a default, not an opinion'],
  [
    'target_return',
    { target_return_max: 8, defaulted: ['target_return_type'] },
    'kind of return not stated; the directory’s default',
  ],
  ['target_return', { defaulted: ['target_return_type'] }, null],
  ['target_return', { target_return_max: 8 }, null],
  ['term', { term_description: 'Three years', term_months: 36, derived: ['term_months'] }, null],
  ['term', { term_months: 36, derived: ['term_months', 'terms'] }, 'derived from the term in words'],
  ['term', { is_open_ended: true, derived: ['is_open_ended'] }, 'derived from the term in words'],
  [
    'term',
    {
      term_months: 24,
      is_open_ended: true,
      derived: ['is_open_ended'],
      tags: [{ id: 'open-ended', slug: 'open-ended', name: 'Open-ended' }],
    },
    'derived from the tag “Open-ended”',
  ],
  [
    'term',
    { terms: ['short-term', 'medium-term'], derived: ['terms'] },
    'Short term (up to 2 years) or Medium term (2–5 years); derived from the term in words',
  ],
  ['term', { terms: ['short-term'] }, null],
  ['location', { place: kauri, location: null }, 'the provider’s location'],
  ['location', { place: kauri, location: 'Kauri' }, null],
  ['tax_structure', { ...offer, derived: ['tax_structure'] }, 'derived from the tag “PIE”'],
  ['entry_fee', {}, 'when you invest'],
  ['entry_fee', { not_applicable: ['entry_fee'] }, null],
  [
    'investment_currency',
    { defaulted: ['investment_currency'] },
    'currency not stated; the directory’s default',
  ],
])('beside %s of %j stands %j', (fact, known, note) => expect(factNote(known, fact)).toBe(note));

it.each<[fact: string, offer: Known, origin: string | null]>([
  ['tax_structure', { ...offer, derived: ['tax_structure'] }, 'derived from the tag “PIE”'],
  ['tax_structure', offer, null],
  ['term', { terms: ['short-term', 'medium-term'], derived: ['terms'] }, 'derived from the term in words'],
  ['term', { term_description: 'Three years', derived: ['term_months'] }, null],
  ['location', { place: kauri, location: null }, 'the provider’s location'],
  ['location', { place: kauri, location: 'Kauri' }, null],
  // Of a card, which has no column of its place.
  ['location', { place: kauri, derived: ['place'] }, 'the provider’s location'],
  ['location', { place: kauri }, null],
  ['risk_rating', {}, null],
  ['entry_fee', {}, null],
])('the origin of %s of %j is %j', (fact, known, origin) => expect(factOrigin(known, fact)).toBe(origin));

it('follows a value in a file', () => {
  expect(withOrigin({ text: 'PIE', origin: 'derived from the tag “PIE”' })).toBe(
    'PIE, derived from the tag “PIE”',
  );
  expect(withOrigin({ text: 'PIE', origin: null })).toBe('PIE');
});
