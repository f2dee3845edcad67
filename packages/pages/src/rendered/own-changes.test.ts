import type { FieldChange, RecordChange } from '@tussock/core/changelog/changelog';
import { addressOf } from '@tussock/core/identifier/identifier';
import { describe, expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

type Kind = 'offer' | 'fund' | 'provider' | 'platform';
type Row = { id: string; slug: string | null; name: string };

const FIELDS: Readonly<Record<Kind, [field: Omit<FieldChange, 'is_text'>, words: string]>> = {
  offer: [
    {
      field: 'minimum_investment',
      before: 1_000,
      after: 2_000,
      currency_before: 'NZD',
      currency_after: 'NZD',
    },
    'Minimum investment: $1,000 NZD, now $2,000 NZD',
  ],
  fund: [
    { field: 'total_fund_size', before: null, after: 5e7, currency_before: 'NZD', currency_after: 'NZD' },
    'Fund size: not stated, now $50,000,000 NZD',
  ],
  provider: [{ field: 'location', before: 'Napier', after: null }, 'Location: Napier, now not stated'],
  platform: [
    { field: 'has_secondary_market', before: false, after: true },
    'Secondary market: None stated, now Yes',
  ],
};
const TABLES = { offer: 'offers', fund: 'funds', provider: 'providers', platform: 'platforms' } as const;
const KINDS = Object.keys(TABLES) as Kind[];

const entry = (kind: Kind, row: Row, release: number, more: Partial<RecordChange> = {}): RecordChange => {
  const about = { id: row.id, slug: row.slug, name: row.name };
  return {
    release,
    published_at: '2026-11-19T00:00:00.000Z',
    about,
    offer: kind === 'offer' ? about : null,
    change: 'changed',
    kind,
    reason: null,
    fields: [{ ...FIELDS[kind][0], is_text: false }],
    ...more,
  };
};

/** The text of the section of changes on the page of the first record of a kind, over a log. */
async function sectionOf(kind: Kind, log: (row: Row) => RecordChange[]) {
  const { directory, reads, page } = await renderedSite();
  const row = directory[TABLES[kind]].find((one: Row & { is_active?: boolean }) => one.is_active !== false);
  if (!row) throw new Error(`The sample has no ${kind}`);
  reads.changes = async () => log(row);
  const { body, complete } = await page(`/${TABLES[kind]}/${addressOf(row)}`);
  expect(complete).toBe(true);
  const from = body.indexOf('id="changes"');
  return body.slice(from, body.indexOf('<section', from)).replaceAll('<!-- -->', '');
}

describe.each(KINDS)('the page of a record of the kind %s', (kind) => {
  const [, words] = FIELDS[kind];

  it('says what releases changed in it, and nothing of another kind with its id', async () => {
    const other = kind === 'provider' ? 'platform' : 'provider';
    const section = await sectionOf(kind, (row) => [
      entry(kind, row, 3),
      entry(other, row, 2),
      entry(kind, { ...row, id: 'another' }, 2),
      entry(kind, row, 1, { change: 'added', fields: [] }),
    ]);
    expect(section).toContain(`<li>${words}</li>`);
    expect(section).toContain('<li>Listed</li>');
    expect(section.match(/<time/g)).toHaveLength(2);
    expect(section.match(/, now /g)).toHaveLength(1);
  });

  it('says that the log lists no change', async () => {
    const section = await sectionOf(kind, () => []);
    expect(section).toContain(`The change log lists no change to this ${kind}.`);
    expect(section).not.toContain('<time');
  });

  it.each([
    [20, null],
    [23, 'The latest 20 of 23 changes.'],
  ])('with %i changes says how many are shown where there are more', async (count, said) => {
    const section = await sectionOf(kind, (row) =>
      Array.from({ length: count }, (_, at) => entry(kind, row, count - at)),
    );
    expect(section.match(/<time/g)).toHaveLength(20);
    expect(/The latest [^<]*?(?= <a|<)/.exec(section)?.[0] ?? null).toBe(said);
    const all = new RegExp(`<a [^>]*href="/changes\\?${kind}=[^"]+"[^>]*>All ${count} changes</a>`);
    expect(all.test(section)).toBe(said !== null);
  });
});

describe('the page of all changes, asked for those of one record', () => {
  const site = async () => {
    const made = await renderedSite();
    const [offer, other] = made.directory.offers.filter((one) => one.is_active && one.slug);
    const [provider] = made.directory.providers;
    if (!offer || !other || !provider) throw new Error('The sample has no two offers, or no provider');
    made.reads.changes = async () => [
      entry('offer', other, 99),
      ...Array.from({ length: 60 }, (_, at) => entry('offer', offer, 90 - at)),
      entry('provider', provider, 2),
    ];
    return { ...made, offer, other, provider };
  };

  it('lists these alone, says so and leads to the record and to all changes', async () => {
    const { page, offer, other } = await site();
    const { body, complete, head } = await page(`/changes?offer=${offer.slug}`);
    expect(complete).toBe(true);
    const text = body.replaceAll('<!-- -->', '');
    expect(text).toContain('>60 changes</p>');
    expect(text).toMatch(
      new RegExp(
        `This page shows changes to one offer only: <a [^>]*href="/offers/${offer.slug}"[^>]*>${offer.name}</a>\\. <a [^>]*href="/changes"[^>]*>Show all changes</a>`,
      ),
    );
    expect(text).not.toContain(`href="/offers/${other.slug}"`);
    expect(text).toContain(`href="/changes?offer=${offer.slug}&amp;page=2"`);
    expect(head).toContain(`<title>${offer.name} · Changes | Tussock NZ</title>`);
    expect(head).toContain('content="noindex"');
    expect(head).not.toContain('rel="canonical"');
    expect(head).toContain(`/changes?offer=${offer.slug}"`);
    // The feed of all changes is none of these.
    expect(head).not.toContain('/changes/rss.xml');
  });

  it('has further pages, which keep the record', async () => {
    const { page, offer } = await site();
    const { body, head } = await page(`/changes?page=2&offer=${offer.slug}`);
    expect(body.match(/Release <!-- -->\d+/g)).toHaveLength(10);
    expect(head).toContain(`<title>${offer.name} · Changes, page 2 | Tussock NZ</title>`);
  });

  it('says of a record without a change that there is none, and never what is the whole log', async () => {
    const { page } = await site();
    const { body, status } = await page('/changes?fund=no-such-fund');
    expect(status).toBe(200);
    const text = body.replaceAll('<!-- -->', '');
    expect(text).toContain('This page shows changes to one fund only: “no-such-fund”.');
    expect(text).toContain('The change log lists no change to this fund.');
    expect(text).toContain('>Show all changes</a>');
  });

  it.each([
    ['', 62],
    ['?offer=', 62],
    [`?offer=${'x'.repeat(121)}`, 62],
    ['?record=a&kind=offer', 62],
    ['?provider=PROVIDER', 1],
  ])('of %s has %s', async (search, count) => {
    const { page, provider } = await site();
    const asked = search.replace('PROVIDER', provider.id.toUpperCase());
    const { body } = await page(`/changes${asked}`);
    expect(body.replaceAll('<!-- -->', '')).toContain(`>${count} change${count === 1 ? '' : 's'}</p>`);
  });

  it('takes one record of an address that names two, and says which', async () => {
    const { page, offer, provider } = await site();
    const { body } = await page(`/changes?provider=${provider.id}&offer=${offer.slug}`);
    expect(body.replaceAll('<!-- -->', '')).toContain('This page shows changes to one offer only');
  });
});

describe('the page of a post', () => {
  const pageOver = async (changes: readonly RecordChange['change'][]) => {
    const { directory, reads, page } = await renderedSite();
    const post = directory.blog_posts.find(({ is_published }) => is_published);
    if (!post) throw new Error('The sample has no post');
    const about = { id: post.id, slug: post.slug, name: post.title };
    reads.changes = async () =>
      changes.map((change, at) => ({
        release: 9 - at,
        published_at: '2026-11-19T00:00:00.000Z',
        change,
        kind: 'blog-post',
        about,
        offer: null,
        reason: null,
        fields: change === 'changed' ? [{ field: 'content', before: null, after: null, is_text: true }] : [],
      }));
    const { body } = await page(`/blog/${addressOf(post)}`);
    return /<h2 id="changes".*?<\/ol>/s.exec(body)?.[0] ?? null;
  };

  it('says below its text when it was rewritten', async () => {
    const section = await pageOver(['changed', 'added']);
    expect(section).toContain('<time dateTime="2026-11-19T00:00:00.000Z"');
    expect(section).toContain('<li>Text: rewritten</li>');
  });

  it.each([[[]], [['added'] as const]])(
    'that no release changed says nothing of changes: %j',
    async (changes) => expect(await pageOver(changes)).toBeNull(),
  );
});

it('a platform at its other address, by its id, has its changes in the HTML too', async () => {
  const { directory, reads, page } = await renderedSite((sample) => ({
    ...sample,
    platforms: sample.platforms.map((one, at) => (at === 0 ? { ...one, slug: 'a-slug' } : one)),
  }));
  const [row] = directory.platforms;
  if (!row) throw new Error('The sample has no platform');
  reads.changes = async () => [entry('platform', { ...row, slug: 'a-slug' }, 2)];
  const { status, body } = await page(`/aggregators/${row.id}`);
  expect([status, body.includes(FIELDS.platform[1])]).toEqual([200, true]);
});

describe('the page of the visa', () => {
  const pageOver = async (kinds: readonly RecordChange['kind'][]) => {
    const { reads, page } = await renderedSite();
    const about = { id: 'aip_minimums', slug: null, name: 'Active Investor Plus minimums' };
    const [before, after] = ['Growth $5,000,000 NZD', 'Growth $3,000,000 NZD'];
    reads.changes = async () =>
      kinds.map((kind) => ({
        release: 9,
        published_at: '2026-11-19T00:00:00.000Z',
        change: 'changed',
        kind,
        about,
        offer: null,
        reason: null,
        fields: [{ field: 'aip_minimums', before, after, is_text: false }],
      }));
    const { body } = await page('/aip-investor-visa');
    return /<h2 id="changes".*?<\/ol>/s.exec(body)?.[0] ?? null;
  };

  it('says below its text how the minimums changed, which are a setting', async () => {
    expect(await pageOver(['setting'])).toContain(
      '<li>Minimums: Growth $5,000,000 NZD, now Growth $3,000,000 NZD</li>',
    );
    expect(await pageOver(['offer'])).toBeNull();
  });
});
