import { isOpen } from '@tussock/core/offer/status';
import type { Provider } from '@tussock/core/provider/provider';
import { excerpt } from '../../components/excerpt';

/** What a list shows of a provider. */
export type ProviderRow = ReturnType<typeof toProviderRow>;

const EXCERPT = 180;

export const toProviderRow = (provider: Provider) => ({
  id: provider.id,
  slug: provider.slug,
  name: provider.name,
  provider_type: provider.provider_type,
  logo_url: provider.logo_url,
  location: provider.location,
  aum: provider.aum,
  aum_currency: provider.aum_currency,
  is_aip_approved: provider.is_aip_approved,
  offer_count: provider.offer_count,
  /** Among the newest offers that a list embeds. */
  open_offers: provider.offers.filter(isOpen).length,
  fund_count: provider.fund_count,
  text: provider.description && excerpt(provider.description, EXCERPT),
});
