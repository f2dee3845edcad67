import type { Problem } from '@tussock/core/directory/problem';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import type { Worksheet } from 'exceljs';
import { nearestTable } from '../file-names';

/** Sheets that the template and the annotated copy add, which are not tables. */
export const OWN_SHEETS = { about: 'About', lists: 'Lists', problems: 'Problems' } as const;
const OWN: ReadonlySet<string> = new Set(Object.values(OWN_SHEETS));

/**
 * Which sheet holds which table. A sheet is named as its table; in a workbook that is named as a table, an only sheet may
 * have any name. What is hidden, or is nearly named as a table, is an error: its rows would be left out.
 */
export function tableSheets(
  file: string,
  sheets: readonly Worksheet[],
  problems: Problem[],
): [TableName, Worksheet][] {
  const report = (sheet: Worksheet, reason: string, severity: Problem['severity'] = 'error') =>
    problems.push({ ...fileProblem(file, null, reason, severity), sheet: sheet.name });
  const others = sheets.filter(({ name }) => !OWN.has(name));
  const stem = file.replace(/\.xlsx$/i, '');
  const ofFile = exactTable(stem);
  const found: [TableName, Worksheet][] = [];
  for (const sheet of others) {
    const table = exactTable(sheet.name) ?? (others.length === 1 ? ofFile : null);
    const isHidden = sheet.state !== 'visible';
    if (table === null) reportOther(sheet, others.length === 1 ? stem : '', isHidden, report);
    else if (isHidden) report(sheet, 'is hidden. Show it, or delete it');
    else if (found.some(([before]) => before === table))
      report(sheet, `is a second sheet of ${table}. Keep one of them`);
    else found.push([table, sheet]);
  }
  return found;
}

function reportOther(
  sheet: Worksheet,
  stem: string,
  isHidden: boolean,
  report: (sheet: Worksheet, reason: string, severity?: Problem['severity']) => void,
): void {
  const meant = nearestTable(sheet.name) ?? nearestTable(stem);
  if (meant === 'settings') report(sheet, 'seems to hold settings, which are read from settings.json only');
  else if (meant !== null)
    report(sheet, `seems to be ${meant}, which cannot be read under this name. Rename it to ${meant}`);
  else if (!isHidden) report(sheet, 'is not named as a table and was not read', 'warning');
}

const exactTable = (name: string): TableName | null => {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return TABLE_NAMES.find((table) => table === plain) ?? null;
};
