import { besideAmount } from '@tussock/core/money/exchange-rate';
import clsx from 'clsx';
import type { ListedOffer } from '../../lib/queries/listed-offer';
import { useSettings } from '../../lib/use-settings';

/** Beside a minimum in another currency: what it is in NZD, or that it compares by its number. */
export function NzdNote({
  offer,
  className,
}: {
  offer: Pick<ListedOffer, 'minimum_investment' | 'investment_currency'>;
  className?: string;
}) {
  const { exchange_rates } = useSettings();
  const text = besideAmount(offer.minimum_investment, offer.investment_currency, exchange_rates);
  if (text === null) return null;
  return (
    <span
      title={text}
      className={clsx('mt-1 block text-12 leading-snug font-normal tracking-normal text-muted', className)}
    >
      {text}
    </span>
  );
}
