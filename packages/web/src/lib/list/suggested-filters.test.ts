import { parseFilters } from '@tussock/core/offer/offer-query';
import { expect, it } from 'vitest';
import { suggestedFilters, withSuggestion } from './suggested-filters';

const asked = (address: string) => parseFilters(new URLSearchParams(address));

it('puts the filter in the place of the words that meant it', () => {
  const [minimum, place] = suggestedFilters([
    { facet: 'min_investment', value: 'under-50k', label: 'Under $50K', words: ['under', '100', '000'] },
    { facet: 'min_investment', value: '50k-100k', label: '$50K to $100K', words: ['under', '100', '000'] },
    { facet: 'location', value: 'hawkes-bay', label: 'Hawke’s Bay', words: ['hawkes', 'bay'] },
  ]);
  const query = asked('q=Kauri under $100,000 Hawke’s Bay&status=Open&page=3');
  expect(minimum && withSuggestion(query, minimum)).toMatchObject({
    q: 'Kauri Hawke’s Bay',
    filters: { status: ['Open'], min_investment: ['under-50k', '50k-100k'] },
    page: 1,
  });
  expect(place && withSuggestion(query, place)).toMatchObject({
    q: 'Kauri under $100,000',
    filters: { status: ['Open'], location: ['hawkes-bay'] },
  });
});
