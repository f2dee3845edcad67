import type { Workbook } from 'exceljs';
import { expect, test } from 'vitest';
import {
  addOffers,
  checkFiles,
  GOOD_OFFER,
  lineOf,
  type Made,
  type MadeFiles,
  offersCsv,
  workbookBytes,
} from '../../../../tests/support/made-spreadsheet';

type Cells = Record<string, Made>;
const book = (make: (workbook: Workbook) => void) => async (): Promise<MadeFiles> => ({
  'tussock.xlsx': await workbookBytes(make),
});
const cells = (changed: Cells) => book((workbook) => void addOffers(workbook, changed));
const csv = (content: string | Uint8Array) => async (): Promise<MadeFiles> => ({ 'offers.csv': content });
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const AT = 'error tussock.xlsx, offers';
const SECOND = '6f1f4d43-5f0a-4c0e-9d7c-0f3b2c1a9e8d';

/** Spreadsheets that cannot be loaded as they are, and the message that each gets. */
const BAD: [what: string, files: () => Promise<MadeFiles>, message: string][] = [
  // Numbers
  [
    'one separator that can be read both ways',
    cells({ minimum_investment: '50,000' }),
    `${AT} G2 minimum_investment: can be read with thousands or with decimals. Write it without a separator between thousands, in a cell that is a number`,
  ],
  [
    'one point that can be read both ways',
    cells({ management_fee: '1.234' }),
    `${AT} G2 management_fee: can be read with thousands or with decimals. Write it without a separator between thousands, in a cell that is a number`,
  ],
  [
    'a percentage in a column of amounts',
    cells({ minimum_investment: { value: 0.5, format: '0%' } }),
    `${AT} G2 minimum_investment: is a percentage in a column of other values`,
  ],
  [
    'a format that adds a % to an amount',
    cells({ minimum_investment: { value: 50, format: '0"%"' } }),
    `${AT} G2 minimum_investment: is a percentage in a column of other values`,
  ],
  [
    'a format that adds "k"',
    cells({ minimum_investment: { value: 50, format: '0"k"' } }),
    `${AT} G2 minimum_investment: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that shows thousands',
    cells({ minimum_investment: { value: 50_000_000, format: '#,##0,' } }),
    `${AT} G2 minimum_investment: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format of fractions',
    cells({ management_fee: { value: 0.48, format: '# ?/?' } }),
    `${AT} G2 management_fee: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that shows small numbers only as percentages',
    cells({ management_fee: { value: 0.5, format: '[<1]0.0%;0.00' } }),
    `${AT} G2 management_fee: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that adds a plus behind',
    cells({ minimum_investment: { value: 50_000, format: '#,##0"+"' } }),
    `${AT} G2 minimum_investment: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that puts a decimal point into a whole number',
    cells({ management_fee: { value: 15, format: '0\\.0' } }),
    `${AT} G2 management_fee: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that puts a minus before a number without one',
    cells({ outcome_return: { value: 8.5, format: '-0.0' } }),
    `${AT} G2 outcome_return: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format that takes the minus from a number',
    cells({ outcome_return: { value: -8.5, format: '0.0;0.0' } }),
    `${AT} G2 outcome_return: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a format in millions, with an escaped letter',
    cells({ minimum_investment: { value: 1_200_000, format: '0.0,,\\m' } }),
    `${AT} G2 minimum_investment: is shown by a format that adds words, a fraction or thousands. Format the cell as Number`,
  ],
  [
    'a number that its format hides',
    cells({ management_fee: { value: 1.5, format: ';;;' } }),
    `${AT} G2 management_fee: is hidden by its format. Empty the cell, or format it as Number`,
  ],
  [
    'a zero that its format hides',
    cells({ management_fee: { value: 0, format: '0.0%;-0.0%;;@' } }),
    `${AT} G2 management_fee: is hidden by its format. Empty the cell, or format it as Number`,
  ],
  [
    'a zero of which no digit is shown',
    cells({ minimum_investment: { value: 0, format: '#,###' } }),
    `${AT} G2 minimum_investment: is hidden by its format. Empty the cell, or format it as Number`,
  ],
  [
    'euros in a row in New Zealand dollars',
    cells({ minimum_investment: { value: 50_000, format: '[$€-407] #,##0' } }),
    `${AT} G2 minimum_investment: is in €, and the currency of the row is NZD. Correct one of them`,
  ],
  [
    'dollars as text in a row in euros',
    cells({ investment_currency: 'EUR', minimum_investment: '$1,250,000' }),
    `${AT} H2 minimum_investment: is in $, and the currency of the row is EUR. Correct one of them`,
  ],
  [
    'a dollar sign in a column of percentages',
    cells({ management_fee: { value: 5, format: '"$"0' } }),
    `${AT} G2 management_fee: has a currency sign in a column of values that are not amounts`,
  ],
  [
    'letters behind a percentage that are no currency',
    cells({ loan_to_value: '65% LVR' }),
    `${AT} G2 loan_to_value: must be a number, written without separators or units`,
  ],
  [
    'letters behind an amount that are no currency',
    cells({ minimum_investment: '5000 UNT' }),
    `${AT} G2 minimum_investment: must be a number, written without separators or units`,
  ],
  [
    'a number in short',
    cells({ minimum_investment: '$1.2m' }),
    `${AT} G2 minimum_investment: must be written in full, such as 1200000 for 1.2 million`,
  ],
  [
    'a margin over an index',
    cells({ target_return_max: 'CPI+5' }),
    `${AT} G2 target_return_max: is a margin over an index. Leave the cell empty, and state it in words elsewhere`,
  ],
  [
    'a range',
    cells({ target_return_max: '8–10%' }),
    `${AT} G2 target_return_max: is a range. Write one number`,
  ],
  [
    'a word for nothing',
    cells({ minimum_investment: 'TBC' }),
    `${AT} G2 minimum_investment: is not a number. Leave the cell empty where nothing is stated`,
  ],
  [
    'words',
    cells({ minimum_investment: 'fifty thousand' }),
    `${AT} G2 minimum_investment: must be a number, written without separators or units`,
  ],
  [
    'a date that was a number',
    cells({ management_fee: { value: day('2026-05-01'), format: 'd-mmm' } }),
    `${AT} G2 management_fee: is a date: the spreadsheet may have made it of other text or of a number. Format the column as Text, or as Number, and write it again`,
  ],
  [
    'TRUE in a column of numbers',
    cells({ management_fee: true }),
    `${AT} G2 management_fee: is TRUE or FALSE. Format the column as Text and write the value`,
  ],
  [
    'a broken formula',
    cells({ minimum_investment: { formula: 'A1*B9', result: { error: '#REF!' } } }),
    `${AT} G2 minimum_investment: is an error of the spreadsheet. Correct the formula or write the value`,
  ],
  [
    'an error as text',
    cells({ location: '#N/A' }),
    `${AT} G2 location: is an error of the spreadsheet. Correct the formula or write the value`,
  ],
  [
    'a formula without a result',
    cells({ minimum_investment: { formula: 'A1*2' } as Made }),
    `${AT} G2 minimum_investment: is a formula whose result is empty or was not saved. Write the value, or empty the cell`,
  ],
  [
    'an id by chance',
    cells({
      id: { formula: 'LOWER(DEC2HEX(RANDBETWEEN(0,4294967295),8))', result: GOOD_OFFER.id },
    }),
    `${AT} A2 id: is another value at each calculation. Paste it as a value`,
  ],
  [
    'the number of a footnote behind a percentage',
    cells({
      management_fee: { richText: [{ text: '8.5' }, { text: '2', font: { vertAlign: 'superscript' } }] },
    }),
    `${AT} G2 management_fee: must be a number, written without separators or units`,
  ],
  [
    'an amount beside one that is struck through',
    cells({
      minimum_investment: { richText: [{ text: '5000', font: { strike: true } }, { text: '25000' }] },
    }),
    `${AT} G2 minimum_investment: has a part that is struck through. Delete that part`,
  ],
  [
    'a number in brackets',
    cells({ outcome_return: '(2.5%)' }),
    `${AT} G2 outcome_return: is in brackets, which mean a minus in accounts. Write it with a minus sign, such as -2.5`,
  ],
  [
    'a fee plus GST',
    cells({ management_fee: '1.5% + GST' }),
    `${AT} G2 management_fee: names GST. Write the number alone`,
  ],
  [
    'the zero of an accounting format',
    csv(offersCsv({ minimum_investment: ' $-   ' })),
    'error offers.csv line 2 minimum_investment: is not a number. Leave the cell empty where nothing is stated',
  ],
  // Dates
  [
    'a word that begins as a month',
    cells({ closes_on: '20 Marble 2026' }),
    `${AT} G2 closes_on: must be written as year-month-day, such as 2026-11-20`,
  ],
  [
    'a date that can be read both ways in a list',
    cells({ exit_windows: '31/03/2027|04/09/2027' }),
    `${AT} G2 exit_windows: can be day/month or month/day. Write it as 2026-11-20`,
  ],
  [
    'a list with commas',
    cells({ exit_windows: 'March, September' }),
    `${AT} G2 exit_windows: must have | between its dates or months`,
  ],
  [
    'a list with semicolons',
    cells({ not_applicable: 'gearing; interest_cover' }),
    `${AT} G2 not_applicable: must have | between its names`,
  ],
  [
    'a date that can be read both ways',
    cells({ closes_on: '03/04/2026' }),
    `${AT} G2 closes_on: can be day/month or month/day. Write it as 2026-11-20`,
  ],
  [
    'a year of two digits',
    cells({ closes_on: '20-Nov-26' }),
    `${AT} G2 closes_on: has a year of two digits. Write it as 2026-11-20`,
  ],
  [
    'a day that does not exist',
    cells({ closes_on: '31/02/2026' }),
    `${AT} G2 closes_on: is no day of the calendar`,
  ],
  [
    'the American order',
    cells({ closes_on: '11/20/2026' }),
    `${AT} G2 closes_on: has the month before the day. Write it as 2026-11-20`,
  ],
  [
    'a year alone, in a cell formatted as a date',
    cells({ closes_on: { value: day('1905-07-18'), format: 'd/mm/yyyy' } }),
    `${AT} G2 closes_on: is a day of 1904 to 1906: perhaps only a year was typed. Write the whole date as text`,
  ],
  [
    'a year alone, as a number',
    cells({ closes_on: 2026 }),
    `${AT} G2 closes_on: is a number, not a date. Write it as 2026-11-20`,
  ],
  [
    'a month that the spreadsheet made a day of',
    cells({ closes_on: { value: day('2026-03-01'), format: 'mmm-yy' } }),
    `${AT} G2 closes_on: is shown without its day or its year, which the spreadsheet may have made up. Format the cell as a whole date, such as 2026-11-20, and check it`,
  ],
  [
    'a day whose year the spreadsheet chose',
    cells({ closes_on: { value: day('2026-03-01'), format: 'd-mmm' } }),
    `${AT} G2 closes_on: is shown without its day or its year, which the spreadsheet may have made up. Format the cell as a whole date, such as 2026-11-20, and check it`,
  ],
  [
    'a time without a day',
    cells({ created_at: { value: new Date('1899-12-30T09:30:00Z'), format: 'hh:mm' } }),
    `${AT} F2 created_at: is before March 1900, where spreadsheets miscount. Write it as text: 1899-12-31`,
  ],
  [
    'a date of which a program with American dates made another, above one that it left as text',
    book((workbook) => {
      const sheet = addOffers(workbook, { closes_on: { value: day('2026-03-04'), format: 'd/mm/yyyy' } });
      sheet.addRow([SECOND, 'rata-fund', 'Rata Fund', 'Open', 'true', '2026-03-01T00:00:00Z', '20/11/2026']);
    }),
    `${AT} G2 closes_on: may have its day and its month swapped, by a spreadsheet program with American dates, as it did not read G3. Check both, and write the texts as 2026-11-20`,
  ],
  [
    'the day on which the workbook was saved',
    cells({
      closes_on: { value: { formula: 'TODAY()+30', result: day('2026-12-20') }, format: 'yyyy-mm-dd' },
    }),
    `${AT} G2 closes_on: is another value at each calculation. Paste it as a value`,
  ],
  [
    'the time at which the workbook was saved',
    cells({
      created_at: { value: { formula: 'now()', result: day('2026-03-01') }, format: 'yyyy-mm-dd hh:mm' },
    }),
    `${AT} F2 created_at: is another value at each calculation. Paste it as a value`,
  ],
  [
    'the number of a footnote behind a date',
    cells({
      closes_on: { richText: [{ text: '2026-12-1' }, { text: '1', font: { vertAlign: 'superscript' } }] },
    }),
    `${AT} G2 closes_on: must be written as year-month-day, such as 2026-11-20`,
  ],
  // Texts
  [
    'a place beside one that is struck through',
    cells({ location: { richText: [{ text: 'Gore', font: { strike: true } }, { text: 'Otago' }] } }),
    `${AT} G2 location: has a part that is struck through. Delete that part`,
  ],
  [
    'a text that became a date',
    cells({ term_description: { value: day('2026-05-03'), format: 'd-mmm' } }),
    `${AT} G2 term_description: is a date: the spreadsheet may have made it of other text or of a number. Format the column as Text, or as Number, and write it again`,
  ],
  [
    'a text that became a date and then text again',
    cells({ term_description: '5-Mar' }),
    `${AT} G2 term_description: is a date that the spreadsheet may have made of other text. Format the column as Text and write it again`,
  ],
  [
    'a percentage in a column of texts',
    cells({ location: { value: 0.5, format: '0%' } }),
    `${AT} G2 location: is a number in a column of texts. Format the column as Text and write it again`,
  ],
  [
    'a text that fills its cell',
    cells({ description: 'x'.repeat(32_767) }),
    `${AT} G2 description: fills the cell: a cell holds 32,767 characters. Put this table into a JSON file`,
  ],
  [
    'curly quotation marks in documents',
    cells({ documents: '[{“title”: “IM”}]' }),
    `${AT} G2 documents: must be written as [{"title": "…", "address": "https://…"}], with straight quotation marks`,
  ],
  [
    'an address under another text',
    book((workbook) => {
      const sheet = addOffers(workbook);
      sheet.name = 'providers';
      sheet.getCell('G1').value = 'website';
      sheet.getCell('G2').value = { text: 'Website', hyperlink: 'https://one.example/' };
    }),
    'error tussock.xlsx, providers G2 website: shows another text than the address it links to. Write the address as the text',
  ],
  ['yes for true', cells({ is_active: 'yes' }), `${AT} E2 is_active: must be true or false`],
  [
    'a number that is neither true nor false',
    cells({ is_active: 2 }),
    `${AT} E2 is_active: must be true or false`,
  ],
  [
    'a value that is not of the list',
    cells({ distribution: 'quaterly' }),
    `${AT} G2 distribution: must be one of monthly, quarterly, annual, at-maturity, none`,
  ],
  [
    'a word for nothing in a column of texts',
    cells({ auditor: 'TBC' }),
    `${AT} G2 auditor: is not a value. Leave it empty if nothing is stated; name the column in not_applicable if it does not apply`,
  ],
  // Sheets
  [
    'merged cells',
    book((workbook) => addOffers(workbook, { location: 'Gore' }).mergeCells('G2:G3')),
    `${AT} G2: has merged cells (G2:G3). Unmerge them and write the value into each`,
  ],
  [
    'a hidden sheet',
    book((workbook) => Object.assign(addOffers(workbook), { state: 'hidden' })),
    `${AT}: is hidden. Show it, or delete it`,
  ],
  [
    'a sheet that is nearly named as a table',
    book((workbook) => void [addOffers(workbook), addOffers(workbook, {}, 'Copy of offers')]),
    'error tussock.xlsx, Copy of offers: seems to be offers, which cannot be read under this name. Rename it to offers',
  ],
  [
    'a sheet of settings',
    book((workbook) => void [addOffers(workbook), workbook.addWorksheet('settings')]),
    'error tussock.xlsx, settings: seems to hold settings, which are read from settings.json only',
  ],
  [
    'a title above the headings',
    book((workbook) => void addOffers(workbook).insertRow(1, ['Our offers'])),
    `${AT} line 1: must have the names of columns in its first row, such as id, slug, name`,
  ],
  [
    'a heading twice',
    book((workbook) =>
      Object.assign(addOffers(workbook, { location: 'Gore', tagline: 'x' }).getCell('H1'), {
        value: 'Location',
      }),
    ),
    `${AT} H1: names the column location twice. Keep one of them`,
  ],
  [
    'values without a heading',
    book((workbook) => Object.assign(addOffers(workbook).getCell('H2'), { value: 'a note' })),
    `${AT} H2: has values in column H, which has no heading`,
  ],
  // Files
  [
    'the same table in a workbook and in CSV',
    async () => ({
      'tussock.xlsx': await workbookBytes((workbook) => void addOffers(workbook)),
      'offers.csv': offersCsv({}),
    }),
    `${AT}: has a table that offers.csv has too. A table comes from one file: keep one of them`,
  ],
  [
    'the same table in two workbooks',
    async () => ({
      'a.xlsx': await workbookBytes((workbook) => void addOffers(workbook)),
      'offers.xlsx': await workbookBytes((workbook) => void addOffers(workbook)),
    }),
    'error offers.xlsx, offers: has a table that a.xlsx has too. A table comes from one file: keep one of them',
  ],
  [
    'a workbook with a password',
    async () => ({ 'offers.xlsx': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
    'error offers.xlsx: is a workbook with a password or of an old format. Save it as .xlsx without a password',
  ],
  [
    'half a workbook',
    async () => ({
      'offers.xlsx': (await workbookBytes((workbook) => void addOffers(workbook))).slice(0, 3_000),
    }),
    'error offers.xlsx: is not a workbook, or not a whole one. Save it again as .xlsx',
  ],
  [
    'a macro workbook',
    async () => ({ 'offers.xlsm': 'PK' }),
    'error offers.xlsm: seems to be offers, which cannot be read under this name. Save it as offers.xlsx or offers.csv (CSV UTF-8)',
  ],
  [
    'a sheet as Google Sheets downloads it',
    async () => ({ 'Our directory - offers.csv': offersCsv({}) }),
    'error Our directory - offers.csv: seems to be offers, which cannot be read under this name. Rename it to offers.csv',
  ],
  // CSV
  [
    'semicolons and a separator that can be read both ways',
    csv(offersCsv({ minimum_investment: '1.234' }, ';')),
    'error offers.csv line 2 minimum_investment: can be read with thousands or with decimals. Write it without a separator between thousands, in a cell that is a number',
  ],
  [
    'a decimal comma between commas',
    csv(offersCsv({ management_fee: '8,5' })),
    'error offers.csv line 2 management_fee: has separators that are not between thousands. Write it as 1250000 or 8.5',
  ],
  [
    'a number that Excel rounded',
    csv(offersCsv({ minimum_investment: '1.2E+06' })),
    'error offers.csv line 2 minimum_investment: is rounded (1.2E+06). Format the column as Number and save the file again',
  ],
  [
    'an id that Excel rounded',
    csv(offersCsv({ location: '9.42904E+12' })),
    'error offers.csv line 2 location: is a long number that the spreadsheet rounded. Format the column as Text and write it again',
  ],
  [
    'a column that was too narrow',
    csv(offersCsv({ closes_on: '########' })),
    'error offers.csv line 2 closes_on: was saved while its column was too narrow. Widen the column and save again',
  ],
  [
    'a day number',
    csv(offersCsv({ closes_on: '46346' })),
    'error offers.csv line 2 closes_on: is a day number, and the file does not say from when it counts. Write it as 2026-11-20',
  ],
  [
    'Windows-1252',
    csv(Buffer.from(offersCsv({ location: 'Dépôt' }), 'latin1')),
    'error offers.csv line 2: is not UTF-8 (was it saved as Windows-1252, which has no macrons?). Save it again from the spreadsheet as CSV UTF-8',
  ],
  [
    'UTF-16 without its mark',
    csv(Buffer.from(offersCsv({}), 'utf16le')),
    'error offers.csv: is not a text file. Save it as CSV UTF-8',
  ],
  [
    'a workbook whose only sheet has the name that a new one gets',
    book((workbook) => void addOffers(workbook, {}, 'Sheet1')),
    'error tussock.xlsx: has no table. Name its sheet as one, such as offers, with the names of columns in the first row',
  ],
  [
    'a workbook with an empty sheet only',
    book((workbook) => void workbook.addWorksheet('offers')),
    'error tussock.xlsx: has no table. Name its sheet as one, such as offers, with the names of columns in the first row',
  ],
  [
    'a column that every row needs and no heading names',
    csv(offersCsv({}).replace('name', 'called')),
    'error offers.csv line 2 name: is missing: no column has this name',
  ],
  [
    'a value that every row needs, in a column that is there',
    csv(offersCsv({ name: '' })),
    'error offers.csv line 2 name: is missing',
  ],
  ['an empty cell that every row needs', cells({ name: '' }), `${AT} C2 name: is missing`],
  [
    'curly quotation marks around a value',
    csv(offersCsv({}).replace('Kowhai Fund', '“Kowhai, Fund”')),
    'error offers.csv line 2: has 7 values where the header names 6 columns. Curly quotation marks do not hold a value together: use straight ones',
  ],
];

test('there are enough of them', () => expect(BAD.length).toBeGreaterThanOrEqual(40));

test.each(BAD)('%s', async (_, files, message) => {
  const { directory, problems } = await checkFiles(await files());
  expect(problems.map(lineOf)).toContain(message);
  expect(directory).toBeNull();
});

test.each([
  ['closes_on', 'TBC'],
  ['fund_id', 'n/a'],
  ['tax_structure', '-'],
  ['is_open_ended', 'unknown'],
  ['nzbn', 'N/A'],
  ['exit_windows', 'None'],
  ['investment_currency', 'tba'],
])('a word for nothing in %s is told to go', async (field, word) => {
  const { problems } = await checkFiles(await cells({ [field]: word })());
  expect(problems.map(lineOf)).toEqual([
    `${AT} G2 ${field}: is not a value. Leave the cell empty where nothing is stated`,
  ]);
});
