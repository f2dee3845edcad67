import { DRAFT_DAYS } from '../../lib/storage/draft';
import { KEPT_KEYS, type KeptId } from '../../lib/storage/kept-keys';

/** What a key holds, in words, and how long it stays. */
interface Kept {
  what: string;
  until: string;
}

const CLEARED = 'Until you remove it';
const DRAFT = `Until you send the form, or up to ${DRAFT_DAYS} days`;
const TAB = 'Until you close the tab';

const KEPT: Record<KeptId, Kept> = {
  comparison: { what: 'The offers you compare', until: CLEARED },
  watchlist: {
    what: 'The offers on your watchlist, with what you last saw of each',
    until: CLEARED,
  },
  saved_searches: {
    what: 'The searches you saved, with the date you last looked and the offers they had',
    until: CLEARED,
  },
  searches: { what: 'Your last six searches in the search box', until: CLEARED },
  situation: {
    what: 'Your situation: who would invest, rates, incomes, an amount and an AIP category, if you enter one',
    until: CLEARED,
  },
  theme: { what: 'Light or dark, if you choose one', until: CLEARED },
  slash: { what: 'Whether the / key opens the search, if you turn it off', until: CLEARED },
  draft_apply: { what: 'A “Get matched” form you have begun', until: DRAFT },
  draft_unlock: { what: 'An “Unlock” form you have begun', until: DRAFT },
  draft_report: { what: 'A report of a mistake you have begun', until: DRAFT },
  session: {
    what: 'Your access to exclusive offers: a token that says “unlocked” and nothing about who you are',
    until: 'Until your access ends',
  },
  scroll: { what: 'How far you scrolled on the pages of this tab', until: TAB },
  reload: {
    what: 'The last page that was reloaded, so that a failing page isn’t reloaded repeatedly',
    until: TAB,
  },
};

/** Everything that the browser keeps for this site, with its key. */
export const keptList = (product: string): (Kept & { id: KeptId; key: string })[] =>
  (Object.keys(KEPT) as KeptId[]).map((id) => ({ id, key: KEPT_KEYS[id](product), ...KEPT[id] }));
