import { createHash } from 'node:crypto';
import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Directory } from '@tussock/core/directory/directory';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import type { ProviderRow } from '@tussock/core/firm/provider';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import type { FundRow } from '@tussock/core/fund/fund';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';

/** A UUID that is the same for the same words. */
export function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

const STATUSES = ['Open', 'Open', 'Closing soon', 'Closed'];
const TYPES = ['Fund Manager', 'platform', 'Wealth Manager', null];
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A made-up row with every field; numbers that share a remainder share a property. */
export function madeOffer(n: number, change: Partial<OfferRow> = {}): OfferRow {
  return {
    ...blankRow(OFFER_COLUMNS),
    id: uuidOf(`offer ${n}`),
    slug: n % 10 === 9 ? null : `offer-${n}`,
    name: `Offer ${n} Ōtautahi`,
    tagline: n % 3 ? `Tagline ${n}` : null,
    description: `Description of ${n}. `.repeat(20),
    status: STATUSES[n % STATUSES.length] as string,
    is_active: n % 12 !== 11,
    is_aip_eligible: n % 5 === 0,
    offer_type: 'Debt',
    minimum_investment: n % 6 ? n * 1_000.5 : null,
    investment_currency: 'NZD',
    target_return_min: 8.25,
    target_return_max: null,
    target_return_type: 'p.a.',
    term_description: '3-5 years',
    risk_rating: 'Medium',
    // Every other pair is of the same moment.
    created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 3_600_000).toISOString(),
    provider_id: n % 7 === 6 ? null : uuidOf(`provider ${n % 4}`),
    platform_id: n % 2 ? uuidOf('platform 0') : null,
    fund_id: n % 3 === 2 ? null : uuidOf(`fund ${n % 5}`),
    asset_class_id: `class-${n % 3}`,
    distribution: 'quarterly',
    tax_structure: 'pie',
    security_type: 'debt',
    term_months: 60,
    is_open_ended: false,
    location: 'Whāngārei',
    closes_on: '2026-12-24',
    management_fee: 1.15,
    performance_fee: 0,
    conflicts: '',
    details: `Details of ${n}`,
    documents: [{ title: 'Term sheet', address: `https://firm.example/${n}.pdf` }],
    is_exclusive: n % 8 === 3,
    defaulted: n % 4 ? [] : ['risk_rating'],
    ...change,
  };
}

export const madeProvider = (n: number, change: Partial<ProviderRow> = {}): ProviderRow => ({
  ...blankRow(PROVIDER_COLUMNS),
  id: uuidOf(`provider ${n}`),
  slug: n % 4 === 3 ? null : `provider-${n}`,
  name: n % 2 ? `Āwhina ${n}` : `Awhina ${n}`,
  description: `About ${n}`,
  provider_type: TYPES[n % TYPES.length] ?? null,
  website: `https://provider-${n}.example/`,
  logo_url: '/assets/logos/one.svg',
  location: 'Auckland',
  established_date: '1999-01-31',
  aum: 1.5e9,
  aum_currency: 'NZD',
  is_aip_approved: n % 2 === 0,
  ...change,
});

const madeFund = (n: number): FundRow => ({
  ...blankRow(FUND_COLUMNS),
  id: uuidOf(`fund ${n}`),
  slug: `fund-${n}`,
  name: `Fund ${n}`,
  description: null,
  provider_id: uuidOf(`provider ${n % 4}`),
  asset_class_id: n % 4 === 3 ? null : `class-${n % 3}`,
  fund_type_id: n % 2 ? 'type-0' : null,
  fund_type: n % 2 ? null : 'Closed-end',
  fund_structure: 'PIE',
  total_fund_size: 25_000_000,
  fund_size_currency: 'NZD',
  inception_date: null,
});

/** A whole small directory: five funds, three asset classes, four tags and a few of everything else. */
export function madeDirectory({ offers = 60, providers = 6 } = {}): Directory {
  return {
    offers: numbers(offers).map((n) => madeOffer(n)),
    providers: numbers(providers).map((n) => madeProvider(n)),
    platforms: numbers(3).map((n) => ({
      ...blankRow(PLATFORM_COLUMNS),
      id: uuidOf(`platform ${n}`),
      name: `Platform ${n}`,
      description: null,
      platform_type: 'Marketplace',
      website: null,
      logo_url: 'https://logos.example/a.png',
      total_capital_raised: 1_000_000,
      investor_count: 12,
      has_secondary_market: n === 1,
    })),
    funds: numbers(5).map((n) => madeFund(n)),
    fund_types: [{ id: 'type-0', slug: 'open-ended', name: 'Open-ended', description: null }],
    tags: numbers(4).map((n) => ({
      id: `tag-${n}`,
      slug: `tag-${n}`,
      name: `Tag ${n}`,
      description: `Of ${n}`,
    })),
    offer_tags: numbers(offers).flatMap((n) => [
      { offer_id: uuidOf(`offer ${n}`), tag_id: `tag-${n % 3}` },
      ...(n % 2 ? [{ offer_id: uuidOf(`offer ${n}`), tag_id: 'tag-3' }] : []),
    ]),
    asset_classes: ['Property', 'Forestry', 'Agriculture'].map((name, n) => ({
      id: `class-${n}`,
      slug: name.toLowerCase(),
      name,
      description: null,
      questions: null,
    })),
    blog_posts: numbers(7).map((n) => ({
      id: `post-${n}`,
      slug: n === 6 ? null : `post-${n}`,
      title: `Post ${n}`,
      excerpt: 'Short',
      category: null,
      author: 'A. Writer',
      read_time: 4.5,
      is_published: n !== 5,
      published_date: `2026-0${n + 1}-01T00:00:00.000Z`,
      checked_on: null,
      references: [],
      content: `# Post ${n}\n\nText.`,
    })),
    faqs: numbers(30).map((n) => ({
      id: n % 2 ? `faq-${n}` : null,
      question: `Question ${n}?`,
      answer: 'Answer.',
      category: null,
      is_active: n % 10 !== 0,
      display_order: 30 - n,
    })),
    key_people: numbers(9).map((n) => ({
      id: `person-${n}`,
      provider_id: uuidOf(`provider ${n % 2}`),
      name: `Person ${n}`,
      role: 'Partner',
      bio: null,
    })),
    corrections: [],
    sources: [
      {
        ...blankRow(SOURCE_COLUMNS),
        id: 'source-0',
        record: uuidOf('offer 0'),
        field: 'target_return_min',
        title: 'Register',
        address: 'https://register.example/',
        tier: 'A',
        checked_on: '2026-11-01',
      },
    ],
    removals: [],
    settings: { demonstration: true },
  };
}

/** Two offers of one provider and next to nothing else, for what is published many times. */
export const tinyDirectory = (): Directory => ({
  ...madeDirectory({ offers: 2, providers: 1 }),
  faqs: [],
  blog_posts: [],
  key_people: [],
  sources: [],
});

/** A small directory that differs from its other versions in every offer, the slugs included. */
export function madeVersion(version: number): Directory {
  const directory = madeDirectory({ offers: 16 });
  const offers = directory.offers.map((offer) => ({
    ...offer,
    slug: offer.slug && `${offer.slug}-v${version}`,
    name: `${offer.name}, version ${version}`,
  }));
  return { ...directory, offers };
}
