import {
  AIP_CATEGORY_CHANGE,
  AIP_CHECKS,
  AIP_CHILD_AGE,
  AIP_DAYS,
  AIP_EVIDENCE_WITHIN,
  AIP_HOLD_MONTHS,
  AIP_HOME_FROM,
  AIP_INVEST_WITHIN,
  AIP_ON_CALL,
  AIP_ON_CALL_BANK_MONTHS,
  AIP_ON_CALL_BANK_SHARE,
  AIP_PERMANENT_AFTER,
  AIP_RETURNED_CAPITAL,
  type AipCategory,
} from '@tussock/core/aip/settings';
import { listed } from '@tussock/core/text/listed';
import { useInForce } from '../../lib/use-in-force';
import { useSettings } from '../../lib/use-settings';
import { Day } from '../../ui/text/day';
import { NzDollars } from '../../ui/text/nz-dollars';

interface OfCategory {
  category: AipCategory;
}

/** Single figures of the visa for use in a sentence, as in force today. */
export function AipMinimum({ category }: OfCategory) {
  return <NzDollars amount={useAipMinimums().value[category]} />;
}

export function AipInForceFrom() {
  const { in_force_from } = useAipMinimums();
  return in_force_from ? <Day on={in_force_from} /> : 'a date we do not know';
}

export function AipHold({ category }: OfCategory) {
  return `${useInForce(AIP_HOLD_MONTHS).value[category]} months`;
}

export function AipDays({ category }: OfCategory) {
  return `${useInForce(AIP_DAYS).value[category]} days`;
}

export function AipInvestWithin() {
  return `${useInForce(AIP_INVEST_WITHIN).value} months`;
}

export function AipChangeWithin() {
  return `${useInForce(AIP_CATEGORY_CHANGE).value} months`;
}

export function AipOnCallKinds() {
  return listed(useInForce(AIP_ON_CALL).value);
}

export function AipOnCallBankMonths() {
  return `${useInForce(AIP_ON_CALL_BANK_MONTHS).value} months`;
}

export function AipOnCallBankShare() {
  return `${useInForce(AIP_ON_CALL_BANK_SHARE).value}%`;
}

export function AipEvidenceWithin() {
  return `${useInForce(AIP_EVIDENCE_WITHIN).value} months`;
}

export function AipReturnedCapital() {
  return <NzDollars amount={useInForce(AIP_RETURNED_CAPITAL).value} />;
}

export function AipChildAge() {
  return `${useInForce(AIP_CHILD_AGE).value}`;
}

export function AipHomeFrom() {
  return <NzDollars amount={useInForce(AIP_HOME_FROM).value} />;
}

export function AipPermanentAfter() {
  return `${useInForce(AIP_PERMANENT_AFTER).value} months`;
}

/** "24 months" where both categories are first checked at the same time. */
export function AipFirstCheck() {
  const checks = useInForce(AIP_CHECKS).value;
  const first = [...new Set([checks.growth[0], checks.balanced[0]])];
  return `${first.join(' or ')} months`;
}

export function useAipMinimums() {
  return useInForce(useSettings().aip_minimums);
}
