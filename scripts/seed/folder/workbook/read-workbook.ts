import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable } from '@tussock/core/directory/raw-tables';
import type { TableName } from '@tussock/core/directory/tables';
import type { Workbook } from 'exceljs';
import type JSZip from 'jszip';
import { UnreadableFile } from '../text';
import { writeCellsAsExcel } from './cells-as-excel';
import { nameDateSystem } from './date-system';
import { refuseLostSheets } from './found-parts';
import { nameAsExcel } from './name-as-excel';
import { quoteFormats } from './quoted-formats';
import { tableSheets } from './sheet-names';
import { readSheetTable } from './sheet-table';
import { unpacksWithin } from './unpacks-within';
import { keepWithinSheets } from './within-a-sheet';

/** A workbook of 40 MB in a zip may unpack to much more than a computer holds. */
const MOST_TIMES_UNPACKED = 10;

/** The tables in the sheets of a workbook. Throws `UnreadableFile` where it cannot be opened. */
export async function readWorkbookTables(
  file: string,
  bytes: Uint8Array,
  largest: number,
  problems: Problem[],
): Promise<[TableName, RawTable][]> {
  const workbook = await openWorkbook(bytes, largest);
  const { date1904 = false } = workbook.properties;
  const sheets = tableSheets(file, workbook.worksheets, problems);
  return sheets.flatMap(([name, sheet]): [TableName, RawTable][] => {
    const table = readSheetTable(name, { file, sheet, date1904 }, problems);
    return table ? [[name, table]] : [];
  });
}

/** The library is loaded here only, since few data folders hold a workbook. */
export async function openWorkbook(bytes: Uint8Array, largest: number): Promise<Workbook> {
  const archive = await checkedArchive(bytes, largest);
  await refuseLostSheets(archive);
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  keepWithinSheets(workbook);
  try {
    let isChanged = false;
    for (const writeAsExcel of [nameAsExcel, quoteFormats, nameDateSystem, writeCellsAsExcel])
      isChanged = (await writeAsExcel(archive)) || isChanged;
    const written = isChanged ? await archive.generateAsync({ type: 'uint8array' }) : new Uint8Array(bytes);
    // A drop-down of a whole column would be read as a million cells.
    await workbook.xlsx.load(written.buffer as ArrayBuffer, { ignoreNodes: ['dataValidations'] });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'is not a workbook that can be read. Open it and save it again as .xlsx, or as CSV UTF-8',
    );
  }
  return workbook;
}

/** By the library that ExcelJS reads it with, so that both see the same files. Their check sums are compared where `checkCRC32` says so. */
async function openArchive(bytes: Uint8Array, options?: { checkCRC32: true }): Promise<JSZip> {
  const { default: JSZip } = await import('jszip');
  try {
    return await JSZip.loadAsync(bytes, options);
  } catch {
    throw new UnreadableFile('is not a workbook, or not a whole one. Save it again as .xlsx');
  }
}

async function checkedArchive(bytes: Uint8Array, largest: number): Promise<JSZip> {
  if (bytes.length === 0) throw new UnreadableFile('is empty');
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(
      'is a workbook with a password or of an old format. Save it as .xlsx without a password',
    );
  if (!(await unpacksWithin(await openArchive(bytes), largest * MOST_TIMES_UNPACKED)))
    throw new UnreadableFile('unpacks to more than can be read. Save each table as CSV UTF-8');
  // A damaged figure would be read as another one.
  return openArchive(bytes, { checkCRC32: true });
}
