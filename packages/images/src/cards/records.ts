import type { AssetClass } from '@tussock/core/asset-class/asset-class';
import type { ClassFigures } from '@tussock/core/asset-class/class-figures';
import { rangeOfMoney, targetRange } from '@tussock/core/asset-class/range-text';
import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Column, Columns } from '@tussock/core/column/column';
import { NOT_STATED, shortText } from '@tussock/core/column/value-text';
import type { Platform } from '@tussock/core/firm/platform';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import type { Provider } from '@tussock/core/firm/provider';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import type { Fund } from '@tussock/core/fund/fund';
import { AIM_NOT_FORECAST, NOT_ADVICE, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { formatCount } from '@tussock/core/text/format-number';
import type { Card, CardFigure } from '../card';
import { figure } from './figure';

const FOR_WHOLESALE = `${WHOLESALE_ONLY} ${NOT_ADVICE}`;

export const providerCard = (provider: Provider): Card => ({
  kind: provider.provider_type ?? 'Provider',
  asset_class: null,
  name: provider.name,
  byline: provider.location && `in ${provider.location}`,
  figures: [
    column(PROVIDER_COLUMNS, 'aum', provider),
    column(PROVIDER_COLUMNS, 'established_date', provider),
    { label: 'Offers listed', value: wholeNumber(provider.offer_count) },
    { label: 'Funds listed', value: wholeNumber(provider.fund_count) },
  ],
  note: FOR_WHOLESALE,
});

export const platformCard = (platform: Platform): Card => ({
  kind: platform.platform_type ?? 'Platform',
  asset_class: null,
  name: platform.name,
  byline: null,
  figures: [
    column(PLATFORM_COLUMNS, 'total_capital_raised', platform),
    column(PLATFORM_COLUMNS, 'investor_count', platform),
    column(PLATFORM_COLUMNS, 'has_secondary_market', platform),
  ],
  note: FOR_WHOLESALE,
});

export const fundCard = (fund: Fund): Card => ({
  kind: [fund.asset_class?.name, 'Fund'].filter(Boolean).join(' · '),
  asset_class: fund.asset_class?.slug ?? null,
  name: fund.name,
  byline: fund.provider && `by ${fund.provider.name}`,
  figures: [
    column(FUND_COLUMNS, 'total_fund_size', fund),
    column(FUND_COLUMNS, 'fund_structure', fund),
    column(FUND_COLUMNS, 'inception_date', fund),
    { label: 'Offers listed', value: wholeNumber(fund.offer_count) },
  ],
  note: FOR_WHOLESALE,
});

export const blogPostCard = (post: BlogPost): Card => ({
  kind: ['Blog', post.category].filter(Boolean).join(' · '),
  asset_class: null,
  name: post.title,
  byline: post.author && `by ${post.author}`,
  figures: [
    ...(post.published_date ? [{ label: 'Published', value: formatDate(post.published_date) }] : []),
    ...(post.read_time ? [{ label: 'Reading time', value: formatCount(post.read_time, 'minutes') }] : []),
  ],
  note: 'General information, not financial advice.',
});

/** @param figures of the class; undefined where no offer of it is listed */
export function assetClassCard(asset: AssetClass, figures: ClassFigures | undefined): Card {
  const none = figures?.open_offers ? NOT_STATED : 'No open offer';
  const range = (label: string, [first, ...more]: string[]): CardFigure => {
    const { unit = '', ...rest } = figure(label, first ?? none);
    return { ...rest, unit: more.length > 0 ? `${unit}; ${formatCount(more.length, 'more kinds')}` : unit };
  };
  return {
    kind: 'Asset class',
    asset_class: asset.slug,
    name: asset.name,
    byline: null,
    figures: [
      {
        label: 'Offers',
        value: `${wholeNumber(figures?.open_offers ?? 0)} open`,
        unit: `of ${wholeNumber(figures?.offers ?? 0)} listed`,
      },
      range('Minimums, open offers', figures?.minimums.map(rangeOfMoney) ?? []),
      range('Targets, open offers', figures?.targets.map(targetRange) ?? []),
    ],
    note: `${WHOLESALE_ONLY} ${AIM_NOT_FORECAST}`,
  };
}

function column<C extends Columns>(columns: C, name: keyof C & string, record: object): CardFigure {
  const row = record as Readonly<Record<string, unknown>>;
  const described = columns[name] as Column;
  return figure(described.label ?? name, shortText(described, row[name], row) ?? NOT_STATED);
}
