import { type EarningsOffer, type IncomeKind, isFif, isPaidAtEnd } from './earnings-offer';
import { type NotModelled, notModelled } from './not-modelled';
import { isIrr, returnKindOf } from './return-kind';

/** How growth is taxed: not, once on the whole gain at the end of the term, or each year as a foreign investment fund. */
export type GrowthTax = 'none' | 'at-exit' | 'fdr';

export interface Earnings {
  /** Percent of the target that is income of each year; the rest is growth. */
  income_share: number;
  income: IncomeKind;
  growth_tax: GrowthTax;
  /** Why, in one or two sentences. */
  reason: string;
  /** Rules that may apply and are not in the figures. */
  not_modelled: NotModelled[];
}

/**
 * What an offer earns, which decides what is taxed and when: interest and what is paid out each year are income of the
 * year; an IRR is not an annual income; growth is not taxed by default (New Zealand taxes gains only under special rules).
 */
export function earningsOf(offer: EarningsOffer): Earnings {
  const split = splitOf(offer);
  // A cash yield says nothing of growth on top of it; that of a loan is interest.
  const hasGrowth = split.income_share < 100 || split.reason === CASH_YIELD_REASON;
  const isForeign = isFif(offer);
  return {
    ...split,
    growth_tax: isForeign ? 'fdr' : 'none',
    reason: isForeign ? `${FIF_REASON} ${currencyWords(offer)}` : split.reason,
    not_modelled: notModelled(offer, {
      hasGrowth,
      income_share: split.income_share,
      income: split.income,
      isAccrued: split.reason === ACCRUED_REASON,
    }),
  };
}

/** Whether distributions are paid out of a return that may be growth in part: how large they are is then not stated. */
export const mayHoldGrowth = (offer: EarningsOffer): boolean => splitOf(offer).reason === GROWTH_OPEN_REASON;

type Split = Pick<Earnings, 'income_share' | 'income' | 'reason'>;

function splitOf(offer: EarningsOffer): Split {
  const { kind } = returnKindOf(offer);
  if (offer.security_type === 'debt' || kind === 'interest') {
    const isLate = isIrr(kind) || isPaidAtEnd(offer);
    return income(
      'interest',
      isLate ? ACCRUED_REASON : 'A loan earns interest, which counts as income each year.',
    );
  }
  if (kind === 'cash-yield') return income('distributions', CASH_YIELD_REASON);
  if (LENDING.includes(offer.asset_class?.slug ?? ''))
    return income('interest', 'A lending fund earns interest, which counts as income each year.');
  if (isIrr(kind)) return growth('An IRR is one rate over the whole term, not a yearly income.');
  if (isPaidAtEnd(offer)) return growth('The offer pays no yearly distributions.');
  return income(
    'distributions',
    offer.distribution === null
      ? 'The offer does not state its distributions, so all of the return counts as income each year.'
      : GROWTH_OPEN_REASON,
  );
}

const income = (of: Earnings['income'], reason: string): Split => ({ income_share: 100, income: of, reason });
const growth = (why: string): Split => ({
  income_share: 0,
  income: 'distributions',
  reason: `${why} All of it counts as growth, and growth is not taxed by default.`,
});

const LENDING: readonly string[] = ['private-credit', 'syndicated-mortgages'];
const CASH_YIELD_REASON =
  'A cash yield is paid out, so all of it counts as income each year. No growth on top of it is stated: 0% is assumed unless you change it.';
const GROWTH_OPEN_REASON =
  'The offer pays distributions and does not state how much of the return is growth, so all of it counts as income each year.';
const ACCRUED_REASON =
  'A loan earns interest. It counts as income each year as it builds up, even if it is paid at the end.';
const FIF_REASON =
  'Shares or units in another currency are treated as a foreign investment fund: the fair dividend rate taxes 5% of the value each year, in place of income and growth.';

const currencyWords = ({ investment_currency }: EarningsOffer) =>
  `This offer is in ${investment_currency}. Choose another treatment if it is a New Zealand company or fund.`;
