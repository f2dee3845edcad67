import { expect, it } from 'vitest';
import { splitHead } from './split-head';

it.each([
  ['', '', ''],
  ['<div>a</div>', '', '<div>a</div>'],
  [
    '<title>A</title><meta name="b"/><link rel="c"/><meta/><main><title>svg</title></main>',
    '<title>A</title><meta name="b"/><link rel="c"/><meta/>',
    '<main><title>svg</title></main>',
  ],
  ['<title data-a="b">A &amp; B</title><p>', '<title data-a="b">A &amp; B</title>', '<p>'],
  ['<title></title><link><p>', '<title></title><link>', '<p>'],
  ['text<meta name="b"/>', '', 'text<meta name="b"/>'],
  ['<title>open', '', '<title>open'],
])('%s', (html, head, body) => {
  expect(splitHead(html)).toEqual({ head, body });
});
