import { expect, it } from 'vitest';
import { pageOfLink } from './use-followed-links';

const PREVIEW = '/preview/0123456789';

it.each([
  ['/glossary#pie', '', '/glossary#pie'],
  ['/offers?status=Open', '', '/offers?status=Open'],
  [`${PREVIEW}/glossary`, PREVIEW, '/glossary'],
  // Cut as long as the base is, it would begin with a slash.
  ['https://a.b.example/rest', PREVIEW, null],
  ['/glossary', PREVIEW, null],
  ['https://registry.example/', '', null],
  ['//registry.example/', '', null],
  ['/terms.pdf', '', null],
  ['/api/offers', '', null],
  ['#fees', '', null],
  ['', '', null],
])('a link to %j on a site at %j leads to the page %j', (href, base, page) => {
  expect(pageOfLink(href, base)).toBe(page);
});
