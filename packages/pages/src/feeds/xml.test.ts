import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
import { element, escapeXml, XML_HEAD } from './xml';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** As a parser reads it. */
const read = (xml: string) => xml.replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole);

/** Production 2 of XML 1.0: the characters that a document may hold. */
const isChar = (code: number) =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000;
const allowed = (text: string) =>
  [...text].filter((character) => isChar(character.codePointAt(0) ?? 0)).join('');

const odd = fc.constantFrom(
  '<',
  '>',
  '&',
  '"',
  "'",
  '&amp;',
  ']]>',
  '\0',
  '\b',
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  '\x0e',
  '\x1f',
  '\ud800',
  '\udfff',
  '\ufffd',
  '\ufffe',
  '\uffff',
  '😀',
  'ā',
);
const text = fc
  .array(fc.oneof(odd, fc.string({ unit: anyCharacter, maxLength: 3 })))
  .map((parts) => parts.join(''));

describe('text in XML', () => {
  it('reads as it was, without what XML does not allow', () => {
    fc.assert(
      fc.property(text, (given) => {
        const escaped = escapeXml(given);
        expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
        expect(read(escaped)).toBe(allowed(given));
      }),
    );
  });
});

describe('an element', () => {
  it('has its text and its attributes, escaped', () => {
    expect(element('a:link', 'Tom & "Jerry"', { href: '/?a=1&b="2"', rel: 'self' })).toBe(
      '<a:link href="/?a=1&amp;b=&quot;2&quot;" rel="self">Tom &amp; &quot;Jerry&quot;</a:link>',
    );
    expect(element('title', 'x')).toBe('<title>x</title>');
  });

  it.each([null, undefined, ''])('is left out where there is no text: %j', (none) => {
    expect(element('title', none, { lang: 'en' })).toBe('');
  });
});

it('the head of a document names its version and its characters', () => {
  expect(XML_HEAD).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
});
