import { expect, it } from 'vitest';
import { OFFER_COLUMNS } from '../offer/columns';
import { inSentence } from './in-sentence';

it('writes a label in small letters within a sentence, but for names', () => {
  expect(inSentence(OFFER_COLUMNS.minimum_investment.label)).toBe('minimum investment');
  expect(inSentence(OFFER_COLUMNS.is_aip_eligible.label)).toBe('Active Investor Plus');
  expect(inSentence(OFFER_COLUMNS.aip_category.label)).toBe('AIP category');
});
