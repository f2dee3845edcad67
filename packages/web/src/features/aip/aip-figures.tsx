import {
  AIP_CATEGORY_CHANGE,
  AIP_CHECKS,
  AIP_DAYS,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  AIP_ON_CALL,
  AIP_PERMANENT_AFTER,
  type AipCategory,
} from '@tussock/core/aip/settings';
import { formatDate } from '@tussock/core/text/format-date';
import { listed, nzd } from '../../lib/format';
import { useInForce } from '../../lib/use-in-force';
import { useSettings } from '../../lib/use-settings';

interface OfCategory {
  category: AipCategory;
}

/** Single figures of the visa for use in a sentence, as in force today. */
export function AipMinimum({ category }: OfCategory) {
  return nzd(useAipMinimums().value[category]);
}

export function AipInForceFrom() {
  const { in_force_from } = useAipMinimums();
  return in_force_from ? formatDate(in_force_from) : 'a date we do not know';
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
  return listed(useInForce(AIP_ON_CALL).value, 'and');
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
