import { expect, it } from 'vitest';
import { emptyTexts } from '../text/empty-texts.fixture';
import { SEPARATE_EXCLUSIONS } from './separate-exclusions';

it('the exclusions apart from the wholesale tests are three, each with its question and its source', () => {
  expect(
    SEPARATE_EXCLUSIONS.map(({ clause, title, question, citation }) => [
      ...[clause, title, question],
      ...[citation.source.split(',')[0], citation.source_address && new URL(citation.source_address).host],
      ...[citation.checked_on, citation.confidence],
    ]),
  ).toEqual([
    [
      'cl 4',
      'Close business associate',
      'close_business_associate',
      'Kindrik Partners',
      null,
      '2026-05-31',
      'M',
    ],
    [
      ...['cl 5', 'Relative', 'relative', 'Financial Markets Conduct Act 2013', 'www.legislation.govt.nz'],
      ...['2026-05-31', 'H'],
    ],
    [
      ...['cl 12', 'Small offer', 'small_offer', 'Financial Markets Authority', 'www.fma.govt.nz'],
      ...['2026-05-31', 'H'],
    ],
  ]);
  expect(emptyTexts(SEPARATE_EXCLUSIONS)).toEqual([]);
});
