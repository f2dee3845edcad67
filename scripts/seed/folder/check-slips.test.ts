import { takesMoneyIn } from '@tussock/core/offer/status';
import { withOverride } from '@tussock/core/settings/settings';
import { expect, test } from 'vitest';
import { checkFiles, GOOD_OFFER, lineOf, offersCsv } from '../../../tests/support/made-spreadsheet';

const NEARLY = 'is nearly a usual word; it is shown as it is';
const said = async (files: Record<string, string>) =>
  (await checkFiles(files)).problems.map((problem) => [lineOf(problem), problem.did_you_mean]);
const json = (rows: readonly Record<string, unknown>[]) => JSON.stringify(rows);
const offers = (field: string, words: readonly string[]) =>
  json(
    words.map((word, at) => ({
      ...GOOD_OFFER,
      is_active: true,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      slug: `offer-${at}`,
      [field]: word,
    })),
  );

test.each([
  ['Opne', 'Open'],
  ['Close', 'Closed'],
  ['Closing son', 'Closing soon'],
  ['withdrwan', 'Withdrawn'],
  ['Comming soon', 'Coming soon'],
])('the status %s is a warning that names %s, and may be published', async (status, meant) => {
  const { directory, problems } = await checkFiles({ 'offers.csv': offersCsv({ status }) });
  expect(directory?.offers[0]?.status).toBe(status);
  expect(problems.map((problem) => [lineOf(problem), problem.did_you_mean])).toEqual([
    [`warning offers.csv line 2 status: ${NEARLY}`, meant],
  ]);
});

test.each(['Open', 'Closing soon', 'Coming soon', 'Fully subscribed', 'Filled', 'Waiting list', 'closed'])(
  'the status %s is no slip',
  async (status) => {
    expect(await said({ 'offers.csv': offersCsv({ status }) })).toEqual([]);
  },
);

test.each(['Closing\u00a0soon', 'Closing  soon'])(
  'the status %j is the one of the settings',
  async (status) => {
    const { directory, problems } = await checkFiles({ 'offers.csv': offersCsv({ status }) });
    expect(problems).toEqual([]);
    const { open_statuses } = withOverride(directory?.settings ?? null);
    expect(directory?.offers.filter(takesMoneyIn(open_statuses))).toHaveLength(1);
  },
);

test('a status of the settings is no slip, and one that is near to it is', async () => {
  const settings = JSON.stringify({ open_statuses: ['Opened'] });
  expect(await said({ 'settings.json': settings, 'offers.json': offers('status', ['Opened']) })).toEqual([]);
  const found = await said({ 'settings.json': settings, 'offers.json': offers('status', ['Openned']) });
  expect(found).toEqual([[`warning offers.json status: ${NEARLY}`, 'Opened']]);
});

test.each([
  ['one row of six', ['High', 'High', 'High', 'High', 'High', 'Hihg'], ['High']],
  ['one row of five, of which too few agree', ['High', 'High', 'High', 'High', 'Hihg'], []],
  ['two words that are both used', [...Array(9).fill('High'), 'Hihg', 'Hihg'], []],
  ['two rows of many', [...Array(10).fill('High'), 'Hihg', 'Hihg'], ['High', 'High']],
  ['a number that differs', [...Array(5).fill('Grade 1'), 'Grade 2'], []],
  ['only case and a macron that differ', [...Array(5).fill('Māori land'), 'maori Land'], []],
  ['a word near to none', [...Array(5).fill('High'), 'Unrated'], []],
])('a word of a column with any text: %s', async (_, words, meant) => {
  const found = await said({ 'offers.json': offers('risk_rating', words) });
  expect(found).toEqual(meant.map((word) => [`warning offers.json risk_rating: ${NEARLY}`, word]));
});

test('a column with very many usual words has no slips', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const words = letters.flatMap((letter) => [`${letter}${letter}kaka`, `${letter}${letter}kiwi`]);
  const found = await said({
    'offers.json': offers('offer_type', [...words.flatMap((w) => Array(5).fill(w)), 'aakakq']),
  });
  expect(found).toEqual([]);
});

test('a type of providers that is nearly one of the settings names it', async () => {
  const provider = { id: GOOD_OFFER.id, name: 'Kowhai Capital', provider_type: 'fund manger' };
  expect(await said({ 'providers.json': json([provider]) })).toEqual([
    [
      'warning providers.json provider_type: is not a type of the settings; it is shown as it is',
      'Fund Manager',
    ],
  ]);
});

test('rows that are no rows have no words', async () => {
  expect(await said({ 'offers.json': '[null, 1, "status", {"status": 1}, []]' })).not.toContainEqual(
    expect.arrayContaining([expect.stringContaining(NEARLY)]),
  );
});
