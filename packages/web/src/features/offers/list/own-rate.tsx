import { withOption } from '@tussock/core/list/list-query';
import { rateOfQuery } from '@tussock/core/offer/offer-query';
import { pirOfPosition, TAX_POSITION_LABELS, type TaxPosition } from '@tussock/core/return/tax-position';
import { positionOf, taxOfPosition } from '@tussock/core/situation/own-position';
import { ownTaxOf } from '@tussock/core/situation/own-tax';
import { formatPercent } from '@tussock/core/text/format-number';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { useSituation } from '../../../lib/storage/use-situation';
import { useToday } from '../../../lib/today';
import { buttonClass } from '../../../ui/button';
import type { OfferListState } from './use-offer-list-state';

/** What a list offers to a visitor with a situation: their own tax position, or how the list differs from it. */
export default function OwnRate({ list: { query, addressOf } }: { list: OfferListState }) {
  const { situation } = useSituation();
  const today = useToday();
  const own = positionOf(situation, today);
  const shown = rateOfQuery(query);
  if (own === null) return shown === null ? <EnterRate /> : null;
  const ownAddress = addressOf({ ...withOption(query, 'rate', own), page: 1 });
  if (shown === null)
    return (
      <Link to={ownAddress} className={buttonClass('outline', 'sm', 'min-h-9!')}>
        Show what is left at my rate ({rateText(own)})
      </Link>
    );
  return (
    <p className="text-13 text-muted">
      {shown === own ? (
        ownNote(ownTaxOf(situation, today).pir, own)
      ) : (
        <>
          Your own position is {TAX_POSITION_LABELS[own]}.{' '}
          <Link to={ownAddress} className="link">
            Show that
          </Link>
        </>
      )}
    </p>
  );
}

function EnterRate() {
  return (
    <Link to={paths.mySituation} className={buttonClass('outline', 'sm', 'min-h-9!')}>
      Enter my tax rate to see what is left
    </Link>
  );
}

function rateText(position: TaxPosition): string {
  const { direct, pir } = taxOfPosition(position);
  return formatPercent(direct ?? pir);
}

/** The address has no room for a PIR beside the rate: PIE offers are shown at the one that goes with it. */
function ownNote(pir: number | null, own: TaxPosition): string {
  if (pir === null || pir === pirOfPosition(own))
    return 'This is the position you entered under My situation.';
  return `PIE offers are at ${formatPercent(pirOfPosition(own))} here. Your PIR is ${formatPercent(pir)}: each offer’s own page uses it.`;
}
