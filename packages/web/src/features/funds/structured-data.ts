import type { Fund } from '@tussock/core/fund/fund';
import { isStated } from '@tussock/core/money/money';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { excerpt } from '@tussock/core/text/excerpt';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { paths } from '../../lib/address/paths';

/** A fund in schema.org's vocabulary. */
export function fundData(fund: Fund, settings: SiteSettings): Record<string, unknown> {
  return {
    '@type': 'InvestmentFund',
    name: fund.name,
    url: settings.address + paths.fund(fund),
    ...(fund.description && { description: excerpt(withoutMarks(fund.description), 300) }),
    ...(fund.asset_class && { category: fund.asset_class.name }),
    ...(fund.provider && {
      provider: {
        '@type': 'Organization',
        name: fund.provider.name,
        url: settings.address + paths.provider(fund.provider),
      },
    }),
    ...(isStated(fund.total_fund_size) && {
      amount: {
        '@type': 'MonetaryAmount',
        value: fund.total_fund_size,
        currency: fund.fund_size_currency,
      },
    }),
    areaServed: { '@type': 'Country', name: 'NZ' },
  };
}
