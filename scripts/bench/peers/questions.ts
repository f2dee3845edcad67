import type { Assembled } from '@tussock/core/directory/assemble';
import { encodeCursor } from '@tussock/store/cursor';
import { floorAddresses, ourAddresses, postgrestAddresses, sqliteAddresses } from './addresses';
import type { Questions } from './interleave';
import { mistyped, wordOfRank } from './words';

/** A read that is compared. */
export interface Read {
  name: string;
  /** The share of what PostgREST takes with PostgreSQL that is the goal; null where there is none. */
  goal: number | null;
  /** Whether all give the same offers in the same order. */
  isSame: boolean;
  /** Those of the bare server over the table only where ours is one request to it. */
  questions: Questions;
  /** Whether the warm-up may ask the same questions again: some take the others half a second each. */
  isCheap: boolean;
}

/** How many questions of each kind are asked. */
export interface Asked {
  counted: number;
  /** Before anything is counted: a program that is compiled while it runs is slower at first. */
  warmUp: number;
}

/**
 * The warm-up of a read: how many different questions it has, at least a quarter of those there are, and how many are asked in
 * all. Where there are fewer different ones, a cheap read is asked them again.
 */
export function warmUpOf(
  { counted, warmUp: wanted }: Asked,
  { questions, isCheap }: Pick<Read, 'questions' | 'isCheap'>,
): { warmUp: number; asked: number } {
  const there = Math.min(...Object.values(questions).map(({ length }) => length));
  const warmUp = Math.min(wanted, Math.max(there - counted, Math.floor(there / 4)));
  return { warmUp, asked: isCheap ? wanted : warmUp };
}

/** The first words of the language are in many offers, the last in one or none. */
const COMMON = 32;
const RARE = { offers: 3 };
/** The others go through all offers to count them: half a second a question with 100,000. */
const MOST_FACETS = 200;

/** Every question is asked once, so that no answer is ready. `release` is the one that ours reads; `count` the most of each. */
export function readsOf({ cards }: Pick<Assembled, 'cards'>, release: number, count: number): Read[] {
  const pagesIn = (list: string, rows: Assembled['cards'], most = count) =>
    spread(rows.slice(0, -26), most).map(({ row, at }) => {
      const place = { release, list, start: at + 1 };
      return { before: row.created_at, cursor: encodeCursor(place), place };
    });
  const every = pagesIn('table:list#offers', cards, 2 * count);
  // A page that was read is in memory, however it is shown.
  const [pages, others] = [every.filter((_, at) => at % 2 === 0), every.filter((_, at) => at % 2 === 1)];
  const open = pagesIn(
    '',
    cards.filter(({ status }) => status === 'Open'),
    Math.min(count, MOST_FACETS),
  );
  const tag = commonTag(cards);
  const tagged = pagesIn(
    `byTag:offers#${tag}`,
    cards.filter((card) => card.tags.some(({ slug }) => slug === tag)),
  );
  const slugs = spread(cards, count).flatMap(({ row }) => row.slug ?? []);
  const words = wordsIn(cards, count);
  const search = (name: string, goal: number | null, texts: readonly string[], similar = false): Read =>
    read(name, goal, false, {
      ours: texts.map(ourAddresses.search),
      postgrest: texts.map(similar ? postgrestAddresses.similar : postgrestAddresses.search),
      sqlite: texts.map(sqliteAddresses.search),
    });
  return [
    read('list of 25, whole offers', 0.7, true, {
      ours: pages.map(({ cursor }) => ourAddresses.list(cursor)),
      floor: pages.map(({ place }) => floorAddresses.rows(place)),
      postgrest: pages.map(({ before }) => postgrestAddresses.list(before)),
      sqlite: pages.map(({ before }) => sqliteAddresses.list(before)),
    }),
    read('list of 25, cards', null, true, {
      ours: others.map(({ cursor }) => ourAddresses.cards(cursor)),
      postgrest: others.map(({ before }) => postgrestAddresses.cards(before)),
      sqlite: others.map(({ before }) => sqliteAddresses.cards(before)),
    }),
    read('one offer by slug', 0.4, true, {
      ours: slugs.map(ourAddresses.slug),
      floor: slugs.map((slug) => floorAddresses.slug(release, slug)),
      postgrest: slugs.map(postgrestAddresses.slug),
      sqlite: slugs.map(sqliteAddresses.slug),
    }),
    read('list of 25 by tag', 0.25, true, {
      ours: tagged.map(({ cursor }) => ourAddresses.tag(tag, cursor)),
      floor: tagged.map(({ place }) => floorAddresses.rows(place)),
      postgrest: tagged.map(({ before }) => postgrestAddresses.tag(tag, before)),
      sqlite: tagged.map(({ before }) => sqliteAddresses.tag(tag, before)),
    }),
    search('search, two common words', 1, words.common),
    search('search, a rare word', 1, words.rare),
    search('search, a mistyped word', null, words.mistyped, true),
    {
      ...read('facets of open offers', null, false, {
        ours: open.map((_, n) => ourAddresses.facets(n)),
        postgrest: open.map(({ before }) => postgrestAddresses.facets(before)),
        sqlite: open.map(({ before }) => sqliteAddresses.facets(before)),
      }),
      isCheap: false,
    },
  ];
}

const read = (name: string, goal: number | null, isSame: boolean, questions: Questions): Read => ({
  name,
  goal,
  isSame,
  questions,
  isCheap: true,
});

/** At most `count` rows, evenly spread, with their places. */
export function spread<T>(rows: readonly T[], count: number): { row: T; at: number }[] {
  const step = Math.max(1, rows.length / count);
  const places = Array.from({ length: Math.min(count, rows.length) }, (_, n) => Math.floor(n * step));
  return places.map((at) => ({ row: rows[at] as T, at }));
}

function commonTag(cards: Assembled['cards']): string {
  const counts = new Map<string, number>();
  for (const { tags } of cards) for (const { slug } of tags) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Pairs of words that many offers share, words of few offers, and words with a letter left out; no text twice. */
export function wordsIn(cards: Assembled['cards'], count: number) {
  const offers = new Map<string, number>();
  for (const { tagline } of cards)
    for (const word of new Set(tagline?.split(' '))) offers.set(word, (offers.get(word) ?? 0) + 1);
  const language = Array.from({ length: 20_000 }, (_, rank) => wordOfRank(rank)).filter((word) =>
    offers.has(word),
  );
  const common = language
    .slice(0, COMMON)
    .flatMap((one, at) => language.slice(at + 1, COMMON).map((other) => `${one} ${other}`));
  const rare = language.filter((word) => (offers.get(word) ?? 0) <= RARE.offers);
  const chosen = (texts: readonly string[]) => spread(texts, count).map(({ row }) => row);
  return {
    common: chosen(common),
    rare: chosen(rare),
    mistyped: chosen(language.slice(0, 800)).map(mistyped),
  };
}
