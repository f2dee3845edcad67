import type * as z from 'zod';
import { assetClass } from '../asset-class/asset-class';
import { blogPost } from '../blog-post/blog-post';
import { faq } from '../faq/faq';
import { fundRow, fundType } from '../fund/fund';
import { offerRow } from '../offer/offer';
import { person } from '../person/person';
import { platform } from '../platform/platform';
import { providerRow } from '../provider/provider';
import { source } from '../source/source';
import { offerTag, tag } from '../tag/tag';
import type { Directory, TableName } from './directory';
import type { ColumnKind } from './read-value';

export type RowOf<Name extends TableName> = Directory[Name][number];

export interface TableShape<Row> {
  schema: z.ZodType<Row>;
  columns: Record<Exclude<keyof Row & string, 'defaulted'>, ColumnKind>;
  /** What a missing value becomes. */
  defaults: Partial<Row>;
}

/** Every column of every table: how it is read, what it must be, and what stands in where it is missing. */
export const SHAPES: { [Name in TableName]: TableShape<RowOf<Name>> } = {
  offers: {
    schema: offerRow,
    columns: {
      id: 'uuid',
      slug: 'text',
      name: 'copy',
      tagline: 'copy',
      description: 'copy',
      status: 'text',
      is_active: 'boolean',
      is_aip_eligible: 'boolean',
      offer_type: 'copy',
      minimum_investment: 'number',
      investment_currency: 'code',
      target_return_min: 'number',
      target_return_max: 'number',
      target_return_type: 'copy',
      term_description: 'copy',
      risk_rating: 'text',
      created_at: 'timestamp',
      provider_id: 'uuid',
      platform_id: 'uuid',
      fund_id: 'uuid',
      asset_class_id: 'key',
      distribution: 'word',
      tax_structure: 'word',
      liquidity: 'word',
      security_type: 'word',
      term_months: 'number',
      is_open_ended: 'boolean',
      location: 'text',
      closes_on: 'date',
      closed_on: 'date',
      outcome_return: 'number',
      outcome_note: 'copy',
      management_fee: 'number',
      performance_fee: 'number',
      entry_fee: 'number',
      exit_fee: 'number',
      conflicts: 'copy',
      details: 'copy',
      documents: 'list',
      is_exclusive: 'boolean',
    },
    defaults: {
      is_active: false,
      is_aip_eligible: false,
      is_exclusive: false,
      investment_currency: 'NZD',
      target_return_type: 'p.a.',
      risk_rating: 'Medium',
      documents: [],
    },
  },
  providers: {
    schema: providerRow,
    columns: {
      id: 'uuid',
      slug: 'text',
      name: 'text',
      description: 'copy',
      provider_type: 'text',
      website: 'text',
      logo_url: 'text',
      location: 'text',
      established_date: 'date',
      aum: 'number',
      aum_currency: 'code',
      is_aip_approved: 'boolean',
    },
    defaults: { is_aip_approved: false, aum_currency: 'NZD' },
  },
  platforms: {
    schema: platform,
    columns: {
      id: 'uuid',
      name: 'text',
      description: 'copy',
      platform_type: 'text',
      website: 'text',
      logo_url: 'text',
      total_capital_raised: 'number',
      investor_count: 'number',
      has_secondary_market: 'boolean',
    },
    defaults: { has_secondary_market: false },
  },
  funds: {
    schema: fundRow,
    columns: {
      id: 'uuid',
      slug: 'text',
      name: 'copy',
      description: 'copy',
      provider_id: 'uuid',
      asset_class_id: 'key',
      fund_type_id: 'key',
      fund_type: 'text',
      fund_structure: 'text',
      total_fund_size: 'number',
      fund_size_currency: 'code',
      inception_date: 'date',
    },
    defaults: { fund_size_currency: 'NZD' },
  },
  fund_types: {
    schema: fundType,
    columns: { id: 'key', slug: 'text', name: 'copy', description: 'copy' },
    defaults: {},
  },
  tags: {
    schema: tag,
    columns: { id: 'key', slug: 'text', name: 'copy', description: 'copy' },
    defaults: {},
  },
  offer_tags: { schema: offerTag, columns: { offer_id: 'uuid', tag_id: 'key' }, defaults: {} },
  asset_classes: {
    schema: assetClass,
    columns: { id: 'key', slug: 'text', name: 'copy', description: 'copy' },
    defaults: {},
  },
  blog_posts: {
    schema: blogPost,
    columns: {
      id: 'key',
      slug: 'text',
      title: 'copy',
      excerpt: 'copy',
      category: 'text',
      author: 'text',
      read_time: 'number',
      is_published: 'boolean',
      published_date: 'timestamp',
      content: 'copy',
    },
    defaults: { is_published: false },
  },
  faqs: {
    schema: faq,
    columns: {
      id: 'key',
      question: 'copy',
      answer: 'copy',
      category: 'text',
      is_active: 'boolean',
      display_order: 'number',
    },
    // Without a place in the order an answer comes last.
    defaults: { is_active: false, display_order: 1_000_000 },
  },
  key_people: {
    schema: person,
    columns: { id: 'key', provider_id: 'uuid', name: 'text', role: 'text', bio: 'copy' },
    defaults: {},
  },
  sources: {
    schema: source,
    columns: {
      id: 'key',
      record: 'uuid',
      field: 'text',
      title: 'text',
      address: 'text',
      tier: 'code',
      checked_on: 'date',
      checked_by: 'text',
      outcome: 'copy',
    },
    defaults: {},
  },
};

/** Defaults of the specification, which stand in a record's `defaulted` where they were applied. */
export const STATED_DEFAULTS = ['investment_currency', 'target_return_type', 'risk_rating'] as const;
