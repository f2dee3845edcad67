import { expect, test } from 'vitest';
import {
  addOffers,
  checkFiles,
  GOOD_OFFER,
  lineOf,
  offersCsv,
  workbookBytes,
} from '../../../tests/support/made-spreadsheet';
import { reportText } from './report';

const PROVIDER = {
  id: '6f1f4d43-5f0a-4c0e-9d7c-0f3b2c1a9e8d',
  slug: 'kowhai-capital',
  name: 'Kōwhai Capital',
};

test.each([
  ['a value with a letter too few', { distribution: 'quaterly' }, 'distribution', 'quarterly'],
  ['a word for true', { is_active: 'Yes' }, 'is_active', 'true'],
  ['a word for false', { is_active: 'no' }, 'is_active', 'false'],
  [
    'the name of a record for its id',
    { provider_id: 'Kowhai Capital' },
    'provider_id',
    `${PROVIDER.id} (${PROVIDER.name})`,
  ],
  [
    'a name with a mistake',
    { provider_id: 'kowhia capital' },
    'provider_id',
    `${PROVIDER.id} (${PROVIDER.name})`,
  ],
  [
    'an id with a mistake',
    { provider_id: PROVIDER.id.replace('8d', '8e') },
    'provider_id',
    `${PROVIDER.id} (${PROVIDER.name})`,
  ],
  ['a slug with a macron and a space', { slug: 'Kōwhai Fund' }, 'slug', 'kowhai-fund'],
  ['a slug of marks alone', { slug: '--' }, 'slug', undefined],
  ['a slug that is too long to be shown', { slug: 'Kowhai '.repeat(15) }, 'slug', undefined],
  ['a column that does not apply', { not_applicable: 'gearng' }, 'not_applicable', 'gearing'],
  ['a value that is near to none', { distribution: 'whenever' }, 'distribution', undefined],
  ['what is locked', { is_exclusive: 'true', documents: 'yes' }, 'documents', undefined],
])('%s', async (_, cells, field, meant) => {
  const { problems } = await checkFiles({
    'offers.csv': offersCsv(cells as Record<string, string>),
    'providers.json': JSON.stringify([PROVIDER]),
  });
  const found = problems.filter((problem) => problem.field === field);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]?.did_you_mean).toBe(meant);
});

const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12} \(a new id\)$/;

test('a row without an id, and one with a word for it, have a new one each', async () => {
  for (const id of ['', 'kowhai-fund', '17']) {
    const meant = await Promise.all([1, 2].map(async () => (await ofId(id)).did_you_mean ?? ''));
    expect(meant).toEqual([expect.stringMatching(NEW_ID), expect.stringMatching(NEW_ID)]);
    expect(meant[0]).not.toBe(meant[1]);
  }
});

test('a row without an id has one in the tables that take short keys too', async () => {
  const { problems } = await checkFiles({ 'asset_classes.csv': 'id,slug,name\n,water,Water rights\n' });
  expect(problems.find(({ field }) => field === 'id')?.did_you_mean).toMatch(NEW_ID);
});

test.each([
  ['a digit too few', GOOD_OFFER.id.slice(1)],
  ['a letter that is none of its digits', GOOD_OFFER.id.replace('d', 'q')],
  ['brackets', `{${GOOD_OFFER.id}}`],
  ['spaces', GOOD_OFFER.id.replaceAll('-', ' ')],
])('an id with %s has none, since the record would become another', async (_, id) => {
  expect((await ofId(id)).did_you_mean).toBeUndefined();
});

async function ofId(id: string) {
  const { problems } = await checkFiles({ 'offers.csv': offersCsv({ id }) });
  const found = problems.find(({ field, severity }) => field === 'id' && severity === 'error');
  if (!found) throw new Error(`${id} is taken for an id`);
  return found;
}

test.each([
  ['www.kowhai.example', 'https://www.kowhai.example'],
  ['kowhai.example/about', 'https://kowhai.example/about'],
  ['ask Hemi', undefined],
  ['hemi@kowhai.example', undefined],
  [`kowhai.example/${'x'.repeat(90)}`, undefined],
])('the address %s', async (website, meant) => {
  const { problems } = await checkFiles({ 'providers.json': JSON.stringify([{ ...PROVIDER, website }]) });
  expect(problems.map(({ field, did_you_mean }) => [field, did_you_mean])).toEqual([['website', meant]]);
});

