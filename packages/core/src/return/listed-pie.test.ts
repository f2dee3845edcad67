import { expect, it } from 'vitest';
import { isListedPie, type ListedPieOffer } from './listed-pie';

const PIE: ListedPieOffer = { tax_structure: 'pie', offer_type: null, tags: [] };

it.each([
  ['Listed PIE', true],
  ['Units in a listed PIE', true],
  ['NZX-listed PIE', true],
  ['Unlisted PIE', false],
  ['Non-listed PIE', false],
  ['Not a listed PIE', false],
  ['Un-listed PIE', false],
  ['Soon to be listed PIE', false],
  ['Formerly a listed PIE', false],
  ['Fund of listed PIEs', false],
  ['PIE', false],
  [null, false],
])('a PIE of the type "%s" is a listed one: %s', (offer_type, isListed) => {
  expect(isListedPie({ ...PIE, offer_type })).toBe(isListed);
  expect(isListedPie({ ...PIE, offer_type, tax_structure: 'company' })).toBe(false);
});

it('a PIE with the tag is a listed one, and with other tags is not', () => {
  const tagged = (...slugs: string[]) =>
    isListedPie({ ...PIE, tags: slugs.map((slug) => ({ id: slug, slug, name: slug })) });
  expect(tagged('secondary-market', 'listed-pie')).toBe(true);
  expect(tagged('secondary-market', 'pie')).toBe(false);
});
