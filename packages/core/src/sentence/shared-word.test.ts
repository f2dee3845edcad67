import { expect, it } from 'vitest';
import { meant, read, unused } from './reading.fixture';

it.each([
  ['first or second mortgage', { security_rank: ['first', 'second'] }],
  ['first and second mortgages', { security_rank: ['first', 'second'] }],
  ['short or medium term', { term: ['short-term', 'medium-term'] }],
  ['medium-high or high risk', { risk_rating: ['Medium-high', 'High'] }],
  ['medium or high risk', { risk_rating: ['Medium', 'High'] }],
])('values share the word that is said once: %s', (words, filters) => {
  expect(meant(words)).toEqual({ q: '', ...filters });
});

it.each([
  ['medium to high risk', { risk_rating: ['Medium', 'Medium-high', 'High'] }],
  ['short- to medium-term', { term: ['short-term', 'medium-term'] }],
  ['short to long term', { term: ['short-term', 'medium-term', 'long-term'] }],
])('a “to” means what is between them too: %s', (words, filters) => {
  expect(meant(words)).toEqual({ q: '', ...filters });
});

it('a rating that no offer has is an end of what is between, and alone is said not to be used', () => {
  expect(meant('low to medium risk')).toEqual({ q: '', risk_rating: ['Medium'] });
  expect(meant('medium-high to very high risk')).toEqual({ q: '', risk_rating: ['Medium-high', 'High'] });
  for (const words of ['low or medium risk', 'low and medium risk']) {
    expect(meant(words)).toEqual({ q: '', risk_rating: ['Medium'] });
    expect(unused(words)).toEqual([['low', 'risk']]);
  }
  expect(meant('medium or very high risk')).toEqual({ q: '', risk_rating: ['Medium'] });
  expect(unused('medium or very high risk')).toEqual([['very high risk', 'risk']]);
});

it.each([
  ['medium risk or lower', ['Medium']],
  ['at most medium-high risk', ['Medium', 'Medium-high']],
  ['no higher than medium-high risk', ['Medium', 'Medium-high']],
  ['below high risk', ['Medium', 'Medium-high']],
  ['medium-high risk or higher', ['Medium-high', 'High']],
  ['risk medium or less', ['Medium']],
])('a limit of ratings is all of them up to it: %s', (words, risk_rating) => {
  expect([meant(words), unused(words)]).toEqual([{ q: '', risk_rating }, undefined]);
});

it('a limit that no rating of an offer is in is said not to be used', () => {
  expect(meant('below medium risk, property')).toEqual({ q: '', asset_class: ['property'] });
  for (const words of ['below medium risk', 'low risk or lower', 'no higher than low risk'])
    expect([words, unused(words)]).toEqual([words, [[words, 'risk']]]);
  expect(meant('medium risk or under 50k')).toEqual({ ...meant('medium risk'), ...meant('under 50k') });
});

it('does not go beyond a comma, backwards, or to a word that no value ends with', () => {
  expect(meant('first, or second mortgage')).toEqual({ q: 'first', security_rank: ['second'] });
  expect(meant('high to medium risk')).toEqual({ q: 'high', risk_rating: ['Medium'] });
  expect(meant('private or property')).toEqual({ q: 'private', asset_class: ['property'] });
});

it('can be left out together', () => {
  expect(read('not first or second mortgage').parts).toEqual([]);
  expect(unused('not first or second mortgage')).toEqual([['not first or second mortgage', 'exclusion']]);
});
