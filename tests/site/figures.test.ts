import { addressOf } from '@tussock/core/identifier/identifier';
import { readableMoney } from '@tussock/core/money/readable-money';
import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import { FACTS, type FactName } from '@tussock/core/offer/facts';
import { showsOutcome } from '@tussock/core/offer/status';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ExpectedMark, expectedMark, inWords } from '../support/mark-oracle';
import { type ShownFigure, shownFigures } from '../support/shown-marks';
import { type RunningSite, sharedSite } from '../support/site';

/** A day on which the figures of the sample have every kind of mark. */
const today = '2026-12-01';
let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T00:00:00Z`) });
});
afterAll(() => void vi.useRealTimers());

/** Each page is read once for all that is said of its figures. */
const pages = new Map<string, Promise<string>>();
function html(path: string): Promise<string> {
  const page = pages.get(path) ?? fetch(site.address + path).then((answer) => answer.text());
  pages.set(path, page);
  return page;
}

/** Facts by the labels of pages; the risk rating says whose it is. */
const FACT_OF = new Map(
  FACT_GROUPS.filter(({ name }) => name !== 'people')
    .flatMap(({ facts }): readonly FactName[] => facts)
    .map((name) => [FACTS[name].label, name]),
);
const factOf = ({ label }: ShownFigure) => FACT_OF.get(label.replace(/, by provider$/, ''));

const expectMark = (where: string, shown: ShownFigure, expected: ExpectedMark) => {
  expect([where, shown.label, shown.mark]).toEqual([where, shown.label, expected.mark]);
  if (expected.date)
    expect([where, shown.label, shown.words]).toEqual([
      where,
      shown.label,
      expect.stringContaining(inWords(expected.date)),
    ]);
  const says = shown.text.includes('Last confirmed');
  expect([where, shown.label, says]).toEqual([where, shown.label, expected.lapsed === true]);
};

describe('the mark of every figure', () => {
  it('of every offer’s page is what an oracle makes of the rows of the sample', async () => {
    const seen = new Map<string, number>();
    for (const offer of site.directory.offers.filter(({ is_active }) => is_active)) {
      const page = (await html(`/offers/${offer.slug ?? offer.id}`)).split('id="similar"')[0] ?? '';
      const figures = shownFigures(page).filter((figure) => factOf(figure));
      expect([offer.name, figures.length > 10]).toEqual([offer.name, true]);
      for (const figure of figures) {
        const fact = factOf(figure) as FactName;
        const expected = expectedMark(site.directory, offer, fact, today);
        expectMark(offer.name, figure, expected);
        if (expected.mark !== 'none')
          expect([figure.href, page.includes(`id="${figure.href.split('#')[1]}"`)]).toEqual([
            figure.href,
            true,
          ]);
        const kind = expected.lapsed ? 'lapsed' : expected.mark;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    for (const kind of ['confirmed', 'half', 'aged', 'lapsed', 'none'])
      expect([kind, (seen.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });

  it('is the same on cards, where none is a tab stop', async () => {
    const byName = new Map(site.directory.offers.map((offer) => [offer.name, offer]));
    let cards = 0;
    for (let page = 1; cards < byName.size; page += 1) {
      const articles = (await html(`/offers?page=${page}`)).split('<article').slice(1);
      if (articles.length === 0) break;
      for (const article of articles) {
        const name = (/<h[23][^>]*>(?:<[^>]*>)*([^<]*)/.exec(article)?.[1] ?? '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&');
        const offer = byName.get(name);
        if (!offer) throw new Error(`No offer is called ${name}.`);
        const figures = shownFigures(article);
        // Of an offer that ended, what it reached is beside its target.
        expect(figures.length).toBe(showsOutcome(offer) ? 6 : 5);
        for (const figure of figures) {
          expectMark(name, figure, expectedMark(site.directory, offer, factOf(figure) as FactName, today));
          expect(figure.isTabStop).toBe(false);
        }
        cards += 1;
      }
    }
    expect(cards).toBe(site.directory.offers.filter(({ is_active }) => is_active).length);
  });
});

it('no mark adds a tab stop to a table or a comparison', async () => {
  const slugs = site.directory.offers.filter(({ is_active, slug }) => is_active && slug).slice(0, 3);
  for (const path of ['/offers?layout=table', `/compare?offers=${slugs.map(({ slug }) => slug).join(',')}`]) {
    const marks = (await html(path)).match(/<a [^>]*class="mark [^>]*>/g) ?? [];
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((mark) => !mark.includes('tabindex="-1"'))).toEqual([]);
  }
});

it('a target that can no longer be reached is not modelled', async () => {
  const ended = site.directory.offers.filter(
    ({ is_active, status }) => is_active && ['Closed', 'Withdrawn', 'Failed'].includes(status),
  );
  expect(ended.length).toBeGreaterThan(3);
  for (const offer of ended) {
    const page = await html(`/offers/${addressOf(offer)}`);
    expect(page).toContain('id="risks"');
    expect(page).not.toContain('id="after-everything"');
  }
  const open = site.directory.offers.find(
    (each) => each.is_active && each.status === 'Open' && each.target_return_type === 'p.a.',
  );
  expect(await html(`/offers/${open?.slug}`)).toContain('id="after-everything"');
});

it('a large amount has one form on the pages of firms, funds and their offers, which is exact', async () => {
  const { offers, providers, platforms, funds } = site.directory;
  const shown = [
    ...providers.map((row) => [`/providers/${addressOf(row)}`, row.aum, row.aum_currency] as const),
    ...platforms.map((row) => [`/platforms/${row.id}`, row.total_capital_raised, 'NZD'] as const),
    ...funds.map((row) => [`/funds/${addressOf(row)}`, row.total_fund_size, row.fund_size_currency] as const),
    ...funds.slice(0, 5).flatMap((row) => {
      const offer = offers.find((each) => each.is_active && each.fund_id === row.id);
      return offer
        ? [[`/offers/${addressOf(offer)}`, row.total_fund_size, row.fund_size_currency] as const]
        : [];
    }),
  ].filter(([, amount]) => (amount ?? 0) >= 1_000_000);
  const kinds = new Set(shown.map(([path]) => path.split('/')[1]));
  expect(kinds).toEqual(new Set(['providers', 'platforms', 'funds', 'offers']));
  for (const [path, amount, currency] of shown)
    expect((await html(path)).replaceAll('<!-- -->', ''), path).toContain(readableMoney(amount, currency));
});

it('the promise of the home page about what is missing is kept on every page of an offer, a firm and a fund, and in their lists', async () => {
  const { offers, providers, platforms, funds } = site.directory;
  const listed = offers.filter((offer) => offer.is_active);
  const paths = [
    ...['/offers', '/offers?layout=table', '/providers', '/platforms', '/funds'],
    ...listed.map((row) => `/offers/${addressOf(row)}`),
    ...providers.map((row) => `/providers/${addressOf(row)}`),
    ...platforms.map((row) => `/platforms/${row.id}`),
    ...funds.map((row) => `/funds/${addressOf(row)}`),
  ];
  const broken: string[] = [];
  const shownIn = async (path: string, label: string) => {
    const text = (await html(path)).replaceAll('<!-- -->', '');
    const facts = [...text.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map((fact) =>
      fact.slice(1, 3).map((part) => part.replace(/<[^>]+>/g, '').trim()),
    );
    for (const [name, value = ''] of facts)
      if (/^(?:[–—-]|n\/a|unknown|)$/i.test(value)) broken.push(`${path}: ${name}`);
    return facts.find(([name]) => name === label)?.[1];
  };
  for (const path of paths) await shownIn(path, '');
  expect(broken).toEqual([]);
  const without = (amount: number | null) => amount === null || amount === 0;
  const unpriced = listed.find((row) => without(row.minimum_investment));
  expect(await shownIn(`/offers/${addressOf(unpriced as never)}`, 'Minimum investment')).toBe(
    'Contact for details',
  );
  const unsized = providers.find((row) => without(row.aum));
  expect(await shownIn(`/providers/${addressOf(unsized as never)}`, 'Under management')).toBe('Not stated');
  const home = await html('/');
  for (const words of ['“Contact for details”', '“Not stated”']) expect(home).toContain(words);
});
