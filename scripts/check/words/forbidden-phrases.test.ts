import { expect, it } from 'vitest';
import { FORBIDDEN_PHRASES } from './forbidden-phrases';

/** Sentences that break the rules. */
const PLANTED = [
  'What a fee is charged on stands in the documents.',
  'The date stood at the top.',
  'Between them lies a gap, and others lie with the lender.',
  'The projection reckons with fees.',
  'You are told by e-mail.',
  'Told twice, an error is lost.',
  'Held against the settings, nothing changes.',
  'The engine knows no transactions.',
  'This browser holds no unlocking.',
  'An unfinished run is gone on with.',
  'A mark tells null from none.',
  'It is put into words later.',
  'Weights are brought back all along.',
  'A target is an aim and no forecast.',
  'For wholesale investors, of whom eligible investors are one kind.',
  'What is not stated is in no filter.',
  'Choose 3 at most.',
  'You watch no offers yet.',
  'Say what you look for.',
  'It is kept for as long as it is used.',
  'They have a box of their own.',
  'It was checked by somebody else.',
  'Ask somebody.',
  'Ask whoever sells it.',
  'No point falls short.',
  'It was never given one.',
  'It is a second fund, as it were.',
  'The fees set out therein apply.',
  'In order to invest, sign.',
  'Ask prior to investing.',
  'It was subsequently sold.',
  'Utilise the form.',
  'Works commence in May.',
  'Wait whilst it loads.',
  'It is divided amongst holders.',
  'Thereupon it ends.',
  'In the event of default, ask.',
  'At this point in time it is open.',
  'It failed due to the fact that it rained.',
  'Please note the date.',
  'Click here.',
  'It pays 5 per cent.',
  'Send an email.',
  'We organize it.',
  'A Maori trust.',
  'A whanau trust.',
  'East Tamaki.',
  'Near Taupo.',
  'Near Whangarei.',
  'On 3rd March.',
  'On March 3, 2026.',
  'It raised $8m.',
  'Add it to your shortlist.',
  'The ticket size is $5,000.',
  'The target yield is 5%.',
  'Unlocking takes a minute.',
  'It suits you.',
];
/** Sentences that come near a rule and may be printed. */
const ALLOWED = [
  'P stands for percent, and a date stands in for another.',
  'The programme runs for two years; the lender takes a first mortgage.',
  'The size of the prize is seized, and nobody capsizes.',
  'A target is an aim, not a forecast.',
  'Send an e-mail by 20 November 2026 for $1.2 million, 6.25% a year.',
  'You have no security. Its own fund pays its own costs.',
];

it.each(FORBIDDEN_PHRASES.map(({ pattern }) => pattern))('%s is found', (pattern) => {
  expect(PLANTED.filter((text) => pattern.test(text))).not.toEqual([]);
});

it.each(PLANTED)('may not be printed: %s', (text) => {
  expect(FORBIDDEN_PHRASES.some(({ pattern }) => pattern.test(text))).toBe(true);
});

it.each(ALLOWED)('may be printed: %s', (text) => {
  expect(FORBIDDEN_PHRASES.filter(({ pattern }) => pattern.test(text))).toEqual([]);
});
