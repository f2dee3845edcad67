import type { PlatformCard } from '@tussock/core/firm/firm-card';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import { isStated } from '@tussock/core/money/money';
import { paths } from '../../lib/address/paths';
import { Badge } from '../badge';
import { Fact } from '../fact';
import { Money } from '../money';
import { useMarkedField } from '../source/use-marked-field';
import { FirmRow, FirmRows, OfferCount } from './firm-row';
import { investorsInWords } from './investors';

/** Platforms line by line. */
export function PlatformRows({ platforms }: { platforms: readonly PlatformCard[] }) {
  const marked = useMarkedField('platform', { listed: true });
  return (
    <FirmRows>
      {platforms.map((platform) => (
        <FirmRow
          key={platform.id}
          name={platform.name}
          to={paths.platform(platform)}
          logo={platform.logo_url}
          kind={platform.platform_type}
          badges={platform.has_secondary_market && <Badge tone="gold">Secondary market</Badge>}
          text={platform.summary}
        >
          <OfferCount firm={platform} />
          <Fact label={PLATFORM_COLUMNS.total_capital_raised.label} marked>
            {marked(
              platform,
              'total_capital_raised',
              isStated(platform.total_capital_raised) && (
                <Money amount={platform.total_capital_raised} currency="NZD" />
              ),
            )}
          </Fact>
          <Fact label={PLATFORM_COLUMNS.investor_count.label} marked>
            {marked(platform, 'investor_count', investorsInWords(platform.investor_count))}
          </Fact>
        </FirmRow>
      ))}
    </FirmRows>
  );
}