test('where hundreds of links lead nowhere, the first 300 have a suggestion, and those of other fields still do', async () => {
  // Each differs from the id by up to two digits at one place.
  const wrong = [0, 2, 4].flatMap((at) => {
    const digits = Number.parseInt(PROVIDER.id.slice(at, at + 2), 16);
    const others = Array.from({ length: 255 - digits }, (_, more) => (digits + 1 + more).toString(16));
    return others.map((other) => PROVIDER.id.slice(0, at) + other + PROVIDER.id.slice(at + 2));
  });
  expect(new Set(wrong).size).toBeGreaterThan(400);
  const linked = [...wrong, wrong[0]].map((provider_id, at) => ({ name: `Person ${at}`, provider_id }));
  const { problems } = await checkFiles({
    'offers.csv': offersCsv({ provider_id: 'kowhia capital' }),
    'providers.json': JSON.stringify([PROVIDER]),
    'key_people.json': JSON.stringify(linked),
  });
  const meant = (file: string) =>
    problems.filter((one) => one.file === file && one.field === 'provider_id').map((one) => one.did_you_mean);
  const named = `${PROVIDER.id} (${PROVIDER.name})`;
  expect(meant('offers.csv')).toContain(named);
  expect(meant('key_people.json')).toEqual([...wrong.map((_, at) => (at < 300 ? named : undefined)), named]);
});

test('where a row has tens of thousands of unknown columns, the first 300 are compared with ours', async () => {
  const others = Array.from({ length: 50_000 }, (_, at) => [`x_${at}`, '1']);
  const columns = (before: number) => [
    ...others.slice(0, before),
    ['locatio', 'Gore'],
    ...others.slice(before),
  ];
  for (const [before, meant] of [
    [0, 'location for "locatio"'],
    [300, undefined],
  ] as const) {
    const row = { ...GOOD_OFFER, is_active: true, ...Object.fromEntries(columns(before)) };
    const { problems } = await checkFiles({ 'offers.json': JSON.stringify([row]) });
    expect(problems.map(({ did_you_mean }) => did_you_mean)).toEqual([meant]);
  }
});

test('a column that is nearly named as one is an error in a workbook, and a hint in CSV', async () => {
  const csv = await checkFiles({
    'offers.csv': offersCsv({ minimum_investmnet: '50000', 'one-line summary': 'x' }),
  });
  expect(csv.directory?.offers).toHaveLength(1);
  expect(csv.problems[0]?.did_you_mean).toBe(
    'minimum_investment for "minimum_investmnet", tagline for "one-line summary"',
  );
  const bytes = await workbookBytes((workbook) =>
    addOffers(workbook, { minimum_investmnet: 50_000, ours: 'x' }),
  );
  const { problems } = await checkFiles({ 'offers.xlsx': bytes });
  expect(problems.map((problem) => [lineOf(problem), problem.did_you_mean])).toEqual([
    [
      'error offers.xlsx, offers G1: has a heading that is not a column. Correct it or delete the column',
      'minimum_investment',
    ],
    ['warning offers.xlsx, offers: has unknown columns, which are kept out: "ours"', undefined],
  ]);
});

test.each([
  ['a setting', { high_return_form: 12 }, null, 'high_return_from'],
  [
    'several settings',
    { adress: 'https://x.example', locales: 'en' },
    null,
    'address for "adress", locale for "locales"',
  ],
  [
    'an entry of a setting that may be null',
    { licence: { name: 'CC BY', address: 'https://x.example', adress: '' } },
    'licence',
    'address',
  ],
  [
    'an entry of a list',
    {
      exchange_rates: [
        {
          curency: 'AUD',
          currency: 'AUD',
          nzd_per_unit: 1,
          on: '2026-11-20',
          source: 'x',
          source_address: null,
        },
      ],
    },
    'exchange_rates[0]',
    'currency',
  ],
  ['a setting that is near to none', { colour: 'red' }, null, undefined],
])('%s with a mistake in its name', async (_, settings, field, meant) => {
  const { problems } = await checkFiles({
    'offers.csv': offersCsv({}),
    'settings.json': JSON.stringify(settings),
  });
  expect(problems.map((problem) => [problem.file, problem.field, problem.did_you_mean])).toEqual([
    ['settings.json', field, meant],
  ]);
});

test('the text names sheet, cell and the name of the row, and what was meant', async () => {
  const bytes = await workbookBytes((workbook) => addOffers(workbook, { distribution: 'quaterly' }));
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  const text = reportText(problems, 'FOLDER');
  expect(text).toContain('tussock.xlsx, sheet offers: 1 error');
  expect(text).toContain(`(cell G2, ${GOOD_OFFER.name}: quaterly. Did you mean quarterly?)`);
});
