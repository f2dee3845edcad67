import { KEPT_KEYS, type KeptId } from '../../lib/storage/kept-keys';
import { storedSlash } from '../../lib/storage/slash';
import type { Stored } from '../../lib/storage/stored';
import { storedTheme } from '../../lib/storage/theme';
import { storedComparison } from '../../lib/storage/use-comparison';
import { storedSearches } from '../../lib/storage/use-recent-searches';
import { storedSavedSearches } from '../../lib/storage/use-saved-searches';
import { storedSituation } from '../../lib/storage/use-situation';
import { storedWatchlist } from '../../lib/storage/use-watchlist';
import { keptList } from './kept-list';

/** Forms and access stay out: they hold names, or open what is locked. So does what is of one tab. */
type FileId = Exclude<
  KeptId,
  'draft_apply' | 'draft_unlock' | 'draft_report' | 'session' | 'scroll' | 'reload'
>;
type Movable = Pick<Stored<unknown>, 'exportText' | 'importText'>;

/** The same whatever the directory is called: a file that was saved before is still read. */
const FORMAT = 'tussock-browser-data';
const VERSION = 1;
/** A hundred watched offers take about 60 KB. */
const LONGEST = 1_000_000;

/** What the file holds. */
const moved = (product: string): Record<FileId, Movable> => ({
  comparison: storedComparison(KEPT_KEYS.comparison(product)),
  watchlist: storedWatchlist(KEPT_KEYS.watchlist(product)),
  saved_searches: storedSavedSearches(KEPT_KEYS.saved_searches(product)),
  searches: storedSearches(KEPT_KEYS.searches(product)),
  situation: storedSituation,
  theme: storedTheme,
  slash: storedSlash,
});

/** The file: each value as the text that the browser stores. */
export function keptFile(product: string, today: string): string {
  const values = Object.entries(moved(product)).flatMap(([id, stored]) => {
    const text = stored.exportText();
    return text === null ? [] : [[id, text] as const];
  });
  const file = { format: FORMAT, version: VERSION, saved_on: today, values: Object.fromEntries(values) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

interface Taken {
  id: FileId;
  /** False where the browser could not store it: its storage is full or blocked. */
  saved: boolean;
}

/**
 * Takes what a file holds in place of what the browser has; what the file has not stays. Gives what was taken, null for a
 * file that is none of ours.
 */
export function importKept(product: string, text: string): Taken[] | null {
  const values = text.length <= LONGEST ? valuesOf(text) : null;
  if (values === null) return null;
  const stored = moved(product);
  return (Object.keys(stored) as FileId[]).flatMap((id) => {
    const value = values[id];
    const saved = typeof value === 'string' ? stored[id].importText(value) : null;
    return saved === null ? [] : [{ id, saved }];
  });
}

/** What came of a file, in words. */
export function importText(taken: Taken[] | null, product: string): string {
  if (taken === null) return 'This file was not saved here, so nothing was loaded.';
  if (taken.length === 0) return 'The file has nothing to load.';
  const named = (isSaved: boolean) =>
    keptList(product)
      .filter(({ id }) => taken.some((one) => one.id === id && one.saved === isSaved))
      .map(({ what }) => what.replace(/[:,].*/, '').toLowerCase())
      .join('; ');
  const [kept, unkept] = [named(true), named(false)];
  return [
    kept && `Loaded in place of what this browser had: ${kept}.`,
    unkept &&
      `Your browser does not let us store these, so they last only while this page is open: ${unkept}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function valuesOf(text: string): Record<string, unknown> | null {
  try {
    const { format, version, values } = JSON.parse(text);
    const isOurs = format === FORMAT && version === VERSION && typeof values === 'object';
    return isOurs ? values : null;
  } catch {
    return null;
  }
}
