import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import { NotYetInForce, requireInForce } from '../settings/effective-dated';
import { formatNumber, formatPercent } from '../text/format-number';
import { capitalised } from '../text/in-sentence';
import { type ReturnResult, returnAfterEverything } from './after-everything';
import { assumedSpread, rulesNotModelled } from './assumptions';
import { earningsOf } from './earnings';
import { isPartnership } from './earnings-offer';
import type { FeeName } from './fees';
import { isListedPie, type ListedPieOffer } from './listed-pie';
import { missingFeesText } from './missing-fees';
import type { NotModelled } from './not-modelled';
import { inputOfOffer, type OfferReturn, whyNotComputed } from './offer-return';
import type { ReturnInput } from './return-input';
import { type ReturnKind, returnKindOf } from './return-kind';
import { isFdr, type ReturnTax } from './return-tax';
import { isGrowthUntaxed } from './sentence';
import { roundedPercent } from './span';
import { partsOfPosition, pirOfPosition, type TaxPosition } from './tax-position';
import { structureNote, type UnstatedStructure, unstatedStructure } from './unstated-structure';

/** What a whole offer, or a card together with its fees, has. */
export type LeftAfterOffer = OfferReturn & ListedPieOffer & { derived?: string[] };

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
      /** Where the route follows from a tax structure that the provider does not state. */
      structure?: UnstatedStructure | undefined;
      /** Fees that count as 0 because the offer does not state them, or because they are locked. */
      not_stated: readonly FeeName[];
      fees_locked: boolean;
      /** Where one of them is a management fee that is stated on what comes in or goes out in a year. */
      fee_on_flow?: true | undefined;
      /** Assumed years over which a fee that is paid once is spread, where the offer states none. */
      spread_over?: number | undefined;
      /** True where a part of the return is growth, and nothing is taken from it. */
      growth_untaxed: boolean;
      /** Rules that may apply and are not in the figure. */
      not_modelled: readonly NotModelled[];
      /** What was assumed, as short sentences. */
      assumed: readonly string[];
    }
  | { computed: false; reason: string };

/**
 * What is left of an offer's target after its fees and tax at one tax position, on a date (2026-11-20). Nothing is computed
 * for an offer that ended, for a target that is no rate a year, or where the position does not apply.
 */
export function leftAfter(offer: LeftAfterOffer, position: TaxPosition, on: string): LeftAfter {
  const followed = returnAt(offer, position, on);
  if (!followed.computed) return followed;
  const { input, result, tax } = followed;
  const structure = unstatedStructure(offer);
  const spread_over = assumedSpread(input);
  return {
    computed: true,
    low: roundedPercent(result.after_tax.low),
    high: roundedPercent(result.after_tax.high),
    kind: returnKindOf(offer).kind,
    route: isFdr(input) ? 'fdr' : (tax.route as TaxRouteOfOffer),
    rate: 'rate' in tax ? tax.rate : null,
    ...(structure && { structure }),
    not_stated: result.not_stated,
    fees_locked: offer.is_exclusive,
    ...(result.fee_on_flow && { fee_on_flow: true as const }),
    ...(spread_over !== null && { spread_over }),
    growth_untaxed: isGrowthUntaxed(input),
    not_modelled: rulesNotModelled(input),
    assumed: followed.assumed,
  };
}

type ReturnAt =
  | {
      computed: true;
      tax: ReturnTax;
      input: ReturnInput;
      result: Extract<ReturnResult, { computed: true }>;
      /** What was assumed, as short sentences. */
      assumed: string[];
    }
  | { computed: false; reason: string };

