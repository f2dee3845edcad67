import { blankRow } from '@tussock/core/column/blank-row.fixture';
import { type Assembled, assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import type { ProviderRow } from '@tussock/core/firm/provider';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import type { FundRow } from '@tussock/core/fund/fund';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';

/** UUIDs that tell their table: kind 1 offers, 2 providers, 3 platforms, 4 funds. */
export const idOf = (kind: 1 | 2 | 3 | 4, n: number) =>
  `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const NAMES = ['Kauri Bridging', 'Rātā Forestry', 'Māori Enterprise', 'Tūī Orchards', 'Harbour Property'];

function offerRow(n: number): OfferRow {
  const name = `${NAMES[n % NAMES.length]} Offer ${n}`;
  return {
    ...blankRow(OFFER_COLUMNS),
    id: idOf(1, n),
    slug: n % 7 === 6 ? null : `offer-${n}`,
    name,
    tagline: `Tagline of ${name}`,
    description: `A **wholesale** offer over ${n % 2 ? 'plantation land' : 'first mortgages'} in the north.`,
    status: n % 3 === 0 ? 'Closed' : 'Open',
    is_active: n !== 11,
    is_aip_eligible: n % 4 === 0,
    offer_type: n % 2 ? 'Equity' : 'Debt',
    minimum_investment: n % 10 === 9 ? null : 25_000 * (n + 1),
    investment_currency: 'NZD',
    target_return_min: 5 + (n % 8),
    target_return_max: 6 + (n % 8),
    target_return_type: 'p.a.',
    term_description: '3-5 years',
    risk_rating: 'Medium',
    created_at: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}T00:00:00.000Z`,
    provider_id: idOf(2, n % 4),
    platform_id: n % 2 ? idOf(3, 0) : null,
    fund_id: idOf(4, n % 3),
    distribution: n % 2 ? 'monthly' : 'quarterly',
    tax_structure: 'pie',
    closes_on: n % 5 === 0 ? '2026-12-01' : null,
    management_fee: 1.25,
    details: `Sesquipedalian details of offer ${n}`,
    documents: [{ title: 'Memorandum', address: `https://documents.example/${n}.pdf` }],
    is_exclusive: n === 5,
    defaulted: ['risk_rating'],
  };
}

const providerRow = (n: number): ProviderRow => ({
  ...blankRow(PROVIDER_COLUMNS),
  id: idOf(2, n),
  slug: `provider-${n}`,
  name:
    ['Āwhina Capital', 'Pōhutukawa Partners', 'Southern Alps Funds', 'Tāwhaki Ventures'][n] ?? `Firm ${n}`,
  description: 'Invests for wholesale clients.',
  provider_type: n === 3 ? 'Platform' : 'Fund Manager',
  website: 'https://firm.example',
  logo_url: null,
  location: ['Auckland', 'Wellington', 'Hawke’s Bay', null][n] ?? null,
  established_date: '2012-05-01',
  aum: 1e8,
  aum_currency: 'NZD',
  is_aip_approved: false,
});

const fundRow = (n: number): FundRow => ({
  ...blankRow(FUND_COLUMNS),
  id: idOf(4, n),
  slug: `fund-${n}`,
  name: `Fund ${n}`,
  description: 'A fund.',
  provider_id: idOf(2, n),
  asset_class_id: n === 2 ? null : `class-${n}`,
  fund_type_id: null,
  fund_type: 'Evergreen',
  fund_structure: 'PIE',
  total_fund_size: 5e7,
  fund_size_currency: 'NZD',
  inception_date: '2020-01-01',
});

/** A directory of 40 offers in which every kind of record, filter and gap occurs. */
export function smallDirectory(offers = 40): Directory {
  return {
    offers: Array.from({ length: offers }, (_, n) => offerRow(n)),
    providers: [0, 1, 2, 3].map(providerRow),
    platforms: [
      {
        ...blankRow(PLATFORM_COLUMNS),
        id: idOf(3, 0),
        name: 'Koru Marketplace',
        description: 'A marketplace.',
        platform_type: 'Marketplace',
        website: 'https://koru.example',
        logo_url: null,
        total_capital_raised: 2e7,
        investor_count: 900,
        has_secondary_market: true,
      },
    ],
    funds: [0, 1, 2].map(fundRow),
    fund_types: [],
    tags: [
      { id: 'tag-1', slug: 'secondary-market', name: 'Secondary Market', description: null },
      { id: 'tag-2', slug: 'carbon', name: 'Carbon', description: 'Carbon credits.' },
    ],
    offer_tags: [1, 2, 3].flatMap((n) => [
      { offer_id: idOf(1, n), tag_id: 'tag-2' },
      ...(n === 1 ? [{ offer_id: idOf(1, n), tag_id: 'tag-1' }] : []),
    ]),
    asset_classes: [
      { id: 'class-0', slug: 'private-credit', name: 'Private Credit', description: null, questions: null },
      { id: 'class-1', slug: 'forestry', name: 'Forestry', description: null, questions: null },
    ],
    blog_posts: [1, 2, 3].map((n) => ({
      id: `post-${n}`,
      slug: n === 3 ? null : `reading-a-term-sheet-${n}`,
      title: `Reading a term sheet, part ${n}`,
      excerpt: 'What to look for.',
      category: 'Guides',
      author: 'A Writer',
      read_time: 5,
      is_published: n !== 2,
      published_date: `2026-0${n}-01T00:00:00.000Z`,
      checked_on: '2026-11-20',
      references: [{ title: 'An Act', address: 'https://act.example/' }],
      content: '## Heading\n\nText about covenants.',
    })),
    faqs: [
      {
        id: 'faq-1',
        question: 'What is a wholesale investor?',
        answer: 'Someone as defined in the Act.',
        category: null,
        is_active: true,
        display_order: 1,
      },
      { id: null, question: 'Hidden?', answer: 'Yes.', category: null, is_active: false, display_order: 2 },
    ],
    key_people: [
      { id: 'person-1', provider_id: idOf(2, 0), name: 'Hēmi Smith', role: 'Director', bio: null },
    ],
    corrections: [],
    sources: [
      ...(['management_fee', 'target_return_max'] as const).map((field) => ({
        ...blankRow(SOURCE_COLUMNS),
        record: idOf(1, 5),
        field,
        title: 'Information memorandum',
        tier: 'B' as const,
        checked_on: '2026-10-01',
      })),
    ],
    removals: [],
    settings: { demonstration: true },
  };
}

export const smallRelease = (offers?: number): Assembled => assemble(smallDirectory(offers));
