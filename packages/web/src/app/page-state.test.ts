import { expect, it } from 'vitest';
import { PAGE_TITLE } from '../lib/page-title';
import { parseMarkdown } from '../ui/markdown/parse';
import { STATE_ELEMENT_ID } from './page-state';

it('the element with the state has an id by which a browser finds it', () => {
  expect(STATE_ELEMENT_ID).toMatch(/^[a-z][a-z-]+$/);
});

it.each([STATE_ELEMENT_ID, PAGE_TITLE, 'root', 'content'])('no heading of a text takes the id %s', (id) => {
  for (const heading of [id, id.replace('-', ' '), `{"${id.replace('-', '":"')}"}`]) {
    const { headings } = parseMarkdown(`## ${heading}\n\nText\n\n## ${heading}\n`);
    expect([...headings.values()].map((one) => one.id)).toEqual([`${id}-2`, `${id}-3`]);
  }
});
