import { isListedPie, type ListedPieOffer } from '../return/listed-pie';
import { isTaxPosition, partsOfPosition, pirOfPosition, type TaxPosition } from '../return/tax-position';
import { ownTaxOf } from './own-tax';
import type { Situation } from './situation';

/**
 * The tax position of a situation, which is all of it that an address may contain; null where what was entered does not
 * give one. A person who knows only a PIR has the position of a PIE investor.
 */
export function positionOf(situation: Situation, on: string): TaxPosition | null {
  const { direct, pir } = ownTaxOf(situation, on);
  if (situation.kind === 'foreign') return named(`foreign-${pir}`);
  if (direct !== null) return named(`${situation.kind}-${direct}`);
  return situation.kind === 'person' && pir !== null ? named(`pir-${pir}`) : null;
}

/**
 * The position for one offer: in a PIE a person's own PIR where it is known and is not the one that goes with the rate on
 * the next dollar, since it follows from the incomes of earlier years. A listed PIE uses none.
 */
export function positionFor(offer: ListedPieOffer, situation: Situation, on: string): TaxPosition | null {
  const position = positionOf(situation, on);
  if (offer.tax_structure !== 'pie' || isListedPie(offer) || situation.kind !== 'person') return position;
  const { pir } = ownTaxOf(situation, on);
  if (pir === null || (position && pirOfPosition(position) === pir)) return position;
  return named(`pir-${pir}`);
}

/** Rates of a position in percent; null where a rate does not apply or is not modelled. */
export function taxOfPosition(position: TaxPosition): { direct: number | null; pir: number } {
  const { kind, rate } = partsOfPosition(position);
  return { direct: kind === 'pir' || kind === 'foreign' ? null : rate, pir: pirOfPosition(position) };
}

const named = (text: string): TaxPosition | null => (isTaxPosition(text) ? text : null);
