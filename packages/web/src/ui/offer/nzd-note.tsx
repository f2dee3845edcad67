import { besideAmount } from '@tussock/core/money/exchange-rate';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { useSettings } from '../../lib/use-settings';
import { Unbroken } from '../text/unbroken';

/** Beside a minimum in another currency: what it is in NZD, or that it compares by its number. */
export function NzdNote({
  offer,
  listed = false,
}: {
  offer: Pick<ListedOffer, 'minimum_investment' | 'investment_currency'>;
  /** In a list it is short, since columns are narrow; the rest is its title, and on the page of the offer. */
  listed?: boolean;
}) {
  const { exchange_rates } = useSettings();
  const beside = besideAmount(offer.minimum_investment, offer.investment_currency, exchange_rates);
  if (beside === null) return null;
  const text = `${beside.text} ${beside.basis}`;
  if (listed)
    return (
      <small title={text}>
        {` ${beside.text}`}
        <span className="sr-only"> {beside.basis}</span>
      </small>
    );
  return (
    <span title={text} className="mt-1 block text-12 leading-snug font-normal tracking-normal text-muted">
      {' '}
      <Unbroken text={text} />
    </span>
  );
}
