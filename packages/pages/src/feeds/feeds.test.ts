import { assemble } from '@tussock/core/directory/assemble';
import type { OfferCard } from '@tussock/core/offer/offer';
import { paths } from '@tussock/web/paths';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { changeSummary } from './changes-feed';
import { offerSummary } from './offers-feed';
import { rssDocument } from './rss';
import { sitemapFiles } from './sitemap';
import { element, escapeXml } from './xml';

const ADDRESS = 'https://tussock.example';

describe('escapeXml', () => {
  it('leaves nothing that could end an element or is no XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const escaped = escapeXml(text);
        expect(escaped.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[<>&"']/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be gone
        expect(escaped).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
      }),
    );
    expect(escapeXml('a\uD800b\u0007')).toBe('ab');
    expect(escapeXml('Māori & “co” 🌾')).toBe('Māori &amp; “co” 🌾');
  });

  it('makes no empty elements', () => {
    expect(element('title', '')).toBe('');
    expect(element('title', null)).toBe('');
    expect(element('guid', 'a', { isPermaLink: 'false' })).toBe('<guid isPermaLink="false">a</guid>');
  });
});

describe('a feed', () => {
  it('dates as RSS does, has its texts as text, and leaves out what is missing', () => {
    const settings = {
      address: ADDRESS,
      demonstration: false,
      locale: 'en-NZ',
      name: 'T',
      title_region: 'NZ',
    };
    const live = { settings, published_at: '2026-11-20T01:02:03.456Z' };
    const channel = { title: 'T', page: '/', feed: '/rss.xml', description: 'D' };
    const item = { title: 'A <b>', page: '/a', guid: 'a', description: 'LVR <65% & <img src=x>' };
    const text = rssDocument(live, channel, [
      { ...item, published_at: '2025-10-07T20:01:26Z', category: null },
      { ...item, published_at: null },
    ]);
    expect(text).toContain('<pubDate>Tue, 07 Oct 2025 20:01:26 GMT</pubDate>');
    expect(text).toContain('<lastBuildDate>Fri, 20 Nov 2026 01:02:03 GMT</lastBuildDate>');
    expect(text).toContain('<title>A &lt;b&gt;</title>');
    // A reader shows what it decodes as HTML: there it is the text again.
    expect(text).toContain('<description>LVR &amp;lt;65% &amp;amp; &amp;lt;img src=x&gt;</description>');
    expect(text.match(/<pubDate>/g)).toHaveLength(1);
    expect(text).not.toContain('<category');
    expect(text).not.toContain('<dc:creator');
  });
});

it('what a feed says of an offer ends each sentence once, also that of a term in the provider’s own sentence', () => {
  const card = assemble(madeDirectory({ offers: 1 })).cards[0] as OfferCard;
  const summaryWith = (term_description: string) => offerSummary({ ...card, term_description });
  const summary = summaryWith('About 18 months');
  expect(summary).toContain('Term: About 18 months. ');
  expect(summaryWith('About 18 months.')).toBe(summary);
});

describe('a sitemap', () => {
  const entries = Array.from({ length: 100_000 }, (_, n) => ({
    path: `/offers/${n}`,
    lastmod: '2026-11-20',
  }));
  const count = (text: string | undefined, tag: string) => text?.split(`<${tag}>`).length ?? 0;

  it('is one file as long as that may be', () => {
    const files = sitemapFiles(entries.slice(0, 20_000), ADDRESS);
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(count(files.get('/sitemap.xml'), 'url')).toBe(20_001);
  });

  it('has files that a function can answer, whatever the addresses: 6 MB with what JSON escapes', () => {
    const longest = entries.map(({ path }) => ({
      path: paths.provider({ id: '', slug: path.slice(1).replace('/', '-').padEnd(120, '-a') }),
      lastmod: '2026-11-20T01:02:03.456Z',
    }));
    const address = `https://${'longest-'.repeat(7)}name.co.nz`;
    const file = sitemapFiles(longest, address).get('/sitemap/1.xml') ?? '';
    expect(count(file, 'url')).toBeGreaterThan(10_000);
    expect(Buffer.byteLength(JSON.stringify(file))).toBeLessThan(6_000_000);
  });

  it('is several files beyond, which hold every page once', () => {
    const [[, list = ''] = [], ...files] = sitemapFiles(entries, ADDRESS);
    expect(list.match(/[^/]+\.xml(?=<)/g)).toEqual([1, 2, 3, 4, 5].map((number) => `${number}.xml`));
    const found = files.flatMap(([, file]) => file.match(/offers\/\d+/g) ?? []);
    expect(found).toEqual(entries.map(({ path }) => path.slice(1)));
  });

  it('gives pages without a date none', () => {
    expect(sitemapFiles([{ path: '/about' }], ADDRESS).get('/sitemap.xml')).not.toContain('lastmod');
  });
});

it('a change that ends in “p.a.” ends its sentence with one stop', () => {
  const field = (before: number | null, after: number) => ({ field: 'outcome_return', before, after });
  const change = { change: 'changed', kind: 'offer', about: { id: 'a', name: 'A', slug: 'a' }, reason: null };
  const fields = [field(null, 8.4), { field: 'minimum_investment', before: null, after: 1_000 }];
  expect(changeSummary({ ...change, fields } as unknown as Parameters<typeof changeSummary>[0])).toBe(
    'Return reached: not stated, now 8.4% p.a. Minimum investment: not stated, now $1,000.',
  );
});
