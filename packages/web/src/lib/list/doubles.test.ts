import { findOpportunityFilter } from '@tussock/core/offer/opportunity-filters';
import { expect, it } from 'vitest';
import { TAGS_OF_FIELD } from '../../../../core/src/offer/derive';
import { doubleOfPlace, doubleOfTag } from './doubles';

it.each(Object.values(TAGS_OF_FIELD).flat())('the tag %s doubles a filter page that there is', (slug) => {
  const [, opportunity = ''] = /^\/opportunities\/(.+)$/.exec(doubleOfTag(slug) ?? '') ?? [];
  expect(findOpportunityFilter(opportunity)).toBeDefined();
});

it('the tag of existing shares doubles their page, and any other tag none', () => {
  expect(doubleOfTag('secondary-market')).toBe('/secondary-market');
  for (const slug of ['carbon', 'constructor', '__proto__']) expect(doubleOfTag(slug)).toBeNull();
});

it('a place doubles its asset class where all offers of the class are in it', () => {
  expect(doubleOfPlace('forestry', 4, 4)).toBe('/asset-classes/forestry');
  for (const inClass of [5, undefined]) expect(doubleOfPlace('forestry', 4, inClass)).toBeNull();
});
