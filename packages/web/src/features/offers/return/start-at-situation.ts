import { LISTED_PIE_RATE, PERSONAL_RATES, TRUSTEE_RATES } from '@tussock/core/pie/rates';
import {
  partsOfPosition,
  pirOfPosition,
  TAX_POSITION_LABELS,
  type TaxPosition,
} from '@tussock/core/return/tax-position';
import { requireInForce } from '@tussock/core/settings/effective-dated';
import { leftAtSituation, type WholeOffer } from '@tussock/core/situation/at-situation';
import { ownTaxOf } from '@tussock/core/situation/own-tax';
import type { Situation } from '@tussock/core/situation/situation';
import type { InvestorKind, ReturnInputs } from './return-inputs';
import { changed, openingInputs } from './return-state';
import { isByBands } from './visitor-tax';

interface Start {
  position: TaxPosition;
  inputs: ReturnInputs;
  /** Whether the income was entered; else it is the lowest at which the rate applies. */
  knows_income: boolean;
  /** Whether the return, which is income too, can reach a higher rate than that of the position. */
  can_rise: boolean;
}

const HOLDERS: Record<ReturnType<typeof partsOfPosition>['kind'], InvestorKind> = {
  pir: 'individual',
  person: 'individual',
  trust: 'trust',
  company: 'company',
  foreign: 'non-resident',
};

/**
 * What the calculation opens with at a visitor's tax position, on a date. Null where "Left after fees and tax" is not worked out at it,
 * or at a rate that the calculation does not have: it takes the deducted rate of a listed PIE as final.
 */
export function startAtSituation(offer: WholeOffer, situation: Situation, on: string): Start | null {
  const at = leftAtSituation(offer, situation, on);
  if (!at?.left.computed) return null;
  const { position } = at;
  const { kind, rate } = partsOfPosition(position);
  const opening = openingInputs(offer, on);
  if (opening.route === 'listed-pie' && pirOfPosition(position) !== listedRate(on)) return null;
  const inputs = changed(opening, { kind: HOLDERS[kind] }, offer, on);
  const income = otherIncome(situation, on);
  return {
    position,
    inputs: {
      ...inputs,
      ...(inputs.route === 'pie' && { rate: pirOfPosition(position) }),
      ...(income !== null && { other_income: income }),
    },
    knows_income: situation.person_rate === 'find',
    can_rise: isByBands(inputs) && kind !== 'company' && rate < highestRate(kind, on),
  };
}

const highestRate = (kind: string, on: string): number =>
  kind === 'trust'
    ? requireInForce(TRUSTEE_RATES, on, 'trustee tax rate').value.rate
    : Math.max(...bandsOf(on).map(({ rate }) => rate));

const bandsOf = (on: string) => requireInForce(PERSONAL_RATES, on, 'table of personal tax rates').value;

/** Where the calculation starts, in words. */
export function startText({ position, inputs, knows_income, can_rise }: Start): string {
  const isByOwnBands = isByBands(inputs) && inputs.kind === 'individual';
  return [
    `Starts at your tax position: ${TAX_POSITION_LABELS[position]}.`,
    ...(isByOwnBands && !knows_income
      ? ['The other income is the lowest at which this rate applies. You can enter yours below.']
      : []),
    ...(can_rise ? ['The return counts as income too, and can reach a higher rate.'] : []),
  ].join(' ');
}

/** NZD a year: what was entered, or the lowest at which the visitor's rate applies; null where the rate needs no income to be the right one. */
function otherIncome(situation: Situation, on: string): number | null {
  // A trust whose other income is not small has the higher rate.
  if (situation.kind === 'trust') return situation.trust_rate === 33 ? 0 : null;
  const { direct } = ownTaxOf(situation, on);
  if (situation.kind !== 'person' || direct === null) return null;
  if (situation.person_rate === 'find') return situation.income;
  const bands = bandsOf(on);
  const band = bands.findIndex(({ rate }) => rate === direct);
  return bands[band - 1]?.up_to ?? 0;
}

const listedRate = (on: string) => requireInForce(LISTED_PIE_RATE, on, 'rate of listed PIEs').value;
