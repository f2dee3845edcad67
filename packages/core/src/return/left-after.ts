import type { OfferCard } from '../offer/offer';
import { hasEnded } from '../offer/status';
import { returnAfterEverything } from './after-everything';
import { isAfterTax, type ReturnKind, type ReturnKindOffer, returnKindOf } from './return-kind';
import { partsOfPosition, pirOfPosition, type TaxPosition } from './tax-position';

/** What an offer, a card with its fees or a row of the search catalogue has; a missing fee is one that is not stated. */
export type LeftAfterOffer = ReturnKindOffer &
  Pick<
    OfferCard,
    | 'status'
    | 'target_return_min'
    | 'target_return_max'
    | 'distribution'
    | 'tax_structure'
    | 'offer_type'
    | 'term_months'
    | 'minimum_investment'
    | 'investment_currency'
    | 'is_exclusive'
    | 'asset_class'
  > & {
    outcome_return?: number | null;
    /** Percent; not stated where missing. Those of an exclusive offer are never used. */
    management_fee?: number | null;
    performance_fee?: number | null;
    entry_fee?: number | null;
    exit_fee?: number | null;
    fee_base?: string | null;
    performance_hurdle?: number | null;
    performance_catch_up?: number | null;
    high_water_mark?: boolean | null;
  };

/** How the return is taxed. */
export type TaxRouteOfOffer = 'pie' | 'listed-pie' | 'direct' | 'limited-partnership' | 'fdr';

export type LeftAfter =
  | {
      computed: true;
      /** Percent a year after fees and tax, at the offer's minimum, before inflation; equal where there is one target. */
      low: number;
      high: number;
      kind: ReturnKind;
      route: TaxRouteOfOffer;
      /** The tax rate on what is taxed, percent. */
      rate: number | null;
      /** What was assumed, as short sentences. */
      assumed: readonly string[];
    }
  | { computed: false; reason: string };

/**
 * What is left of an offer's target after its fees and tax at one tax position, on a date (2026-11-20). Nothing is computed
 * for an offer that ended, for a target that is no rate a year, or where the position does not apply.
 */
export function leftAfter(offer: LeftAfterOffer, position: TaxPosition, on: string): LeftAfter {
  if (hasEnded(offer) || (offer.outcome_return ?? null) !== null) return no('This offer has ended.');
  if (isAfterTax(offer.target_return_type)) return no('The target is stated after tax.');
  const { kind, fees } = returnKindOf(offer);
  const isPie = offer.tax_structure === 'pie';
  const { kind: who, rate: own } = partsOfPosition(position);
  if (who === 'pir' && !isPie) return no('Not a PIE: a PIR does not apply.');
  if (who === 'foreign' && !isPie) return no('Tax of a non-resident outside a PIE is not modelled here.');
  const rate = isPie ? pirOfPosition(position) : own;
  const fee = (percent: number | null | undefined) => (offer.is_exclusive ? null : (percent ?? null));
  const result = returnAfterEverything({
    target_return_min: offer.target_return_min,
    target_return_max: offer.target_return_max,
    target_return_type: offer.target_return_type,
    target_basis: fees === 'net' ? 'after fees' : fees === 'gross' ? 'before fees' : 'not stated',
    fees: {
      management_fee: fee(offer.management_fee),
      performance_fee: fee(offer.performance_fee),
      entry_fee: fee(offer.entry_fee),
      exit_fee: fee(offer.exit_fee),
    },
    amount: offer.minimum_investment ?? 0,
    term_years: offer.term_months ? offer.term_months / 12 : null,
    tax: { route: 'pie', pir: rate },
    taxable_share: isGrowth(kind, offer) ? 0 : 100,
    inflation: 0,
    on,
  });
  if (!result.computed) return no(result.reason);
  return {
    computed: true,
    low: result.after_tax.low,
    high: result.after_tax.high,
    kind,
    route: routeOf(offer),
    rate,
    assumed: result.assumptions,
  };
}

const no = (reason: string) => ({ computed: false, reason }) as const;

const isGrowth = (kind: ReturnKind, offer: LeftAfterOffer) =>
  offer.security_type !== 'debt' && (kind === 'irr' || kind === 'net-irr');

function routeOf({ tax_structure }: LeftAfterOffer): TaxRouteOfOffer {
  if (tax_structure === 'pie') return 'pie';
  return tax_structure === 'limited-partnership' || tax_structure === 'flow-through'
    ? 'limited-partnership'
    : 'direct';
}
