import type JSZip from 'jszip';

const WORKBOOK = /^\/?xl\/workbook\.xml$/;
/** LibreOffice writes "true" for the "1" of Excel. */
const FROM_1904 = /(?<=<workbookPr\b[^>]*\bdate1904=)(["'])true\1/;

/**
 * Writes that a workbook counts days from 1904 as Excel does. ExcelJS takes every other spelling for “no”, and read each date four years
 * early. Returns whether it changed anything.
 */
export async function nameDateSystem(archive: JSZip): Promise<boolean> {
  const [part] = archive.file(WORKBOOK);
  const text = await part?.async('string');
  if (part === undefined || text === undefined || !FROM_1904.test(text)) return false;
  archive.file(part.name, text.replace(FROM_1904, '"1"'));
  return true;
}

/** Of a workbook that says so as Excel does. */
export async function countsFrom1904(archive: JSZip): Promise<boolean> {
  const text = await archive.file(WORKBOOK)[0]?.async('string');
  return /<workbookPr\b[^>]*\bdate1904="1"/.test(text ?? '');
}
