import { COMPANY_RATE, HIGHEST_PIR, PIR_TABLES, TRUSTEE_RATES } from '@tussock/core/pie/rates';
import { listed, nzd, percent } from '../../lib/format';
import { useInForce } from '../../lib/use-in-force';

/** Single figures of tax for use in a sentence, as in force today. */
export function PirRates() {
  const rates = useInForce(PIR_TABLES).value.map((row) => row.pir);
  return listed([...rates, useInForce(HIGHEST_PIR).value].map(percent), 'and');
}

export function DefaultPir() {
  return percent(useInForce(HIGHEST_PIR).value);
}

export function CompanyRate() {
  return percent(useInForce(COMPANY_RATE).value);
}

export function TrusteeRate() {
  return percent(useInForce(TRUSTEE_RATES).value.rate);
}

export function SmallTrustRate() {
  return percent(useInForce(TRUSTEE_RATES).value.small_rate);
}

export function SmallTrustLimit() {
  return nzd(useInForce(TRUSTEE_RATES).value.small_up_to);
}
