import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { addOffers, type Made, workbookBytes } from '../support/made-spreadsheet';
import { newFolder, seed } from './run-seed';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

async function workbookFolder(cells: Record<string, Made>): Promise<string> {
  const folder = newFolder();
  const bytes = await workbookBytes((workbook) => void addOffers(workbook, cells));
  writeFileSync(join(folder, 'tussock.xlsx'), bytes);
  return folder;
}

let moved: string;
beforeAll(async () => {
  const folder = await workbookFolder({ minimum_investment: 50_000 });
  expect(await seed(['publish', folder, '--yes'], at.env)).toMatchObject({ code: 0 });
  moved = await workbookFolder({ minimum_investment: 500_000 });
});

const REASON = 'moved from 50,000 to 500,000, 10 times as much';

test('what is unusual beside the live release is said by validate --live, diff and publish, and stops none', async () => {
  const plain = await seed(['validate', moved, '--json'], at.env);
  expect(JSON.parse(plain.stdout)).toMatchObject({ errors: 0, problems: [] });
  const live = await seed(['validate', moved, '--live', '--json'], at.env);
  expect(live.code).toBe(0);
  expect(JSON.parse(live.stdout)).toMatchObject({
    ...{ errors: 0, warnings: 1 },
    problems: [
      { sheet: 'offers', cell: 'G2', record: 'kowhai-fund', reason: `${REASON} (beside release 1)` },
    ],
  });
  const diff = await seed(['diff', moved], at.env);
  expect(diff.stdout).toContain(`offers, Kowhai Fund: minimum_investment ${REASON}`);
  const json = await seed(['diff', moved, '--json'], at.env);
  expect(JSON.parse(json.stdout).unusual).toMatchObject([{ field: 'minimum_investment', reason: REASON }]);
  const publish = await seed(['publish', moved, '--dry-run'], at.env);
  expect(publish).toMatchObject({ code: 0, stderr: expect.stringContaining(REASON) });
});

test('the report is written as a page and as a copy of the workbook', async () => {
  const folder = await workbookFolder({ minimum_investment: '$1.2m', distribution: 'quaterly' });
  const out = newFolder();
  const [html, copy] = [join(out, 'report.html'), join(out, 'checked.xlsx')];
  const run = await seed(['validate', folder, '--html', html, '--annotated', copy]);
  expect(run).toMatchObject({ code: 1, stdout: expect.stringContaining('Did you mean quarterly?') });
  expect(readFileSync(html, 'utf8')).toContain('must be written in full');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(copy);
  expect(workbook.getWorksheet('offers')?.getCell('G2').note).toBeTruthy();
});

test('reports go where they harm nothing', async () => {
  const csv = newFolder();
  writeFileSync(join(csv, 'tags.csv'), 'id,slug,name\nsolar,solar,Solar\n');
  const two = newFolder();
  for (const file of ['a.xlsx', 'b.xlsx'])
    writeFileSync(join(two, file), await workbookBytes((workbook) => void addOffers(workbook, {}, file)));
  mkdirSync(join(two, 'out'));
  const refused: [string[], string][] = [
    [[moved, '--annotated', join(moved, 'checked.xlsx')], 'would be loaded with the folder'],
    [[moved, '--annotated', join(newFolder(), 'checked.csv')], 'must end with .xlsx'],
    [[moved, '--html', join(moved, 'offers.json')], 'must end with .html'],
    [[csv, '--annotated', join(newFolder(), 'checked.xlsx')], 'holds no workbook'],
    [[two, '--annotated', join(two, 'out', 'checked.xlsx')], 'one workbook can be copied'],
    [[csv, '--html', '/no/such/folder/report.html'], 'cannot be written'],
  ];
  for (const [words, message] of refused) {
    const run = await seed(['validate', ...words]);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  }
});
