import type { AipPlan } from '@tussock/core/aip/requirement';
import { AIP_DAYS, AIP_HOLD_MONTHS, type AipCategory } from '@tussock/core/aip/settings';
import type { SharedLink } from '@tussock/core/calculation/shared-link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParams } from '../../lib/address/use-address-params';
import { useToday } from '../../lib/today';
import { useInForce } from '../../lib/use-in-force';
import { useAipMinimums } from './aip-figures';
import { openingPlan, planToParams, readPlanLink } from './plan-state';

interface Opened {
  plan: AipPlan;
  /** Whether the visitor entered something; the choice of a category alone is not an entry. */
  touched: boolean;
  link: Omit<SharedLink<unknown>, 'state'> | null;
}

/**
 * The plan: from the address that was opened, or else an example, the smallest that meets the settings of the category,
 * approved today.
 */
export function usePlan() {
  const opening = useOpeningPlans();
  const read = (search: string): Opened => {
    const link = readPlanLink(new URLSearchParams(search), opening);
    return { plan: link?.state ?? opening('growth'), touched: false, link };
  };
  const { search } = useLocation();
  const [{ touched, link, ...opened }, setOpened] = useState(() => read(search));
  const isExample = !touched && link === null;
  // The day moves on where a page stays open over midnight.
  const plan = isExample ? opening(opened.plan.category) : opened.plan;
  useAddressParams(touched ? planToParams(plan).toString() : null, (opened) => setOpened(read(opened)));
  const change = (next: AipPlan) => setOpened({ plan: next, touched: true, link });
  const choose = (category: AipCategory) => {
    if (isExample) setOpened({ plan: opening(category), touched, link });
    else change({ ...plan, category });
  };
  return { plan, link, isExample, change, choose };
}

function useOpeningPlans() {
  const today = useToday();
  const minimum = useAipMinimums().value;
  const hold = useInForce(AIP_HOLD_MONTHS).value;
  const days = useInForce(AIP_DAYS).value;
  return (category: AipCategory) =>
    openingPlan(
      category,
      { minimum: minimum[category], hold_months: hold[category], days: days[category] },
      today,
    );
}
