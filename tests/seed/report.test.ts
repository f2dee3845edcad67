import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { newTable } from '../support/engines';
import { addOffers, type Made, workbookBytes } from '../support/made-spreadsheet';
import { newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
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
  const live = await seed(['validate', moved, '--live', '--json'], at.env);
  expect(live.code).toBe(0);
  expect(JSON.parse(live.stdout)).toMatchObject({
    errors: 0,
    warnings: 1,
    problems: [
      { sheet: 'offers', cell: 'G2', record: 'kowhai-fund', reason: `${REASON} (beside release 1)` },
    ],
  });
  const json = await seed(['diff', moved, '--json'], at.env);
  expect(JSON.parse(json.stdout).unusual).toMatchObject([{ field: 'minimum_investment', reason: REASON }]);
  const publish = await seed(['publish', moved, '--dry-run'], at.env);
  expect(publish).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`offers, Kowhai Fund: minimum_investment ${REASON}`),
  });
});

test('validate --live says where it compared nothing', async () => {
  const wrong = await workbookFolder({ distribution: 'quaterly' });
  expect(await seed(['validate', wrong, '--live'], at.env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Not compared with the live release: there are errors.'),
  });
  const empty = await newTable(at.engine);
  const elsewhere = { ...at.env, DIRECTORY_TABLE: empty.name };
  expect(await seed(['validate', moved, '--live'], elsewhere)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Not compared with the live release: nothing is published in'),
  });
  empty.client.destroy();
});

test('an export goes to no folder that holds a workbook', async () => {
  const run = await seed(['export', moved, '--yes'], at.env);
  expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('holds tussock.xlsx') });
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
