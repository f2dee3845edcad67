import { exactMoney } from '@tussock/core/money/money';
import {
  DISTRIBUTION_LABELS,
  LIQUIDITY_LABELS,
  NOT_STATED,
  riskLabel,
  SECURITY_TYPE_LABELS,
  TAX_STRUCTURE_LABELS,
  termLabel,
} from '@tussock/core/offer/labels';
import type { LockedOffer, Offer } from '@tussock/core/offer/offer';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { formatDate } from '../../lib/dates';
import { percent } from '../../lib/format';
import { paths } from '../../lib/paths';

/** One cell of the table: what an offer states in a row. */
export interface Cell {
  text: string;
  /** Path of the page about it. */
  to?: string;
}

export interface Row {
  label: string;
  /** Set large: the figures that people compare first. */
  figure?: boolean;
  cells: Cell[];
}

export interface Group {
  title: string;
  rows: Row[];
}

const LOCKED = 'Unlocked on its own page';

type Field = { label: string; figure?: boolean; of: (offer: Offer) => string | Cell | null | undefined };

/** Every row of the comparison, in the order of an offer's own page. */
const FIELDS: { title: string; fields: Field[] }[] = [
  {
    title: 'Figures',
    fields: [
      {
        label: 'Minimum investment',
        figure: true,
        of: (offer) => exactMoney(offer.minimum_investment, offer.investment_currency),
      },
      { label: 'Target return', figure: true, of: formatReturnRange },
      { label: 'Term', of: termLabel },
      { label: 'Distributions', of: ({ distribution }) => distribution && DISTRIBUTION_LABELS[distribution] },
      { label: 'Risk rating', of: riskLabel },
    ],
  },
  {
    title: 'Terms',
    fields: [
      { label: 'Status', of: ({ status }) => status },
      { label: 'Leaving early', of: ({ liquidity }) => liquidity && LIQUIDITY_LABELS[liquidity] },
      { label: 'Closes', of: ({ closes_on }) => closes_on && formatDate(closes_on) },
      { label: 'Listed', of: ({ created_at }) => formatDate(created_at) },
    ],
  },
  {
    title: 'Structure',
    fields: [
      {
        label: 'Asset class',
        of: ({ asset_class: of }) => of && { text: of.name, to: paths.assetClass(of.slug) },
      },
      { label: 'Offer type', of: ({ offer_type }) => offer_type },
      { label: 'Security', of: ({ security_type: of }) => of && SECURITY_TYPE_LABELS[of] },
      { label: 'Tax structure', of: ({ tax_structure: of }) => of && TAX_STRUCTURE_LABELS[of] },
      { label: 'Fund', of: ({ fund }) => fund && { text: fund.name, to: paths.fund(fund) } },
      { label: 'Fund structure', of: ({ fund }) => fund?.fund_structure },
      { label: 'Location', of: ({ place }) => place?.name },
      {
        label: 'Active Investor Plus',
        of: (offer) => (offer.is_aip_eligible ? 'Eligible, as stated' : 'Not stated as eligible'),
      },
      {
        label: 'Secondary market',
        of: (offer) => (offer.is_secondary_market ? 'Yes, existing shares or units' : 'No'),
      },
    ],
  },
  {
    title: 'Fees',
    fields: [
      { label: 'Management fee', of: fee('management_fee') },
      { label: 'Performance fee', of: fee('performance_fee') },
      { label: 'Entry fee', of: fee('entry_fee') },
      { label: 'Exit fee', of: fee('exit_fee') },
      { label: 'Who pays whom', of: ({ conflicts }) => conflicts },
    ],
  },
  {
    title: 'Who is behind it',
    fields: [
      { label: 'Provider', of: ({ provider: of }) => of && { text: of.name, to: paths.provider(of) } },
      { label: 'Kind of provider', of: ({ provider }) => provider?.provider_type },
      { label: 'Based in', of: ({ provider }) => provider?.location },
      { label: 'Established', of: ({ provider }) => provider?.established_date?.slice(0, 4) },
      {
        label: 'Under management',
        of: ({ provider }) => (provider?.aum ? exactMoney(provider.aum, provider.aum_currency) : null),
      },
      { label: 'Platform', of: ({ platform: of }) => of && { text: of.name, to: paths.platform(of) } },
    ],
  },
  {
    title: 'Record',
    fields: [
      { label: 'Closed', of: ({ closed_on }) => closed_on && formatDate(closed_on) },
      {
        label: 'Return reached',
        of: (offer) => (offer.outcome_return === null ? null : `${percent(offer.outcome_return)} p.a.`),
      },
      { label: 'Facts with a source', of: ({ sources }) => String(sources.length) },
      {
        label: 'Last checked',
        of: ({ sources }) => {
          const last = sources
            .map((fact) => fact.checked_on)
            .sort()
            .at(-1);
          return last && formatDate(last);
        },
      },
    ],
  },
];

/** Rows that are left out where no offer states them. */
const ONLY_WHERE_STATED = new Set(['Closed', 'Return reached']);

/** The rows of a comparison in groups. A missing value reads "Not stated". */
export function comparisonRows(offers: readonly Offer[]): Group[] {
  return FIELDS.map(({ title, fields }) => ({
    title,
    rows: fields
      .map(({ label, figure, of }) => ({
        label,
        ...(figure && { figure }),
        cells: offers.map((offer) => cellOf(of(offer))),
      }))
      .filter(
        ({ label, cells }) => !ONLY_WHERE_STATED.has(label) || cells.some(({ text }) => text !== NOT_STATED),
      ),
  }));
}

/** The rows in which the offers differ; groups without one are left out. */
export function differingRows(groups: readonly Group[]): Group[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0);
}

export const countRows = (groups: readonly Group[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

function cellOf(value: string | Cell | null | undefined): Cell {
  if (typeof value === 'object' && value !== null) return value;
  return { text: value || NOT_STATED };
}

function fee(
  field: keyof Pick<LockedOffer, 'management_fee' | 'performance_fee' | 'entry_fee' | 'exit_fee'>,
) {
  return (offer: Offer) => {
    const stated = offer[field];
    if (stated === null) return offer.is_exclusive ? LOCKED : null;
    return stated === 0 ? 'None' : percent(stated);
  };
}
