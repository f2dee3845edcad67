import {
  type EarningsOffer,
  type IncomeKind,
  isFif,
  isPartnership,
  isShared,
  mayBeForeign,
} from './earnings-offer';

/** Rules of tax that may apply to an offer and are not in the figures, each in words. */
const NOT_MODELLED = {
  land: 'Land rules can tax growth, such as the bright-line test for homes sold within two years, or land bought to develop or resell. They are not modelled.',
  'foreign-shares-exempt':
    'A person with few foreign shares in all, and some shares listed in Australia, are outside the foreign investment fund rules. That is not modelled.',
  'foreign-shares':
    'Foreign investment fund rules (fair dividend rate, 5% a year) may apply to foreign shares that it holds. They are not modelled.',
  'fund-gains':
    'A fund that trades is taxed on gains of the year. The offer does not state them, so they are not modelled.',
  'partnership-income':
    'A partner is taxed each year on income of the partnership, even where no cash is paid. The offer does not state that income, so it is not modelled.',
  imputation: 'Imputation credits on dividends are not modelled.',
  'cash-basis': 'A cash basis person is taxed on interest when it is paid. That is not modelled.',
} as const;
export type NotModelled = keyof typeof NOT_MODELLED;
export const NOT_MODELLED_RULES = Object.keys(NOT_MODELLED) as NotModelled[];

export const notModelledText = (rule: NotModelled): string => NOT_MODELLED[rule];

/** The rules that could tax what the figures leave whole, for a short line; null for the others. */
export const UNTAXED_RULES: Partial<Record<NotModelled, string>> = {
  land: 'land rules',
  'foreign-shares': 'foreign share rules',
  'fund-gains': 'yearly gains of the fund',
  'partnership-income': 'yearly income of the partnership',
};

/** The rules that may apply to what an offer earns. */
export function notModelled(
  offer: EarningsOffer,
  { hasGrowth, income_share, income, isAccrued }: Earned,
): NotModelled[] {
  const slug = offer.asset_class?.slug ?? '';
  const fif = isFif(offer);
  const holdsForeign = mayBeForeign(offer)
    ? isShared(offer)
    : hasGrowth && MAY_HOLD_FOREIGN_SHARES.includes(slug);
  const applies: Record<NotModelled, boolean> = {
    land: hasGrowth && LAND.includes(slug),
    'foreign-shares-exempt': fif,
    'foreign-shares': holdsForeign,
    'fund-gains': TRADING.includes(slug) && income_share < 100 && !fif,
    'partnership-income': isPartnership(offer) && income_share === 0,
    imputation: !fif && offer.tax_structure === 'company' && income === 'distributions' && income_share > 0,
    'cash-basis': isAccrued,
  };
  return NOT_MODELLED_RULES.filter((rule) => applies[rule]);
}

interface Earned {
  /** Percent of the target that is income of each year. */
  income_share: number;
  income: IncomeKind;
  hasGrowth: boolean;
  /** Interest that builds up and is paid later. */
  isAccrued: boolean;
}

const TRADING: readonly string[] = ['absolute-return', 'hedge-funds'];
const LAND: readonly string[] = ['property', 'agriculture', 'horticulture', 'forestry'];
const MAY_HOLD_FOREIGN_SHARES: readonly string[] = ['multi-asset', ...TRADING];
