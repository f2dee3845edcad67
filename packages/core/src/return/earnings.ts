import type { OfferCard } from '../offer/offer';
import { type ReturnKindOffer, returnKindOf } from './return-kind';

/** How growth is taxed: not, once on the whole gain at the end of the term, or each year as a foreign investment fund. */
export type GrowthTax = 'none' | 'at-exit' | 'fdr';

export interface Earnings {
  /** Percent of the target that is income of each year; the rest is growth. */
  income_share: number;
  /** What the income is: interest, or what is paid out to owners. */
  income: 'interest' | 'distributions';
  growth_tax: GrowthTax;
  /** Why, in one or two sentences. */
  reason: string;
  /** Rules that may apply and are not in the figures. */
  not_modelled: string[];
}

export type EarningsOffer = ReturnKindOffer &
  Pick<OfferCard, 'distribution' | 'tax_structure' | 'investment_currency' | 'asset_class'>;

/**
 * What an offer earns, which decides what is taxed and when: interest and what is paid out each year are income of the
 * year; an IRR is not an annual income; growth is not taxed by default (New Zealand taxes gains only under special rules).
 */
export function earningsOf(offer: EarningsOffer): Earnings {
  const split = splitOf(offer);
  const hasGrowth = split.income_share < 100 || returnKindOf(offer).kind === 'cash-yield';
  const isForeign = isFif(offer);
  return {
    ...split,
    growth_tax: isForeign ? 'fdr' : 'none',
    reason: isForeign ? `${FIF_REASON} ${currencyWords(offer)}` : split.reason,
    not_modelled: notModelled(offer, split, hasGrowth),
  };
}

type Split = Pick<Earnings, 'income_share' | 'income' | 'reason'>;

function splitOf(offer: EarningsOffer): Split {
  const { kind } = returnKindOf(offer);
  const isIrr = kind === 'irr' || kind === 'net-irr';
  if (offer.security_type === 'debt' || kind === 'interest') {
    const late = isIrr || offer.distribution === 'at-maturity' || offer.distribution === 'none';
    return income('interest', late ? ACCRUED_REASON : 'A loan earns interest, which is income of each year.');
  }
  if (kind === 'cash-yield')
    return income(
      'distributions',
      'A cash yield is paid out, so all of it is income of each year. Growth beside it is not stated: 0% is assumed unless you change it.',
    );
  if (offer.asset_class?.slug === LENDING)
    return income('interest', 'A lending fund earns interest, which is income of each year.');
  if (isIrr) return growth('An IRR is one rate over the whole term, not income of each year.');
  if (offer.distribution === 'none' || offer.distribution === 'at-maturity')
    return growth('The offer pays no yearly distributions.');
  return income(
    'distributions',
    offer.distribution === null
      ? 'The offer does not state its distributions, so all of the return counts as income of each year.'
      : 'The offer pays distributions and does not state how much of the return is growth, so all of it counts as income of each year.',
  );
}

const income = (of: Earnings['income'], reason: string): Split => ({ income_share: 100, income: of, reason });
const growth = (why: string): Split => ({
  income_share: 0,
  income: 'distributions',
  reason: `${why} All of it counts as growth, and growth is not taxed by default.`,
});

const LENDING = 'private-credit';
const TRADING = 'absolute-return';
const LAND: readonly string[] = ['property', 'agriculture', 'forestry'];
const MAY_HOLD_FOREIGN_SHARES: readonly string[] = ['multi-asset', TRADING];
const ACCRUED_REASON =
  'A loan earns interest. It counts as income of each year as it builds up, even where it is paid at the end.';
const FIF_REASON =
  'Shares or units in another currency are read as a foreign investment fund: the fair dividend rate taxes 5% of the value each year, in place of income and growth.';

const currencyWords = ({ investment_currency }: EarningsOffer) =>
  `This offer is in ${investment_currency}. Choose another treatment if it is a New Zealand company or fund.`;

/** Equity or units in another currency: foreign investment fund rules may apply to the holding or to what a fund holds. */
const mayBeForeign = (offer: EarningsOffer) =>
  offer.investment_currency !== 'NZD' &&
  offer.security_type !== 'debt' &&
  returnKindOf(offer).kind !== 'interest';

/** A fund that pays or passes on tax itself: the rules apply to what it holds, not to the units. */
const isShared = (offer: EarningsOffer) => offer.tax_structure === 'pie' || isPartnership(offer);

const isPartnership = ({ tax_structure }: EarningsOffer) =>
  tax_structure === 'limited-partnership' || tax_structure === 'flow-through';

/** Whether the holding itself is read as a foreign investment fund. */
const isFif = (offer: EarningsOffer) => mayBeForeign(offer) && !isShared(offer);

function notModelled(offer: EarningsOffer, split: Split, hasGrowth: boolean): string[] {
  const slug = offer.asset_class?.slug ?? '';
  const list: string[] = [];
  if (hasGrowth && LAND.includes(slug))
    list.push(
      'Land rules can tax growth, such as the bright-line test for homes sold within two years, or land bought to develop or resell. They are not modelled.',
    );
  if (isFif(offer))
    list.push(
      'A person with few foreign shares in all, and some shares listed in Australia, are outside the foreign investment fund rules. That is not modelled.',
    );
  if (mayBeForeign(offer) ? isShared(offer) : hasGrowth && MAY_HOLD_FOREIGN_SHARES.includes(slug))
    list.push(
      'Foreign investment fund rules (fair dividend rate, 5% a year) may apply to foreign shares that it holds. They are not modelled.',
    );
  if (slug === TRADING && split.income_share < 100 && !isFif(offer))
    list.push(
      'A fund that trades is taxed on gains of the year. The offer does not state them, so they are not modelled.',
    );
  if (isPartnership(offer) && split.income_share === 0)
    list.push(
      'A partner is taxed each year on income of the partnership, even where no cash is paid. The offer does not state that income, so it is not modelled.',
    );
  if (
    !isFif(offer) &&
    offer.tax_structure === 'company' &&
    split.income === 'distributions' &&
    split.income_share > 0
  )
    list.push('Imputation credits on dividends are not modelled.');
  if (split.reason === ACCRUED_REASON)
    list.push('A cash basis person is taxed on interest when it is paid. That is not modelled.');
  return list;
}
