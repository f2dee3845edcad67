import type { ProviderCard } from '@tussock/core/firm/firm-card';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { formatMoney, isStated } from '@tussock/core/money/money';
import { wholeNumber } from '@tussock/core/text/decimal';
import { paths } from '../../lib/paths';
import { Badge } from '../badge';
import { Fact } from '../fact';
import { useMarkedField } from '../source/use-marked-field';
import { FirmRow, FirmRows } from './firm-row';

/** Providers line by line. */
export function ProviderRows({ providers }: { providers: readonly ProviderCard[] }) {
  const marked = useMarkedField('provider', { listed: true });
  return (
    <FirmRows>
      {providers.map((provider) => (
        <FirmRow
          key={provider.id}
          name={provider.name}
          to={paths.provider(provider)}
          logo={provider.logo_url}
          kind={[provider.type?.name, provider.location].filter(Boolean).join(' · ')}
          badges={provider.is_aip_approved && <Badge tone="pine">AIP approved, as stated</Badge>}
          text={provider.summary}
        >
          <Fact label="Offers">
            {wholeNumber(provider.offer_count)}
            {provider.open_offer_count > 0 && (
              <span className="text-13 font-normal text-muted">
                {' '}
                ({wholeNumber(provider.open_offer_count)} open)
              </span>
            )}
          </Fact>
          <Fact label="Funds">{wholeNumber(provider.fund_count)}</Fact>
          <Fact label={PROVIDER_COLUMNS.aum.label} marked>
            {marked(
              provider,
              'aum',
              isStated(provider.aum) && formatMoney(provider.aum, provider.aum_currency),
            )}
          </Fact>
        </FirmRow>
      ))}
    </FirmRows>
  );
}
