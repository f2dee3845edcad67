import { COMPANY_RATE, HIGHEST_PIR, PIR_TABLES, TRUSTEE_RATES } from '@tussock/core/pie/rates';
import { useToday } from '../../app/today';
import { inForce } from '../dated/in-force';
import { listed, nzd, percent } from '../dated/words';

/** Single figures of tax for use in a sentence, as in force today. */
export function PirRates() {
  const today = useToday();
  const rates = inForce(PIR_TABLES, today).value.map((row) => row.pir);
  return listed([...rates, inForce(HIGHEST_PIR, today).value].map(percent), 'and');
}

export function DefaultPir() {
  return percent(inForce(HIGHEST_PIR, useToday()).value);
}

export function CompanyRate() {
  return percent(inForce(COMPANY_RATE, useToday()).value);
}

export function TrusteeRate() {
  return percent(inForce(TRUSTEE_RATES, useToday()).value.rate);
}

export function SmallTrustRate() {
  return percent(inForce(TRUSTEE_RATES, useToday()).value.small_rate);
}

export function SmallTrustLimit() {
  return nzd(inForce(TRUSTEE_RATES, useToday()).value.small_up_to);
}
