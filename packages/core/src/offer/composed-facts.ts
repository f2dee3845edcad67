import { NONE, valueText } from '../column/value-text';
import type { PlatformEmbed } from '../firm/platform';
import type { ProviderEmbed } from '../firm/provider';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS } from '../fund/columns';
import type { FundEmbed } from '../fund/fund';
import { CONTACT_FOR_DETAILS } from '../money/money';
import { formatDate } from '../text/format-date';
import { aipText } from './aip-state';
import { OFFER_COLUMNS } from './columns';
import type { Offer } from './offer';
import { formatReturnRange, highestReturn } from './return-range';
import { NO_LONGER_LISTED } from './status';
import { termText } from './term';

/** What may be known of an offer: the whole of it, its card, its locked part, or what a watcher saw of it. */
export type Known = Partial<Omit<Offer, 'provider' | 'platform' | 'fund'>> & {
  readonly provider?: Partial<ProviderEmbed> | null;
  readonly platform?: Partial<PlatformEmbed> | null;
  readonly fund?: Partial<FundEmbed> | null;
};

/** A fact that is more than one column. */
export interface ComposedFact {
  label: string;
  /** Everything that the text is made of. */
  fields: readonly (keyof Offer)[];
  /** In words; null where it is not stated. */
  text: (offer: Known) => string | null;
  /** Shown where there is no text; "Not stated" by default. */
  missing?: string;
  /** Its line is left out where it is not stated. */
  optional?: true;
  /** Left out of the comparison: another fact says it there. */
  onPageOnly?: true;
  /** Left out of the offer's page where this field is stated. */
  unless?: keyof Offer;
}

/** Facts made of several columns, or of what an offer links to. */
export const COMPOSED_FACTS = {
  target_return: {
    label: 'Target return',
    fields: ['target_return_max', 'target_return_min', 'target_return_type', 'returns_stated', 'defaulted'],
    text: ({
      target_return_min = null,
      target_return_max = null,
      target_return_type = '',
      returns_stated = null,
      defaulted = [],
    }) => {
      const target = { target_return_min, target_return_max, target_return_type, returns_stated, defaulted };
      return highestReturn(target) === null ? null : formatReturnRange(target);
    },
    missing: CONTACT_FOR_DETAILS,
  },
  term: {
    label: OFFER_COLUMNS.term_description.label,
    fields: ['term_description', 'term_months', 'is_open_ended', 'terms'],
    text: ({ term_description = null, term_months = null, is_open_ended = null, terms = [] }) =>
      termText({ term_description, term_months, is_open_ended, terms }),
  },
  status: {
    label: OFFER_COLUMNS.status.label,
    // A card has no `is_active`: lists have what is switched on alone.
    fields: ['status'],
    text: ({ status, is_active }) => (is_active === false ? NO_LONGER_LISTED : (status ?? null)),
  },
  risk_rating: {
    label: OFFER_COLUMNS.risk_rating.label,
    fields: ['risk_rating', 'defaulted'],
    text: ({ risk_rating = null, defaulted = [] }) =>
      defaulted.includes('risk_rating') ? `${risk_rating} (not stated by provider)` : risk_rating,
  },
  closes_on: {
    label: OFFER_COLUMNS.closes_on.label,
    fields: ['closes_on'],
    text: ({ closes_on }) => (closes_on ? formatDate(closes_on) : null),
    unless: 'closed_on',
  },
  asset_class: {
    label: OFFER_COLUMNS.asset_class_id.label,
    fields: ['asset_class_id', 'asset_class'],
    text: ({ asset_class }) => asset_class?.name ?? null,
  },
  location: {
    label: OFFER_COLUMNS.location.label,
    fields: ['location', 'place'],
    text: ({ place }) => place?.name ?? null,
  },
  investment_currency: {
    label: OFFER_COLUMNS.investment_currency.label,
    fields: ['investment_currency'],
    text: ({ investment_currency }) => investment_currency ?? null,
    onPageOnly: true,
  },
  is_aip_eligible: {
    label: OFFER_COLUMNS.is_aip_eligible.label,
    fields: ['is_aip_eligible', 'aip_state', 'aip_category', 'aip_listed_on'],
    text: aipText,
    missing: OFFER_COLUMNS.is_aip_eligible.words.false,
  },
  is_secondary_market: {
    label: 'Secondary market',
    fields: ['is_secondary_market'],
    text: (offer) =>
      offer.is_secondary_market ? 'Existing shares or units, bought from a current holder' : null,
    missing: 'No',
    optional: true,
  },
  tags: {
    label: 'Tags',
    fields: ['tags'],
    text: ({ tags = [] }) => tags.map(({ name }) => name).join(', ') || null,
    optional: true,
    onPageOnly: true,
  },
  provider: {
    label: OFFER_COLUMNS.provider_id.label,
    fields: ['provider_id', 'provider'],
    text: ({ provider }) => provider?.name ?? null,
  },
  provider_type: {
    label: PROVIDER_COLUMNS.provider_type.label,
    fields: ['provider'],
    text: ({ provider }) => provider?.provider_type ?? null,
  },
  provider_location: {
    label: `Provider ${PROVIDER_COLUMNS.location.label.toLowerCase()}`,
    fields: ['provider'],
    text: ({ provider }) => provider?.location ?? null,
  },
  provider_established: {
    label: PROVIDER_COLUMNS.established_date.label,
    fields: ['provider'],
    text: ({ provider }) => provider?.established_date?.slice(0, 4) ?? null,
  },
  provider_aum: {
    label: PROVIDER_COLUMNS.aum.label,
    fields: ['provider'],
    text: ({ provider }) => valueText(PROVIDER_COLUMNS.aum, provider?.aum, provider ?? {}),
  },
  platform: {
    label: OFFER_COLUMNS.platform_id.label,
    fields: ['platform_id', 'platform'],
    text: ({ platform }) => platform?.name ?? null,
    missing: NONE,
  },
  fund: {
    label: OFFER_COLUMNS.fund_id.label,
    fields: ['fund_id', 'fund'],
    text: ({ fund }) => fund?.name ?? null,
  },
  fund_structure: {
    label: FUND_COLUMNS.fund_structure.label,
    fields: ['fund'],
    text: ({ fund }) => fund?.fund_structure ?? null,
  },
  sources: {
    label: 'Figures confirmed',
    fields: ['coverage'],
    text: ({ coverage }) => (coverage?.figures ? `${coverage.confirmed} of ${coverage.figures}` : null),
    missing: 'No figures stated',
  },
  last_checked: {
    label: 'Last checked',
    fields: ['sources'],
    text: ({ sources = [] }) => {
      const last = sources
        .map(({ checked_on }) => checked_on)
        .sort()
        .at(-1);
      return last === undefined ? null : formatDate(last);
    },
    missing: 'Not checked',
  },
} as const satisfies Readonly<Record<string, ComposedFact>>;
