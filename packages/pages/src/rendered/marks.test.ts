import { createApi } from '@tussock/api/app';
import type { Columns } from '@tussock/core/column/column';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { TABLES } from '@tussock/core/directory/tables';
import { PAGES } from '@tussock/core/settings/pages';
import { expect, it } from 'vitest';
import { pageKinds } from '../../../../tests/support/page-kinds';
import { memoryReads } from '../../../api/src/memory-reads.fixture';
import { listFiles } from '../lists/list-files';
import { renderedSite } from './rendered.fixture';

const MARKED = 'It has **marked** words, [a link](/faq) and `code`.\n\n## A heading\n\n- A line';
const MARKS = /\*\*|\]\(|`code|## A/;

/** The rows with a text that has marks in every column of Markdown. */
function withMarks(sample: Directory): Directory {
  const tables = Object.entries<Columns>(TABLES).map(([name, columns]) => {
    const written = Object.entries(columns).filter(([, { kind }]) => kind === 'markdown');
    const texts = Object.fromEntries(written.map(([column]) => [column, MARKED]));
    const rows = sample[name as keyof Directory] as readonly object[];
    return [name, rows.map((row) => ({ ...row, ...texts }))];
  });
  return { ...sample, ...Object.fromEntries(tables) };
}

const { directory, page } = await renderedSite(withMarks);

/** The dictionary shows a value of each column as it is. */
const PAGES_OF_WORDS = pageKinds(directory).filter((address) => address !== PAGES.dataDictionary);

it.each(PAGES_OF_WORDS)('%s shows the words of a Markdown text and none of its marks', async (address) => {
  const { head, body } = await page(address);
  for (const part of [head, body]) expect(MARKS.exec(part)?.[0]).toBeUndefined();
});

it.each(['/providers', '/platforms', '/funds', '/asset-classes', '/faq', '/track-record', '/search'])(
  'so does the feed of %s',
  async (path) => {
    const reads = memoryReads({ 1: assemble(directory) });
    const files = listFiles({ api: createApi({ reads, build: 'b' }), build: 'b', now: () => new Date() });
    const feed = await (await files.request(`${path}.xml`)).text();
    expect(feed).toContain('<entry>');
    expect(MARKS.exec(feed)?.[0]).toBeUndefined();
  },
);
