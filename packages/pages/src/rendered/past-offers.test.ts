import type { Directory } from '@tussock/core/directory/directory';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { factText } from '@tussock/core/offer/facts';
import { hasEnded, NO_LONGER_LISTED, showsOutcome } from '@tussock/core/offer/status';
import { describe, expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const NOTE =
  'Repaid **in full**, as the [report](https://report.example/2026) says.\n\n- Interest\n- Capital';

/**
 * The sample in which an offer that takes money was switched off, one that ended has a note with marks, another no word but its
 * outcome, and the newest of them no outcome.
 */
const { directory, page } = await renderedSite((sample) => {
  const [open, ended] = ['Open', 'Closed'].map((status) =>
    sample.offers.find((offer) => offer.is_active && offer.status === status),
  );
  const bare = sample.offers.findLast(({ status }) => status === 'Closed');
  const closed = sample.offers.filter((offer) => offer.is_active && offer.status === 'Closed');
  const [newest] = closed.sort((a, b) => b.created_at.localeCompare(a.created_at));
  return {
    ...sample,
    sources: sample.sources.filter(({ record }) => record !== bare?.id),
    offers: sample.offers.map((offer) => ({
      ...offer,
      ...(offer === open && { is_active: false }),
      ...(offer === ended && { outcome_note: NOTE }),
      ...(offer === newest && { outcome_return: null }),
      ...(offer === bare && { is_active: true, outcome_return: 9.3, outcome_note: null }),
    })),
  };
});

it('an offer that was switched off wears no status of today, whatever its last one was', async () => {
  const off = directory.offers.filter(({ is_active }) => !is_active);
  expect(off.map(({ status }) => status)).toContain('Open');
  for (const { id, slug } of off) {
    const { body } = await page(`/offers/${slug ?? id}`);
    const head = body.slice(0, body.indexOf('<h1'));
    const badges = head.slice(head.lastIndexOf('</nav>')).replace(/<[^>]*>/g, ' ');
    expect(badges.trim().replace(/\s+/g, ' ')).toMatch(new RegExp(`^${NO_LONGER_LISTED}`));
    const [, fact = ''] = /id="fact-status"(.*?)<\/div>/s.exec(body) ?? [];
    expect(fact.replace(/<[^>]*>/g, '')).toContain(NO_LONGER_LISTED);
  }
});

it('an offer that was switched off keeps its page, as the column says to whoever loads the directory', async () => {
  const [off] = directory.offers.filter(({ is_active }) => !is_active);
  const { status, body } = await page(`/offers/${off?.slug ?? off?.id}`);
  const said = 'offer has left the directory';
  expect([status, body.includes(said), OFFER_COLUMNS.is_active.about.includes(said)]).toEqual([
    200,
    true,
    true,
  ]);
});

it('an offer that takes no money says so before its name, with the way to similar ones; one that takes money does not', async () => {
  const listed = directory.offers.filter(({ is_active }) => is_active);
  for (const [status, isTaking] of [
    ['Open', true],
    ['Closing soon', true],
    ['Coming soon', false],
    ['Fully subscribed', false],
    ['Failed', false],
  ] as const) {
    const offer = listed.find((each) => each.status === status);
    const { body } = await page(`/offers/${offer?.slug}`);
    const head = body.slice(0, body.indexOf('<h1'));
    expect([status, head.includes('Not taking money now')]).toEqual([status, !isTaking]);
    expect(head.includes('href="#similar"')).toBe(!isTaking);
    expect(body).toContain('id="similar"');
  }
});

it('the note on an outcome shows its marks, links and lists on the track record as on the page of its offer', async () => {
  const ended = directory.offers.find(({ outcome_note }) => outcome_note === NOTE);
  for (const address of ['/track-record', `/offers/${ended?.slug}`]) {
    const { body } = await page(address);
    expect(body).toContain('Repaid <strong>in full</strong>');
    expect(body).toMatch(/<a [^>]*href="https:\/\/report\.example\/2026"/);
    expect(body).toContain('<li>Interest</li>');
  }
});

describe('an offer that ended shows what it reached beside its target', () => {
  const ended = directory.offers.filter((offer) => offer.is_active && hasEnded(offer));
  /** "21.8% p.a.", as it is read; nothing of an offer that was withdrawn and states none. */
  const reachedBy = (offer: (typeof ended)[number]) =>
    showsOutcome(offer) ? factText(offer, 'outcome_return') : null;
  const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const LIST = '/offers?status=Closed&status=Withdrawn&status=Failed';
  const partOf = (html: string, tag: string, { id, slug }: { id: string; slug: string | null }) =>
    html.split(`<${tag}`).find((part) => part.includes(`href="/offers/${slug ?? id}"`)) ?? '';

  it('on cards, and an open one has no such figure', async () => {
    const { body } = await page(LIST);
    expect(new Set(ended.map(reachedBy)).size).toBeGreaterThan(10);
    for (const offer of ended) {
      const reached = reachedBy(offer);
      const card = words(partOf(body, 'article', offer));
      expect(card).toContain('Target return');
      if (reached) expect(card).toContain(`Return reached ${reached}`);
      else expect(card).not.toContain('Return reached');
    }
    expect((await page('/offers?status=Open')).body).not.toContain('Return reached');
  });

  it('in rows of a table of such offers alone, and below the target where others leave no room for a column', async () => {
    const { body } = await page(`${LIST}&layout=table`);
    for (const offer of ended)
      expect(words(partOf(body, 'tr', offer))).toContain(` ${factText(offer, 'outcome_return')} `);
    const mixed = await page('/offers?layout=table&page=3');
    const shown = mixed.data<{ data: typeof ended }>('offer-list').data;
    const isEnded = ({ id }: { id: string }) => ended.some((each) => each.id === id);
    expect([shown.some(isEnded), shown.every(isEnded)]).toEqual([true, false]);
    expect(mixed.body).not.toContain('Return reached');
    for (const offer of directory.offers.filter((each) => shown.some(({ id }) => id === each.id))) {
      const row = words(partOf(mixed.body, 'tr', offer));
      if (!showsOutcome(offer)) expect(row).not.toMatch(/reached|outcome not stated/);
      else if (offer.outcome_return === null) expect(row).toContain('outcome not stated');
      else expect(row).toContain(`reached ${factText(offer, 'outcome_return')}`);
    }
    expect(words(mixed.body)).toContain('outcome not stated');
    expect((await page('/offers?status=Open&layout=table')).body).not.toContain('Return reached');
  });

  it('on the page of its provider', async () => {
    const [offer] = ended.filter((each) => reachedBy(each) !== null && each.provider_id !== null);
    const provider = directory.providers.find(({ id }) => id === offer?.provider_id);
    const { body } = await page(`/providers/${provider?.slug}`);
    expect(words(partOf(body, 'li', offer as never))).toContain(
      `Return reached ${reachedBy(offer as never)}`,
    );
  });
});

it('how an offer ended is said with the kind of its return, and its figures are in the page’s own alone', async () => {
  const known = directory.offers
    .filter((each) => each.is_active && hasEnded(each))
    .filter(({ outcome_return, outcome_note }) => outcome_return !== null || outcome_note !== null);
  const said = new Set<string>();
  for (const offer of known) {
    const { body } = await page(`/offers/${offer.slug ?? offer.id}`);
    const [part = ''] = /<section aria-labelledby="outcome"[\s\S]*?<\/section>/.exec(body) ?? [];
    expect([offer.name, part.includes('<dl')]).toEqual([offer.name, false]);
    const [, words] = /Return reached: (.*?)<\/p>/.exec(part.replaceAll('<!-- -->', '')) ?? [];
    const isStated = offer.outcome_return !== null;
    expect([offer.name, words?.startsWith('kind of return not stated.') ?? false]).toEqual([
      offer.name,
      isStated,
    ]);
    if (!isStated) said.add(words ?? '');
    const [, figures = ''] = /<dl class="[^"]*offer-summary([\s\S]*?)<\/dl>/.exec(body) ?? [];
    expect([offer.name, figures.includes('Return reached')]).toEqual([offer.name, showsOutcome(offer)]);
  }
  // Of one that was withdrawn no figure says that there is none.
  expect(said).toContain('none stated; the offer was withdrawn.');
});

