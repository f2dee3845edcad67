import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import { validateDirectory } from '@tussock/core/directory/validate';
import ExcelJS, { type DataValidation } from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { madeDirectory } from '../../../tests/support/made-directory';
import { openWorkbook, readWorkbookTables } from '../folder/workbook/read-workbook';
import { exampleOf } from './example-values';
import { templateFiles } from './template-files';

let bytes: Uint8Array;
let workbook: ExcelJS.Workbook;
beforeAll(async () => {
  const { files } = await templateFiles(null);
  bytes = files.find(({ path }) => path === 'tussock.xlsx')?.content as Uint8Array;
  workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
});

test.each(TABLE_NAMES)('the sheet of %s has every column with a comment, in view, and drop-downs', (name) => {
  const sheet = workbook.getWorksheet(name);
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  const rules = (sheet as unknown as { dataValidations: { model: Record<string, DataValidation> } })
    .dataValidations.model;
  columnsOf(name).forEach(([field, column], index) => {
    const heading = sheet?.getCell(1, index + 1);
    expect([heading?.value, heading?.note]).toEqual([field, expect.anything()]);
    const rule = rules[`${sheet?.getColumn(index + 1).letter}900`];
    if (column.kind === 'boolean') expect(rule?.formulae).toEqual(['"TRUE,FALSE"']);
    if (column.values) expect(allowed(rule)).toEqual(Object.keys(column.values));
  });
});

/** The words of a drop-down, its own or those of the sheet of lists. */
function allowed(rule: DataValidation | undefined): unknown {
  const [formula = ''] = (rule?.formulae ?? []) as string[];
  if (formula.startsWith('"')) return formula.slice(1, -1).split(',');
  const letter = /\$([A-Z]+)\$1:/.exec(formula)?.[1] ?? 'A';
  const words: unknown[] = [];
  workbook
    .getWorksheet('Lists')
    ?.getColumn(letter)
    .eachCell(({ value }) => words.push(value));
  return words;
}

test('its example rows are left out, and every other sheet is known', async () => {
  const problems: Parameters<typeof readWorkbookTables>[3] = [];
  const tables = await readWorkbookTables('tussock.xlsx', bytes, 1e8, problems);
  expect(tables.map(([name, { rows }]) => [name, rows])).toEqual(TABLE_NAMES.map((name) => [name, []]));
  expect(problems.map(({ severity, sheet }) => [severity, sheet])).toEqual(
    TABLE_NAMES.map((name) => ['warning', name]),
  );
});

test('every example is a value that its column takes', () => {
  for (const name of TABLE_NAMES) {
    const rows = ([0, 1] as const).map((which) =>
      Object.fromEntries(columnsOf(name).map(([field, column]) => [field, exampleOf(field, column, which)])),
    );
    const { problems } = validateDirectory({ [name]: { file: `${name}.json`, rows, text_values: false } });
    const wrong = problems.filter(({ severity, reason }) => severity === 'error' && !/leads to/.test(reason));
    expect([name, wrong.filter(({ reason }) => !CONTRADICTION.test(reason))]).toEqual([name, []]);
  }
});

test('the example of a text that has a default is the default, which pages know: "Example kind of return" is none', () => {
  const texts = columnsOf('offers').filter(([, { kind }]) => kind === 'text' || kind === 'copy');
  const withDefault = texts.filter(([, { default: standard }]) => standard !== undefined);
  expect(withDefault.length).toBeGreaterThan(0);
  for (const [field, column] of withDefault)
    expect([field, exampleOf(field, column, 0), exampleOf(field, column, 1)]).toEqual([
      field,
      column.default,
      column.default,
    ]);
});

/** Examples are made one by one: together they may say of a row what cannot be. */
const CONTRADICTION = /^(?:is (?:before|after|above|missing)|names )/;

test('a table with a text that no cell holds is a JSON file', async () => {
  const directory = madeDirectory({ offers: 2 });
  const [offer] = directory.offers;
  if (offer) offer.details = 'x'.repeat(40_000);
  const { files, asJson } = await templateFiles(directory);
  expect(asJson).toEqual(['offers']);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['offers.json', 'csv/offers.json', 'csv/tags.csv']));
  expect(paths).not.toContain('csv/offers.csv');
  const book = files[0]?.content as Uint8Array;
  expect((await openWorkbook(book, 1e8)).getWorksheet('offers')).toBeUndefined();
});
