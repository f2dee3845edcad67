import type { ProviderCard } from '@tussock/core/firm/firm-card';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { isStated } from '@tussock/core/money/money';
import { type Mark, markText } from '@tussock/core/source/mark';
import { wholeNumber } from '@tussock/core/text/decimal';
import { dotted } from '@tussock/core/text/dotted';
import { paths } from '../../lib/address/paths';
import { Badge } from '../badge';
import { Fact } from '../fact';
import { Money } from '../money';
import { recordFigure } from '../source/figure';
import { useMarkOf } from '../source/use-mark-of';
import { useMarkedField } from '../source/use-marked-field';
import { FirmRow, FirmRows, OfferCount } from './firm-row';

const APPROVED = 'is_aip_approved';

/** What the provider says of itself looks as sure as the ledger is, like the badges of offers. */
function ApprovedBadge({ mark }: { mark: Mark }) {
  return (
    <Badge tone={mark.mark === 'confirmed' ? 'pine' : 'grey'} mark={mark.mark} title={markText(mark)}>
      {PROVIDER_COLUMNS[APPROVED].words.true}
    </Badge>
  );
}

/** Providers line by line. */
export function ProviderRows({ providers }: { providers: readonly ProviderCard[] }) {
  const marked = useMarkedField('provider', { listed: true });
  const markOf = useMarkOf();
  return (
    <FirmRows>
      {providers.map((provider) => (
        <FirmRow
          key={provider.id}
          name={provider.name}
          to={paths.provider(provider)}
          logo={provider.logo_url}
          kind={dotted([provider.type?.name, provider.location])}
          badges={
            provider.is_aip_approved && (
              <ApprovedBadge mark={markOf(recordFigure('provider', provider, APPROVED).check)} />
            )
          }
          text={provider.summary}
        >
          <OfferCount firm={provider} />
          <Fact label="Funds">{wholeNumber(provider.fund_count)}</Fact>
          <Fact label={PROVIDER_COLUMNS.aum.label} marked>
            {marked(
              provider,
              'aum',
              isStated(provider.aum) && <Money amount={provider.aum} currency={provider.aum_currency} />,
            )}
          </Fact>
        </FirmRow>
      ))}
    </FirmRows>
  );
}
