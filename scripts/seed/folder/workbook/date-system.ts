import type JSZip from 'jszip';

/** LibreOffice writes "true" for the "1" of Excel. */
const FROM_1904 = /(?<=<workbookPr\b[^>]*\bdate1904=)(["'])true\1/;

/**
 * Writes that a workbook counts days from 1904 as Excel does. ExcelJS takes every other spelling for “no”, and read each date four years
 * early. Returns whether it changed anything.
 */
export async function nameDateSystem(archive: JSZip): Promise<boolean> {
  const [part] = archive.file(/^\/?xl\/workbook\.xml$/);
  const text = await part?.async('string');
  if (part === undefined || text === undefined || !FROM_1904.test(text)) return false;
  archive.file(part.name, text.replace(FROM_1904, '"1"'));
  return true;
}