it('nothing tells readers what to do before they invest in an offer that ended, or how to leave it', async () => {
  const adviceTo = async (offer: Directory['offers'][number]) => {
    const { body } = await page(`/offers/${offer.slug ?? offer.id}`);
    const told = [
      /Ask before you invest/,
      /Ask what is charged/,
      /Ask how and when investors/,
      /Getting out/,
    ];
    return told.filter((words) => words.test(body)).map(String);
  };
  const active = directory.offers.filter((offer) => offer.is_active);
  for (const offer of active.filter(hasEnded))
    expect([offer.name, await adviceTo(offer)]).toEqual([offer.name, []]);
  const [open] = active.filter((offer) => offer.status === 'Open');
  expect(await adviceTo(open as never)).toContain('/Getting out/');
});

it('nothing says that an offer that ended will close on the day that was stated before', async () => {
  const { page: read, directory: changed } = await renderedSite((sample) => {
    const ended = sample.offers.find(({ is_active, status }) => is_active && status === 'Closed');
    const early = { closes_on: '2026-12-04', closed_on: null };
    return {
      ...sample,
      offers: sample.offers.map((each) => (each === ended ? { ...each, ...early } : each)),
    };
  });
  const offer = changed.offers.find(
    ({ closes_on, status }) => closes_on === '2026-12-04' && status === 'Closed',
  );
  const at = `/offers/${offer?.slug}`;
  for (const address of [
    at,
    `/offers?status=Closed&layout=table&column=closes_on&q=${encodeURIComponent(offer?.name ?? '')}`,
    `/compare?offers=${offer?.slug}`,
  ]) {
    const { body } = await read(address);
    const said = body.replace(/<[^>]*>/g, '').match(/4 December 2026(, stated before it ended)?/g) ?? [];
    expect([address, said.length > 0, said.filter((each) => !each.includes(','))]).toEqual([
      address,
      true,
      [],
    ]);
  }
  expect((await read(at)).head).not.toContain('validThrough');
});

it('a row of a table says what does not apply as the page of its offer does', async () => {
  const closes = (offer: Directory['offers'][number]) => factText(offer, 'closes_on');
  const open = directory.offers.filter((offer) => offer.is_active && offer.status === 'Open');
  const { body } = await page('/offers?status=Open&layout=table&column=closes_on');
  const rows = body.split('<tr').filter((row) => row.includes('scope="row"'));
  const found = rows.map((row) => {
    const offer = open.find(({ id, slug }) =>
      row.includes(`href="/offers/${slug ?? id}"`),
    ) as (typeof open)[number];
    expect([offer.name, row]).toEqual([offer.name, expect.stringContaining(closes(offer))]);
    return closes(offer);
  });
  expect(found).toContain('Does not apply');
});
