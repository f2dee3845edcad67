import type JSZip from 'jszip';

/** The parts of a sheet as openpyxl and programs built on it name them, and as Excel does. */
const NAMES: readonly [theirs: RegExp, excels: string][] = [
  [/\/comments\/comment(\d+)\.xml$/, '/comments$1.xml'],
  [/\/drawings\/commentsDrawing(\d+)\.vml$/, '/drawings/vmlDrawing$1.vml'],
];
const LINKS_OF_A_SHEET = /xl\/worksheets\/_rels\/[^/]+\.rels$/;
const DRAWING = /xl\/drawings\/[^/]+\.xml$/;

/**
 * Names the notes of a workbook as Excel does, writes the links to them and to tables from the folder of the sheets, and the elements of
 * pictures and charts with a prefix. ExcelJS finds them only so, and reads no workbook in which one is missing. Returns whether it
 * changed anything.
 */
export async function nameAsExcel(archive: JSZip): Promise<boolean> {
  let isChanged = false;
  for (const part of Object.values(archive.files)) {
    const name = excelName(part.name);
    const rewrite = LINKS_OF_A_SHEET.test(name) ? fromSheets : DRAWING.test(name) ? withPrefix : undefined;
    const text = rewrite && (await part.async('string'));
    const named = text && rewrite?.(text);
    if (name === part.name && named === text) continue;
    archive.remove(part.name).file(name, named ?? (await part.async('nodebuffer')));
    isChanged = true;
  }
  return isChanged;
}

const excelName = (name: string) =>
  NAMES.reduce((found, [theirs, excels]) => found.replace(theirs, excels), name);

const fromSheets = (links: string) =>
  links.replaceAll(/(?<=\bTarget=["'])[^"']+/g, (target) => excelName(target).replace(/^\/xl\//, '../'));

const withPrefix = (drawing: string) =>
  /<wsDr\b/.test(drawing)
    ? drawing.replaceAll(/(?<=<\/?)(?=\w+[\s/>])/g, 'xdr:').replace(/\bxmlns=/, 'xmlns:xdr=')
    : drawing;
