import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nzDate } from '@tussock/core/text/nz-date';
import { expect, test } from 'vitest';
import { linksOf } from './find-links';
import { linksText, SEEN } from './links-page';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/links.md'), 'utf8');

test('the page of the links is the one that `npm run docs` writes', () => {
  expect(page).toBe(linksText(ROOT));
});

test('no link of a page, a post or the glossary is missing from it', () => {
  const listed = new Set(linksOf(page));
  const content = 'packages/web/src/content';
  for (const file of [
    `${content}/aip-investor-visa.mdx`,
    `${content}/glossary.json`,
    'scripts/sample/blog_posts.json',
  ]) {
    const links = linksOf(readFileSync(join(ROOT, file), 'utf8'));
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((link) => !listed.has(link))).toEqual([]);
  }
});

test('no page was seen in the future', () => {
  const today = nzDate(new Date());
  const dates = Object.values(SEEN).flatMap(({ seen_on }) => seen_on ?? []);
  expect(dates.length).toBeGreaterThan(50);
  expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date) || date > today)).toEqual([]);
});

test('links are found in Markdown, code and data; invented addresses and vocabularies are none', () => {
  expect(linksOf('See [the Act](https://law.govt.nz/act.html), or https://a.co.nz/b.')).toEqual([
    'https://law.govt.nz/act.html',
    'https://a.co.nz/b',
  ]);
  expect(linksOf('{"address": "https://a.co.nz/?p=1&q=2"} `https://b.govt.nz/$' + '{number}/`')).toEqual([
    'https://a.co.nz/?p=1&q=2',
    'https://b.govt.nz/',
  ]);
  expect(
    linksOf(
      'https://firm.example/im.pdf http://site.invalid http://localhost:3000 https://schema.org/Offer https://www.$D/x',
    ),
  ).toEqual([]);
});
