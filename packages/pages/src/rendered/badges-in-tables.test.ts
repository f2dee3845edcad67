import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

const words = (html: string) => html.replace(/<!-- -->|<span class="sr-only">[\s\S]*?<\/span>|<[^>]*>/g, '');

/** What the badges of each offer say on the cards of a list, by its address. */
function onCards(body: string): Map<string, string[]> {
  const cards = body.match(/<article class="offer-card">[\s\S]*?<\/article>/g) ?? [];
  return new Map(
    cards.map((card) => [
      /<h\d><a[^>]* href="([^"]*)"/.exec(card)?.[1] ?? '',
      [...card.matchAll(/<span class="badge[^>]*>([\s\S]*?)<\/span>(?= )/g)].map(([, text = '']) =>
        words(text).trim(),
      ),
    ]),
  );
}

/** What the row of each offer says below its name. */
function inRows(body: string): Map<string, string> {
  const heads = body.match(/<th scope="row"[\s\S]*?<\/th>/g) ?? [];
  return new Map(
    heads.map((head) => [
      /href="([^"]*)"/.exec(head)?.[1] ?? '',
      words(/<small>([\s\S]*)<\/small>/.exec(head)?.[1] ?? ''),
    ]),
  );
}

it.each(['/offers?', '/aip-eligible-funds?', '/secondary-market?', '/offers?status=Open&sort=name&'])(
  'the rows of the table at %s say what the badges of its cards do',
  async (address) => {
    const cards = onCards((await page(address)).body);
    const rows = inRows((await page(`${address}layout=table`)).body);
    expect([...rows.keys()]).toEqual([...cards.keys()]);
    expect([...cards.values()].some((badges) => badges.length > 1)).toBe(true);
    for (const [offer, badges] of cards)
      expect([offer, rows.get(offer)]).toEqual([offer, expect.stringContaining(badges.join(' · '))]);
  },
);
