import type { Fund } from '@tussock/core/fund/fund';
import type { FundSummary } from '@tussock/core/fund/fund-summary';
import { checksOf } from '@tussock/core/source/checks';

/** What a list shows of a fund. */
export type FundRow = FundSummary & {
  provider?: { id: string; slug: string | null; name: string } | null;
  offer_count?: number;
};

export const toFundRow = (fund: Fund): FundRow => ({
  id: fund.id,
  slug: fund.slug,
  name: fund.name,
  fund_structure: fund.fund_structure,
  total_fund_size: fund.total_fund_size,
  fund_size_currency: fund.fund_size_currency,
  asset_class: fund.asset_class,
  provider: fund.provider && {
    id: fund.provider.id,
    slug: fund.provider.slug,
    name: fund.provider.name,
  },
  offer_count: fund.offer_count,
  checks: checksOf(fund.sources),
});
