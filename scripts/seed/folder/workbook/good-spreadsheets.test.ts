import { expect, test } from 'vitest';
import {
  addOffers,
  checkFiles,
  GOOD_OFFER,
  lineOf,
  type Made,
  offersCsv,
  workbookBytes,
} from '../../../../tests/support/made-spreadsheet';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** What is in a cell of a workbook, and the value that it loads as. */
const CELLS: [what: string, field: string, cell: Made, value: unknown][] = [
  ['a number', 'minimum_investment', 1_250_000, 1_250_000],
  [
    'a number with separators and a dollar sign',
    'minimum_investment',
    { value: 50_000, format: '"$"#,##0.00' },
    50_000,
  ],
  [
    'an accounting format',
    'minimum_investment',
    { value: 50_000, format: '_-"$"* #,##0.00_-;-"$"* #,##0.00_-;_-"$"* "-"??_-;_-@_-' },
    50_000,
  ],
  [
    'a zero in an accounting format',
    'minimum_investment',
    { value: 0, format: '_-"$"* #,##0_-;-"$"* #,##0_-;_-"$"* "-"??_-' },
    0,
  ],
  ['a colour in the format', 'minimum_investment', { value: 50_000, format: '#,##0;[Red]-#,##0' }, 50_000],
  ['a number stored as text', 'minimum_investment', '50000', 50_000],
  ['a text with several separators', 'minimum_investment', '$1,250,000', 1_250_000],
  ['a text with separators of the other way round', 'minimum_investment', '1.250.000,50', 1_250_000.5],
  ['a text with no-break spaces', 'minimum_investment', 'NZD\u00a01\u00a0250\u00a0000', 1_250_000],
  ['a scientific format', 'minimum_investment', { value: 1_250_000, format: '0.00E+00' }, 1_250_000],
  ['a percent cell', 'management_fee', { value: 0.085, format: '0.0%' }, 8.5],
  ['a percent cell that a multiplication would blur', 'management_fee', { value: 0.07, format: '0%' }, 7],
  ['a tiny percent cell', 'management_fee', { value: 1e-7, format: '0.00000%' }, 0.00001],
  ['a number with a % that is only shown', 'management_fee', { value: 8.5, format: '0.0"%"' }, 8.5],
  ['a number with a % behind a backslash', 'management_fee', { value: 0.5, format: '0.0\\%' }, 0.5],
  ['a zero that is a dash', 'management_fee', { value: 0, format: '0.0%;-0.0%;"-"' }, 0],
  ['thousands with spaces', 'minimum_investment', { value: 50_000, format: '# ##0.00\\ [$NZD]' }, 50_000],
  ['a text with a %', 'management_fee', '8.5 %', 8.5],
  ['a text with a decimal comma', 'management_fee', '8,5', 8.5],
  ['a negative return', 'outcome_return', { value: -0.125, format: '0.0%' }, -12.5],
  ['a negative return in red', 'outcome_return', { value: -12.5, format: '0.0;[Red]0.0' }, -12.5],
  ['a negative return in brackets', 'outcome_return', { value: -12.5, format: '0.0_);(0.0)' }, -12.5],
  ['a plus before a return', 'outcome_return', { value: 0.125, format: '+0.0%;-0.0%' }, 12.5],
  ['a typographic minus', 'outcome_return', '\u22122.5', -2.5],
  ['a formula', 'management_fee', { formula: '1+1', result: 2 }, 2],
  [
    'a formula with the noise of a calculation',
    'management_fee',
    { formula: '0.1+0.2', result: 0.1 + 0.2 },
    0.3,
  ],
  ['a formula that gives a text', 'location', { formula: '"Auck"&"land"', result: 'Auckland' }, 'Auckland'],
  ['a date', 'closes_on', { value: day('2026-11-20'), format: 'd/mm/yyyy' }, '2026-11-20'],
  ['a date in the American order', 'closes_on', { value: day('2026-04-03'), format: 'm/d/yy' }, '2026-04-03'],
  [
    'a date in words by its format',
    'closes_on',
    { value: day('2026-04-03'), format: '[$-1409]dddd\\, d mmmm yyyy' },
    '2026-04-03',
  ],
  ['a day number', 'closes_on', 46_346, '2026-11-20'],
  ['a date as text', 'closes_on', '20/11/2026', '2026-11-20'],
  ['dates as text in a list', 'exit_windows', '31/3/2027 | 30 Sept 2027', ['2027-03-31', '2027-09-30']],
  ['a word for nothing that is a value', 'distribution', 'None', 'none'],
  ['a word for nothing that is one of the values', 'distribution', 'None', 'none'],
  ['months in a list', 'exit_windows', 'march|September', ['March', 'September']],
  ['a date as text that reads the same both ways', 'closes_on', '5/5/2026', '2026-05-05'],
  ['a date in words', 'closes_on', 'Friday, 20 November 2026', '2026-11-20'],
  ['a date in American words', 'closes_on', 'Nov 20, 2026', '2026-11-20'],
  [
    'a time',
    'created_at',
    { value: new Date('2026-03-01T09:30:00Z'), format: 'yyyy-mm-dd hh:mm' },
    '2026-03-01T09:30:00.000Z',
  ],
  ['a time as text', 'created_at', '20/11/2026 9:30', '2026-11-20T09:30:00.000Z'],
  ['TRUE', 'is_active', true, true],
  ['a 1 for true', 'is_active', 1, true],
  ['TRUE from a formula', 'is_exclusive', { formula: '1<2', result: true }, true],
  ['FALSE as LibreOffice saves it', 'is_exclusive', { formula: 'FALSE()', result: false }, false],
  ['a zero from a formula', 'management_fee', { formula: '1-1', result: 0 }, 0],
  ['a number in a column of texts', 'location', 1010, '1010'],
  ['leading zeros that a format shows', 'location', { value: 123_456, format: '0000000' }, '0123456'],
  ['leading zeros of a text', 'location', { value: '0123456', format: '@' }, '0123456'],
  ['smart quotes in a text', 'tagline', '“Green” sheds – Māngere’s best', '“Green” sheds – Māngere’s best'],
  [
    'text in several styles',
    'tagline',
    { richText: [{ text: 'Sheds ' }, { text: 'near ports', font: { bold: true } }] },
    'Sheds near ports',
  ],
  [
    'a raised digit',
    'tagline',
    {
      richText: [{ text: '500 m' }, { text: '2', font: { vertAlign: 'superscript' } }, { text: ' of sheds' }],
    },
    '500 m² of sheds',
  ],
  [
    'a lowered digit',
    'tagline',
    { richText: [{ text: 'Less CO' }, { text: '2', font: { vertAlign: 'subscript' } }] },
    'Less CO₂',
  ],
  [
    'a space that is struck through',
    'tagline',
    { richText: [{ text: 'Sheds' }, { text: ' ', font: { strike: true } }] },
    'Sheds',
  ],
  ['a value in capitals with a space', 'distribution', 'At Maturity', 'at-maturity'],
  ['spaces around a value', 'slug', '  kowhai-fund\u00a0', 'kowhai-fund'],
  [
    'documents',
    'documents',
    '[{"title":"IM","address":"https://one.example/im.pdf"}]',
    [{ title: 'IM', address: 'https://one.example/im.pdf' }],
  ],
  ['an empty text', 'location', '   ', null],
];

