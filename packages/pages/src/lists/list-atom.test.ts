import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import type { ListAddress, ListKind } from './list-address';
import { listAtom } from './list-atom';
import type { Api, Row } from './read-list';

const PUBLISHED = '2026-11-20T00:00:00.000Z';
const ID = '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11';
const nothingAsked: Api = {
  request: (path) => {
    throw new Error(`asked for ${path}`);
  },
};

/** The feed of a list with these rows. */
const feedOf = (
  kind: ListKind,
  rows: Row[],
  { path = '/list', total = rows.length, part = 1, api = nothingAsked } = {},
) =>
  listAtom(
    {
      list: { kind } as ListAddress,
      title: 'A list',
      heading: 'A & B',
      path,
      about: [],
      rows,
      total,
      release: { release: 3, published_at: PUBLISHED, hash: null, counts: {}, previous: null },
      settings: DEFAULT_SETTINGS,
    },
    { part, search: '?q=a', next: `${path}.xml?q=a&part=${part + 1}` },
    { api },
  );

/** What the entries of a feed have of an element. */
const all = (feed: string, element: string) =>
  [...feed.matchAll(new RegExp(`<entry>.*?<${element}>(.*?)</${element}>`, 'g'))].map(([, text]) => text);

it('is a feed with its address, its list, its date and its author, and an entry for each row', async () => {
  const row = { id: ID, slug: 'forestry', name: 'Trees < land', description: 'Long *lived*.' };
  expect(await feedOf('asset-classes', [row])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NZ">',
      '<id>https://tussock.example/list.xml?q=a</id><title>A &amp; B | Tussock NZ</title>',
      '<subtitle>What this list of the directory shows now, in its order. Nobody pays for a place.</subtitle>',
      `<updated>${PUBLISHED}</updated>`,
      '<author><name>Tussock</name><uri>https://tussock.example</uri></author>',
      '<link rel="self" type="application/atom+xml" href="https://tussock.example/list.xml?q=a"/>',
      '<link rel="alternate" type="text/html" href="https://tussock.example/list?q=a"/>',
      `\n<entry><id>urn:uuid:${ID}</id><title>Trees &lt; land</title>`,
      '<link rel="alternate" type="text/html" href="https://tussock.example/asset-classes/forestry"/>',
      `<updated>${PUBLISHED}</updated><summary>Long lived.</summary></entry></feed>\n`,
    ].join(''),
  );
});

it('leads on where the list has further parts, and in the last part no more', async () => {
  const next =
    '<link rel="next" type="application/atom+xml" href="https://tussock.example/list.xml?q=a&amp;part=2"/>';
  expect(await feedOf('faqs', [], { total: 1_001 })).toContain(next);
  expect(await feedOf('faqs', [], { total: 1_001, part: 2 })).not.toContain('rel="next"');
  expect(await feedOf('faqs', [], { total: 1_000 })).not.toContain('rel="next"');
});

it('names what has no name, and no two entries with one id', async () => {
  const feed = await feedOf('asset-classes', [
    { id: 'a', slug: 'a', name: '' },
    { id: 'b', slug: 'a', name: 'B' },
    { id: 'c', slug: 'a', name: 'C' },
  ]);
  expect(all(feed, 'title')).toEqual(['Without a name', 'B', 'C']);
  const own = 'https://tussock.example/asset-classes/a';
  expect(all(feed, 'id')).toEqual([own, `${own}-2`, `${own}-3`]);
  expect(feed).not.toContain('<summary>');
});

it('leads to the answer of a question', async () => {
  const feed = await feedOf('faqs', [{ id: 'q', question: 'Who pays?', answer: 'Nobody *pays*.' }]);
  expect(all(feed, 'title')).toEqual(['Who pays?']);
  expect(all(feed, 'id')).toEqual(['https://tussock.example/faq#who-pays']);
  expect(all(feed, 'summary')).toEqual(['Nobody pays.']);
});

it('says what came of a reported mistake, or that it is not answered yet', async () => {
  const report = { record: ID, kind: 'offer', field: 'minimum_investment', reported_on: '2026-11-01' };
  const about = { id: ID, slug: 'rimu', name: 'Rimu' };
  const feed = await feedOf('corrections', [
    { ...report, about, outcome: 'Corrected.', answered_on: '2026-11-03' },
    { ...report, about: null, outcome: null, answered_on: null },
  ]);
  expect(all(feed, 'title')).toEqual([
    'Rimu: Minimum investment',
    'A record that has left: Minimum investment',
  ]);
  expect(all(feed, 'summary')).toEqual(['Corrected.', 'Not answered yet.']);
});

it('says what was found of a figure, with the note where there is one', async () => {
  const entry = {
    kind: 'offer',
    about: { id: ID, slug: 'rimu', name: 'Rimu' },
    title: 'Memorandum',
    field: 'minimum_investment',
    checked_on: '2026-11-01',
    state: 'differs',
  };
  const feed = await feedOf('sources', [
    { ...entry, outcome: 'differs: it says $60,000' },
    { ...entry, field: 'management_fee', outcome: null, state: 'confirmed' },
  ]);
  expect(all(feed, 'summary')).toEqual(['Differs: it says $60,000', 'Confirmed']);
});

it('reads the whole log of the release for its dates, a hundred changes at a time', async () => {
  const listed = { kind: 'offer', change: 'changed', about: { id: 'other' }, published_at: PUBLISHED };
  const first = '2026-11-19T00:00:00.000Z';
  const log = [
    ...Array.from({ length: 250 }, () => listed),
    { ...listed, about: { id: ID }, published_at: first },
  ];
  const asked: string[] = [];
  const api: Api = {
    request: (path) => {
      asked.push(path);
      const page = Number(new URL(path, 'http://api').searchParams.get('page'));
      return Response.json({ data: log.slice(100 * (page - 1), 100 * page), total: log.length });
    },
  };
  const ended = { id: ID, slug: 'rimu', name: 'Rimu', closed_on: '2026-10-01', status: 'Closed' };
  const feed = await feedOf('outcomes', [ended, { ...ended, outcome_note: 'All **paid** back.' }], { api });
  expect(asked).toEqual([1, 2, 3].map((page) => `/api/changes?limit=100&page=${page}&release=3`));
  expect(all(feed, 'updated')).toEqual([first, first]);
  expect(all(feed, 'summary')).toEqual(['Closed', 'Closed. All paid back.']);
});
