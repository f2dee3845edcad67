import { assemble } from '@tussock/core/directory/assemble';
import { decodeCursor } from '@tussock/store/cursor';
import { expect, test } from 'vitest';
import { madeDirectory } from '../../../tests/support/made-directory';
import { readsOf, spread, warmUpOf, wordsIn } from './questions';
import { relationsOf } from './rows';
import { withWords } from './words';

const content = assemble(withWords(madeDirectory({ offers: 400 })));

test('rows are spread over the whole list, each once', () => {
  expect(spread(['a', 'b', 'c', 'd', 'e', 'f'], 3)).toEqual([
    { row: 'a', at: 0 },
    { row: 'c', at: 2 },
    { row: 'e', at: 4 },
  ]);
  expect(spread(['a', 'b'], 5).map(({ at }) => at)).toEqual([0, 1]);
});

test('no question is asked twice, and no page is read for two lists', () => {
  const reads = readsOf(content, 1, 40);
  for (const { questions } of reads)
    for (const asked of Object.values(questions))
      expect(new Set(asked.map((paths) => paths[0])).size).toBe(asked.length);
  const startsOf = (name: string) =>
    reads
      .find((read) => read.name === name)
      ?.questions.ours?.map(
        ([path = '']) => decodeCursor(new URLSearchParams(path.split('?')[1]).get('cursor') ?? '').start,
      ) ?? [];
  const [whole, cards] = [startsOf('list of 25, whole offers'), startsOf('list of 25, cards')];
  expect(whole.length).toBeGreaterThan(30);
  expect(whole.filter((start) => cards.includes(start))).toEqual([]);
});

test('the warm-up leaves as many questions as are counted, or three quarters where there are too few', () => {
  const asked = { counted: 300, warmUp: 1_000 };
  const having = (count: number, isCheap = true) => ({
    questions: { ours: Array(count).fill(['/']), sqlite: Array(count + 9).fill(['/']) },
    isCheap,
  });
  const warmUps = [2_000, 1_000, 400, 300, 40].map((count) => warmUpOf(asked, having(count)));
  expect(warmUps.map(({ warmUp }) => warmUp)).toEqual([1_000, 700, 100, 75, 10]);
  expect(new Set(warmUps.map((one) => one.asked))).toEqual(new Set([1_000]));
  expect(warmUpOf(asked, having(400, false))).toEqual({ warmUp: 100, asked: 100 });
});

test('words are of many offers, of few, and of none', () => {
  const { common, rare, mistyped } = wordsIn(content.cards, 50);
  const having = (word: string) =>
    content.cards.filter(({ tagline }) => tagline?.split(' ').includes(word)).length;
  const [one = '', other = ''] = common[0]?.split(' ') ?? [];
  expect(Math.min(having(one), having(other))).toBeGreaterThan(10);
  for (const word of rare) expect(having(word)).toBeLessThanOrEqual(3);
  for (const word of mistyped.slice(0, 20)) expect(having(word)).toBe(0);
});

test('the tables hold what an offer embeds, and every link leads to a row', () => {
  const tables = Object.fromEntries(relationsOf(content).map((table) => [table.name, table]));
  for (const { rows, links } of Object.values(tables))
    for (const [column, table] of Object.entries(links)) {
      const ids = new Set(tables[table]?.rows.map(({ id }) => id));
      for (const row of rows) if (row[column] !== null) expect(ids).toContain(row[column]);
    }
  const [offer] = content.offers;
  const row = tables.offers?.rows.find(({ id }) => id === offer?.id);
  expect(row).toMatchObject({ name: offer?.name, class_id: offer?.asset_class?.id ?? null });
  const tags = tables.offer_tags?.rows.filter(({ offer_id }) => offer_id === offer?.id);
  expect(tags).toHaveLength(offer?.tags.length ?? -1);
});
