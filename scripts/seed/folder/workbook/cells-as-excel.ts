import type JSZip from 'jszip';
import { countsFrom1904 } from './date-system';

const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/;
/** Up to the end of the cell or the next one, so that cells without an end are no reason to read the sheet again and again. */
const CELL = /<c (?<attributes>[^<>]*[^<>/])>(?<content>[^<]*(?:<(?!\/?c[\s>])[^<]*)*)<\/c>/g;
const TYPE = /\s*\bt=["'](\w+)["']/;
const VALUE = /<v>(.*?)<\/v>/s;
/** The values of formulas, and of cells that hold their text themselves. In other texts ExcelJS reads these characters. */
const TEXT = /<v>[^<]*|<is>\s*<t\b[^<]*/g;
const CHARACTER = /_x([0-9A-F]{4})_/g;

const DAY = 86_400_000;
/** Day numbers of 1970-01-01, by the date system. */
const UNIX_DAY = { from1900: 25_569, from1904: 24_107 };

/**
 * Writes cells that ExcelJS would read as another value. A formula may have its result among the shared texts, of which the number would be
 * read; a day may be written as a day, of which the year would be read; a character may be written as `_x000D_`. Returns whether it
 * changed anything.
 */
export async function writeCellsAsExcel(archive: JSZip): Promise<boolean> {
  const unixDay = (await countsFrom1904(archive)) ? UNIX_DAY.from1904 : UNIX_DAY.from1900;
  let isChanged = false;
  for (const part of archive.file(SHEET)) {
    const text = await part.async('string');
    const written = text.replace(CELL, (cell, attributes: string, content: string) => {
      const type = TYPE.exec(attributes)?.[1];
      if (type === 's')
        return cell.includes('<f') ? `<c ${attributes}>${content.replace(VALUE, '')}</c>` : cell;
      if (type === 'd') return dayCell(attributes, content, unixDay);
      return type === 'str' || type === 'inlineStr' ? cell.replace(TEXT, withCharacters) : cell;
    });
    if (written === text) continue;
    archive.file(part.name, written);
    isChanged = true;
  }
  return isChanged;
}

/** A day as its number; another text stays one, and is refused where it is no value. */
function dayCell(attributes: string, content: string, unixDay: number): string {
  const written = VALUE.exec(content)?.[1]?.trim() ?? '';
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(written) ? `${written}Z` : written;
  const at = /^\d{4}-\d\d-\d\d/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at)) return `<c ${attributes.replace(TYPE, ' t="str"')}>${content}</c>`;
  return `<c ${attributes.replace(TYPE, '')}>${content.replace(VALUE, `<v>${at / DAY + unixDay}</v>`)}</c>`;
}

const withCharacters = (text: string) =>
  text.replace(CHARACTER, (written, digits: string) => {
    const code = Number.parseInt(digits, 16);
    // XML has no other control characters, and no half of a pair.
    const isOfXml =
      [9, 10, 13].includes(code) || (code >= 32 && code < 0xd800) || (code >= 0xe000 && code < 0xfffe);
    return isOfXml ? `&#${code};` : written;
  });
