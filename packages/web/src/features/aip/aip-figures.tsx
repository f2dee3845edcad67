import {
  AIP_CHECKS,
  AIP_DAYS,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  type AipCategory,
} from '@tussock/core/aip/settings';
import { formatDate } from '../../app/dates';
import { useToday } from '../../app/today';
import { inForce } from '../dated/in-force';
import { nzd } from '../dated/words';
import { useSettings } from '../site/use-settings';

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
  return `${inForce(AIP_HOLD_MONTHS, useToday()).value[category]} months`;
}

export function AipDays({ category }: OfCategory) {
  return `${inForce(AIP_DAYS, useToday()).value[category]} days`;
}

export function AipInvestWithin() {
  return `${inForce(AIP_INVEST_WITHIN, useToday()).value.months} months`;
}

/** "24 months" where both categories are first checked at the same time. */
export function AipFirstCheck() {
  const checks = inForce(AIP_CHECKS, useToday()).value;
  const first = [...new Set([checks.growth[0], checks.balanced[0]])];
  return `${first.join(' or ')} months`;
}

export function useAipMinimums() {
  return inForce(useSettings().aip_minimums, useToday());
}