test.each(CELLS)('a workbook with %s in %s', async (_, field, cell, value) => {
  const bytes = await workbookBytes((workbook) => addOffers(workbook, { [field]: cell }));
  const { directory, problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.filter(({ severity }) => severity === 'error').map(lineOf)).toEqual([]);
  expect(directory?.offers[0]).toMatchObject({ name: GOOD_OFFER.name, [field]: value });
});

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

/** A CSV file, and what one of its values loads as. */
const FILES: [what: string, content: string | Uint8Array, field: string, value: unknown][] = [
  [
    'a byte order mark and CRLF',
    `\uFEFF${offersCsv({ location: 'Ōtaki' }, ',', '\r\n')}`,
    'location',
    'Ōtaki',
  ],
  ['semicolons and decimal commas', offersCsv({ management_fee: '1,15' }, ';'), 'management_fee', 1.15],
  ['semicolons and a decimal point', offersCsv({ management_fee: '1.15' }, ';'), 'management_fee', 1.15],
  ['semicolons and a small decimal', offersCsv({ management_fee: '0,125' }, ';'), 'management_fee', 0.125],
  [
    'semicolons and both separators',
    offersCsv({ minimum_investment: '1.250.000,00' }, ';'),
    'minimum_investment',
    1_250_000,
  ],
  ['tabs', offersCsv({ minimum_investment: '50000' }, '\t'), 'minimum_investment', 50_000],
  [
    'a line that names the separator',
    `sep=;\r\n${offersCsv({ location: 'Gore; East' }, ';')}`,
    'location',
    'Gore; East',
  ],
  ['UTF-16, little-endian', utf16(offersCsv({ location: 'Whangārei' })), 'location', 'Whangārei'],
  ['UTF-16, big-endian', utf16(offersCsv({ location: 'Whangārei' }, '\t'), true), 'location', 'Whangārei'],
  [
    'dollars and thousands',
    offersCsv({ minimum_investment: ' $1,250,000.00 ' }),
    'minimum_investment',
    1_250_000,
  ],
  ['a percent sign', offersCsv({ management_fee: '8.5%' }), 'management_fee', 8.5],
  [
    'three decimals after a point, as before',
    offersCsv({ management_fee: '1.234' }),
    'management_fee',
    1.234,
  ],
  ['one group of thousands', offersCsv({ minimum_investment: '50,000' }), 'minimum_investment', 50_000],
  [
    'a currency code that agrees',
    offersCsv({ minimum_investment: 'AUD 50,000', investment_currency: 'AUD' }),
    'minimum_investment',
    50_000,
  ],
  ['a New Zealand date', offersCsv({ closes_on: '20/11/2026' }), 'closes_on', '2026-11-20'],
  [
    'empty columns and rows at the end',
    offersCsv({}).replaceAll('\n', ',,,\n') + ',,,,,,,,\n'.repeat(3),
    'slug',
    'kowhai-fund',
  ],
  [
    'headings in capitals with spaces',
    offersCsv({}).replace('created_at', 'Created At'),
    'created_at',
    '2026-03-01T00:00:00.000Z',
  ],
  [
    'an apostrophe before what looks like a formula',
    offersCsv({ tagline: "'- sheds" }),
    'tagline',
    '- sheds',
  ],
  [
    'an apostrophe before a fullwidth sign, which begins a formula too',
    offersCsv({ tagline: "'＝sheds" }),
    'tagline',
    '＝sheds',
  ],
];

