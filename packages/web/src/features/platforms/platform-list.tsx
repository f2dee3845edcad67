import { formatMoney, isStated } from '@tussock/core/money/money';
import { NOT_STATED } from '@tussock/core/offer/labels';
import type { Platform } from '@tussock/core/platform/platform';
import { paths } from '../../app/paths';
import { excerpt } from '../../components/excerpt';
import { FirmRow, FirmRows } from '../../components/firm-row';
import { Fact } from '../../components/ui/fact';

const EXCERPT = 180;

/** Platforms by name, with their number. */
export function PlatformList({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <section aria-label="Platforms">
      <p className="mb-3.5 text-15 font-semibold">
        {platforms.length} {platforms.length === 1 ? 'platform' : 'platforms'}
      </p>
      <FirmRows>
        {platforms.map((platform) => (
          <FirmRow
            key={platform.id}
            name={platform.name}
            to={paths.platform(platform)}
            logo={platform.logo_url}
            kind={platform.platform_type}
            text={platform.description && excerpt(platform.description, EXCERPT)}
          >
            <Fact label="Raised in total">
              {isStated(platform.total_capital_raised)
                ? formatMoney(platform.total_capital_raised)
                : NOT_STATED}
            </Fact>
            <Fact label="Investors">{investors(platform)}</Fact>
            <Fact label="Secondary market">{platform.has_secondary_market ? 'Yes' : 'No'}</Fact>
          </FirmRow>
        ))}
      </FirmRows>
    </section>
  );
}

export const investors = ({ investor_count }: Platform) =>
  investor_count ? investor_count.toLocaleString('en-NZ') : NOT_STATED;
