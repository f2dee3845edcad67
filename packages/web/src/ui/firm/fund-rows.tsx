import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { isStated } from '@tussock/core/money/money';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Fact } from '../fact';
import { Money } from '../money';
import { useMarkedField } from '../source/use-marked-field';
import type { FundRow } from './fund-row';

/** Funds line by line. */
export function FundRows({
  funds,
  heading: Heading = 'h3',
}: {
  funds: readonly FundRow[];
  heading?: 'h2' | 'h3';
}) {
  const marked = useMarkedField('fund', { listed: true });
  return (
    <ul className="[&>li+li]:border-t [&>li]:border-line">
      {funds.map((fund) => (
        <li
          key={fund.id}
          className="grid gap-x-8 gap-y-2.5 py-4 first:pt-0 last:pb-0 xl:grid-cols-[minmax(0,1fr)_30rem]"
        >
          <div className="min-w-0">
            <Heading className="text-17">
              <Link to={paths.fund(fund)} className="inline-block min-h-6 hover:underline">
                {fund.name}
              </Link>
            </Heading>
            {fund.provider && (
              <p className="text-14 text-muted">
                <Link
                  to={paths.provider(fund.provider)}
                  className="inline-block min-h-6 hover:text-ink hover:underline"
                >
                  {fund.provider.name}
                </Link>
              </p>
            )}
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_11rem_minmax(0,1fr)]">
            <Fact label={FUND_COLUMNS.asset_class_id.label} marked>
              {marked(fund, 'asset_class_id', fund.asset_class?.name)}
            </Fact>
            <Fact label={FUND_COLUMNS.fund_structure.label} marked>
              {marked(fund, 'fund_structure', fund.fund_structure)}
            </Fact>
            <Fact label={FUND_COLUMNS.total_fund_size.label} marked>
              {marked(
                fund,
                'total_fund_size',
                isStated(fund.total_fund_size) && (
                  <Money amount={fund.total_fund_size} currency={fund.fund_size_currency} />
                ),
              )}
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}
