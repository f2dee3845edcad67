import type JSZip from 'jszip';
import { UnreadableFile } from '../text';

const WORKBOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;

/**
 * Throws `UnreadableFile` for a workbook of which ExcelJS does not find every sheet: it finds the workbook and its sheets by the names that
 * Excel gives their files, and leaves out what has another, such as the sheet.xml of the Open XML SDK. Then a table would be empty. Files of
 * other programs are archives too: .ods, .numbers, .docx.
 */
export async function refuseLostSheets(archive: JSZip): Promise<void> {
  const files = new Map(Object.values(archive.files).map((file) => [file.name.replace(/^\//, ''), file]));
  if (!files.has(WORKBOOK))
    throw new UnreadableFile(
      'is not a workbook as Excel writes it, whatever its name. Open it in the program that made it and save it as .xlsx',
    );
  const links = (await files.get(LINKS)?.async('string')) ?? '';
  for (const [link] of links.matchAll(/<Relationship\b[^>]*\/worksheet["'][^>]*>/g)) {
    const target = /\bTarget=["']([^"']*)/.exec(link)?.[1] ?? '';
    const name = `xl/${target.replace(/^(?:\s|\/xl\/)+/, '')}`;
    if (!SHEET.test(name) || !files.has(name))
      throw new UnreadableFile(
        `has a sheet that cannot be read, in its file ${name}. Open it in a spreadsheet program and save it again as .xlsx`,
      );
  }
}