/** The calculation of `leftAfter` step by step; `inflation`, percent a year, is taken last. */
export function returnAt(offer: LeftAfterOffer, position: TaxPosition, on: string, inflation = 0): ReturnAt {
  const reason = whyNotComputed(offer) ?? whyNotAt(offer, position, on);
  if (reason !== null) return { computed: false, reason };
  const tax = taxAt(offer, position);
  const input = { ...inputOfOffer(offer, on), tax, inflation, currency: offer.investment_currency };
  const result = returnAfterEverything(input);
  if (!result.computed) return result;
  const missing = missingFeesText(result.not_stated, offer.is_exclusive, result.fee_on_flow);
  const structure = structureNote(offer);
  const assumed = [
    ...(missing ? [`${capitalised(missing)}.`] : []),
    earningsOf(offer).reason,
    ...result.assumptions,
    ...smallTrustNote(position, tax, on),
    ...(structure ? [structure] : []),
  ];
  return { computed: true, tax, input, result, assumed };
}

/** The lower trustee rate is on all of a trust's income, where that is small. In a PIE, whose trustees elect another, it is not taken. */
function smallTrustNote(position: TaxPosition, tax: ReturnTax, on: string): string[] {
  const { kind, rate } = partsOfPosition(position);
  if (kind !== 'trust' || !('rate' in tax) || tax.rate !== rate) return [];
  const { small_rate, small_up_to } = requireInForce(TRUSTEE_RATES, on, 'trustee tax rate').value;
  return rate === small_rate
    ? [
        `A trust is taxed at ${formatPercent(rate)} only while its income of the year, from all sources, is $${formatNumber(small_up_to)} or less.`,
      ]
    : [];
}

function whyNotAt(offer: LeftAfterOffer, position: TaxPosition, on: string): string | null {
  const { kind, rate } = partsOfPosition(position);
  const isPie = offer.tax_structure === 'pie';
  if (kind === 'pir' && offer.tax_structure === null)
    return 'The tax structure is not stated. A PIR applies only to a PIE.';
  if (kind === 'pir' && !isPie && unstatedStructure(offer))
    return `${structureNote(offer)} A PIR applies only to a PIE.`;
  if (kind === 'pir' && !isPie) return 'This offer is not a PIE, so a PIR does not apply.';
  if (kind === 'pir' && isListedPie(offer)) return 'A listed PIE does not use a PIR.';
  if (kind !== 'person' && isListedPie(offer)) return 'A listed PIE is modelled for a person only.';
  if (kind === 'foreign' && !isPie)
    return 'Tax on a non-resident outside a PIE depends on the country: it is not modelled here.';
  return isInForce(kind, rate, on);
}

/** Says so where the rate of a position is not one of those in force on the date. */
function isInForce(kind: string, rate: number, on: string): string | null {
  try {
    return ratesOf(kind, on).includes(rate)
      ? null
      : `${formatPercent(rate)} is not one of the rates in force.`;
  } catch (error) {
    if (error instanceof NotYetInForce) return error.message;
    throw error;
  }
}

function ratesOf(kind: string, on: string): number[] {
  if (kind === 'person')
    return requireInForce(PERSONAL_RATES, on, 'table of personal tax rates').value.map((band) => band.rate);
  if (kind === 'trust') {
    const { rate, small_rate } = requireInForce(TRUSTEE_RATES, on, 'trustee tax rate').value;
    return [rate, small_rate];
  }
  if (kind === 'company') return [requireInForce(COMPANY_RATE, on, 'company tax rate').value];
  const highest = requireInForce(HIGHEST_PIR, on, 'highest PIR').value;
  if (kind === 'foreign') return [highest];
  return [...requireInForce(PIR_TABLES, on, 'table of PIRs').value.map(({ pir }) => pir), highest];
}

function taxAt(offer: LeftAfterOffer, position: TaxPosition): ReturnTax {
  const { kind, rate } = partsOfPosition(position);
  if (isListedPie(offer)) return { route: 'listed-pie', rate: pirOfPosition(position) };
  if (offer.tax_structure === 'pie') return { route: 'pie', rate: pirOfPosition(position) };
  const route = isPartnership(offer) ? 'limited-partnership' : 'direct';
  return { route, rate, is_company: kind === 'company' };
}
