import { formatMoney, isStated } from '@tussock/core/money/money';
import { NOT_STATED } from '@tussock/core/offer/labels';
import { paths } from '../../app/paths';
import { FirmRow, FirmRows } from '../../components/firm-row';
import { Badge } from '../../components/ui/badge';
import { Fact } from '../../components/ui/fact';
import type { ProviderRow } from './provider-row';

/** Providers by name, with their number. */
export function ProviderList({
  providers,
  what,
}: {
  providers: readonly ProviderRow[];
  what: [string, string];
}) {
  return (
    <section aria-label={capital(what[1])}>
      <p className="mb-3.5 text-15 font-semibold">
        {providers.length} {providers.length === 1 ? what[0] : what[1]}
      </p>
      <FirmRows>
        {providers.map((provider) => (
          <FirmRow
            key={provider.id}
            name={provider.name}
            to={paths.provider(provider)}
            logo={provider.logo_url}
            kind={[provider.provider_type, provider.location].filter(Boolean).join(' · ')}
            badges={provider.is_aip_approved && <Badge tone="pine">AIP approved, as stated</Badge>}
            text={provider.text}
          >
            <Fact label="Offers">
              {provider.offer_count}
              {provider.open_offers > 0 && (
                <span className="text-13 font-normal text-muted"> ({provider.open_offers} open)</span>
              )}
            </Fact>
            <Fact label="Funds">{provider.fund_count}</Fact>
            <Fact label="Under management">
              {isStated(provider.aum) ? formatMoney(provider.aum, provider.aum_currency) : NOT_STATED}
            </Fact>
          </FirmRow>
        ))}
      </FirmRows>
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
