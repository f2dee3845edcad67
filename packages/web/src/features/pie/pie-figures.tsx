import {
  COMPANY_RATE,
  HIGHEST_PIR,
  PERSONAL_RATES,
  PIR_TABLES,
  TRUSTEE_RATES,
} from '@tussock/core/pie/rates';
import { formatPercent } from '@tussock/core/text/format-number';
import { listed } from '@tussock/core/text/listed';
import { useInForce } from '../../lib/use-in-force';
import { NzDollars } from '../../ui/text/nz-dollars';

/** Single figures of tax for use in a sentence, as in force today. */
export function PirRates() {
  const rates = useInForce(PIR_TABLES).value.map((row) => row.pir);
  return listed([...rates, useInForce(HIGHEST_PIR).value].map(formatPercent));
}

export function DefaultPir() {
  return formatPercent(useInForce(HIGHEST_PIR).value);
}

export function HighestPersonalRate() {
  return formatPercent(Math.max(...useInForce(PERSONAL_RATES).value.map(({ rate }) => rate)));
}

export function CompanyRate() {
  return formatPercent(useInForce(COMPANY_RATE).value);
}

export function TrusteeRate() {
  return formatPercent(useInForce(TRUSTEE_RATES).value.rate);
}

export function SmallTrustRate() {
  return formatPercent(useInForce(TRUSTEE_RATES).value.small_rate);
}

export function SmallTrustLimit() {
  return <NzDollars amount={useInForce(TRUSTEE_RATES).value.small_up_to} />;
}
