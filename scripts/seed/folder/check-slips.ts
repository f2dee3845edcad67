import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { groupBy } from '@tussock/core/list/group-by';
import { ENDINGS } from '@tussock/core/offer/status';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { foldText } from '@tussock/core/text/fold';
import { nearestWord } from '../../cli/nearest';
import { statedTexts, textWarning } from './stated-texts';

/** Columns that may hold any text and hold few different words. The settings have the types of providers. */
const COLUMNS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  offers: ['status', 'risk_rating', 'target_return_type', 'offer_type'],
  platforms: ['platform_type'],
  funds: ['fund_type', 'fund_structure'],
  blog_posts: ['category'],
  faqs: ['category'],
};
/** Statuses that no rule of the site names. "Coming soon" is no slip of "Closing soon". */
const OTHER_STATUSES = ['Coming soon', 'Fully subscribed', 'Filled', 'Paused'];
/** A word is usual in a column from so many rows on. A column with more usual words than these holds texts of any kind. */
const [USUAL_ROWS, MOST_USUAL] = [5, 50];
/** A slip is in one row only, or in so many times fewer than the usual word. */
const TIMES = 5;

/** Warns of a word that is probably a usual one with a slip. Any text may still be published. */
export function checkSlips(tables: RawTables, { open_statuses }: SiteSettings): Problem[] {
  const endings = ENDINGS.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const statuses = [...open_statuses, ...endings, ...OTHER_STATUSES];
  return TABLE_NAMES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    return (COLUMNS[name] ?? []).flatMap((field) =>
      slipsIn(name, table, field, field === 'status' ? statuses : []),
    );
  });
}

/** `known` words are usual however few rows have them, and are no slips. */
function slipsIn(name: TableName, table: RawTable, field: string, known: readonly string[]): Problem[] {
  const stated = groupBy(statedTexts(table, field), ({ text }) => foldText(text).replace(/\s+/g, ' '));
  const usual = new Map(known.map((word) => [foldText(word), word]));
  const fixed = new Set(usual.keys());
  for (const [word, texts] of stated)
    if (texts.length >= USUAL_ROWS && !usual.has(word)) usual.set(word, texts[0]?.text ?? word);
  if (usual.size > MOST_USUAL) return [];
  const rowsOf = (word: string) => stated.get(word)?.length ?? 0;
  return [...stated].flatMap(([word, texts]) => {
    // "Series 1" is no slip of "Series 2".
    if (fixed.has(word) || /\d/.test(word)) return [];
    const others = [...usual.keys()].filter((each) => each !== word);
    const near = nearestWord(word, others);
    if (near === undefined || (texts.length > 1 && texts.length * TIMES > rowsOf(near))) return [];
    return texts.map((text) => ({
      ...textWarning(name, table, field, text, 'is nearly a usual word; it is shown as it is'),
      did_you_mean: usual.get(near) ?? near,
    }));
  });
}
