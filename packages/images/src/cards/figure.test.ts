import { expect, it } from 'vitest';
import { figure } from './figure';

it.each([
  ['$250K NZD', '$250K', 'NZD'],
  ['$1.5M NZD', '$1.5M', 'NZD'],
  ['$25K–$1.0M NZD', '$25K–$1.0M', 'NZD'],
  ['1.5M CHF', '1.5M', 'CHF'],
  ['$105.50 AUD', '$105.50', 'AUD'],
  ['8.5–9.75% p.a., after fees', '8.5–9.75%', 'p.a., after fees'],
  ['−2 to 4% a year', '−2 to 4%', 'a year'],
])('%s is %s with a unit', (text, value, unit) => {
  expect(figure('Label', text)).toEqual({ label: 'Label', value, unit });
});

it.each(['Not stated', 'Contact for details', '12 months', 'Quarterly'])('%s is a value alone', (text) => {
  expect(figure('Label', text)).toEqual({ label: 'Label', value: text });
});