test.each(FILES)('a CSV file with %s', async (_, content, field, value) => {
  const { directory, problems } = await checkFiles({ 'offers.csv': content });
  expect(problems.filter(({ severity }) => severity === 'error').map(lineOf)).toEqual([]);
  expect(directory?.offers).toHaveLength(1);
  expect(directory?.offers[0]).toMatchObject({ [field]: value });
});

test('a workbook that counts days from 1904', async () => {
  const bytes = await workbookBytes((workbook) => {
    workbook.properties.date1904 = true;
    addOffers(workbook, { closes_on: { value: day('2026-11-20'), format: 'd/mm/yyyy' } });
  });
  const { directory } = await checkFiles({ 'offers.xlsx': bytes });
  expect(directory?.offers[0]?.closes_on).toBe('2026-11-20');
});

test('a workbook a table, with blank rows, blank columns and a sheet of any name', async () => {
  const bytes = await workbookBytes((workbook) => {
    const sheet = addOffers(workbook, {}, 'Sheet1');
    sheet.insertRow(1, []);
    // Spaces are nothing: above the headings, below the last row, and in a column that has no heading.
    for (const at of ['A1', 'B9', 'Z3']) sheet.getCell(at).value = '  ';
    sheet.getCell('Z2').value = '';
  });
  const { directory, problems } = await checkFiles({ 'offers.xlsx': bytes, '~$offers.xlsx': 'lock' });
  expect(problems.map(lineOf).filter((line) => line.startsWith('error'))).toEqual([]);
  expect(directory?.offers).toHaveLength(1);
});

test('a value that is struck through is loaded with a warning', async () => {
  const bytes = await workbookBytes((workbook) => {
    const sheet = addOffers(workbook, { location: 'Gore', tagline: 'Sheds' });
    for (const at of ['G2', 'H2', 'I2']) sheet.getCell(at).font = { strike: true };
  });
  const { directory, problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.map(lineOf)).toEqual([
    'warning tussock.xlsx, offers G2: has cells that are struck through, loaded like the others',
  ]);
  expect(directory?.offers[0]).toMatchObject({ location: 'Gore', tagline: 'Sheds' });
});

test('an empty cell may be struck through', async () => {
  const bytes = await workbookBytes((workbook) => {
    const sheet = addOffers(workbook, { location: null, tagline: 'Sheds' });
    sheet.getCell('G2').font = { strike: true };
  });
  expect((await checkFiles({ 'tussock.xlsx': bytes })).problems).toEqual([]);
});

test.each<[what: string, first: Made, second: Made]>([
  ['a date cell with a later day', { value: day('2026-03-14'), format: 'd/mm/yyyy' }, '20/11/2026'],
  ['a text in the form of ISO', { value: day('2026-03-04'), format: 'd/mm/yyyy' }, '2026-11-20'],
  ['dates as texts only', '5/5/2026', '20/11/2026'],
])('no day and month were swapped beside %s', async (_, first, second) => {
  const bytes = await workbookBytes((workbook) => {
    addOffers(workbook, { closes_on: first });
    const other = addOffers(
      workbook,
      { id: '6f1f4d43-5f0a-4c0e-9d7c-0f3b2c1a9e8d', closes_on: second },
      'other',
    );
    workbook
      .getWorksheet('offers')
      ?.addRow((other.getRow(2).values as unknown[]).slice(1).with(1, 'rata-fund'));
    workbook.removeWorksheet(other.id);
  });
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.filter(({ severity }) => severity === 'error').map(lineOf)).toEqual([]);
});
