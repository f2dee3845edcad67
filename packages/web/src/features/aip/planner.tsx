import { checkAipPlan } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirements';
import {
  AIP_CATEGORIES,
  AIP_CATEGORY_LABELS,
  AIP_DAYS,
  AIP_HOLD_MONTHS,
  type AipCategory,
} from '@tussock/core/aip/settings';
import { figureText } from '@tussock/core/calculation/figure-text';
import { checkedText } from '@tussock/core/calculation/step';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { nzd } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useToday } from '../../lib/today';
import { useInForce } from '../../lib/use-in-force';
import { useSettings } from '../../lib/use-settings';
import { Announce } from '../../ui/announce';
import { ToolInputs, ToolSection } from '../../ui/calculation/tool-section';
import { Callout } from '../../ui/callout';
import { ChoiceGroup } from '../../ui/choice-group';
import { useAipMinimums } from './aip-figures';
import { PlanInputs } from './plan-inputs';
import { openingPlan, planToParams } from './plan-state';
import { Requirements } from './requirements';
import { Timeline } from './timeline';

const PAUSE = 400;

/** Checks a plan against the settings in force. It opens with the plan that the address shares, where there is one. */
export function AipPlanner({ shared }: { shared: AipPlan | null }) {
  const today = useToday();
  const { aip_minimums } = useSettings();
  const opening = useOpeningPlans();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [plan, setPlan] = useState(() => shared ?? opening('growth'));
  const [touched, setTouched] = useState(false);
  const result = checkAipPlan(plan, aip_minimums, today);
  const params = planToParams(plan).toString();
  useEffect(() => {
    if (!touched || search === `?${params}`) return;
    const timer = setTimeout(
      () => navigate({ search: `?${params}`, hash }, { replace: true, preventScrollReset: true }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [touched, params, search, hash, navigate]);
  const change = (next: typeof plan) => {
    setPlan(next);
    setTouched(true);
  };
  return (
    <ToolSection
      id="planner"
      title="Plan against the settings"
      lede="Enter a category, what you would invest in, for how long and how many days you would be here. Each point of the settings is held against it. It decides nothing: speak with a licensed immigration adviser or a lawyer."
    >
      <ToolInputs>
        <ChoiceGroup<AipCategory>
          legend="Category"
          name="category"
          choices={AIP_CATEGORIES.map((value) => ({ value, label: AIP_CATEGORY_LABELS[value] }))}
          value={plan.category}
          onChange={(category) => change(touched ? { ...plan, category } : opening(category))}
          columns="sm:grid-cols-2"
        />
        <PlanInputs plan={plan} onChange={change} />
      </ToolInputs>
      <div className="mt-6 rounded-card bg-pine-soft px-5 py-4">
        <p className="font-serif text-21">{result.summary}</p>
        <p className="mt-1 text-14 text-muted">
          {nzd(result.amount)} in all, of which {nzd(result.acceptable_amount)} is in investments that{' '}
          {AIP_CATEGORY_LABELS[plan.category]} takes;{' '}
          {figureText({ value: plan.hold_months, unit: 'months' })},{' '}
          {figureText({ value: plan.days_in_nz, unit: 'days' })}.{' '}
          {checkedText('Settings', result.settings_checked_on)}.
        </p>
        <Announce text={result.summary} />
      </div>
      <p className="mt-3 text-14 text-muted">
        Whether an investment counts is not checked here. See the offers{' '}
        <Link to={`${paths.aipEligibleFunds}?aip=listed`} className="link">
          on the official list
        </Link>{' '}
        and those{' '}
        <Link to={`${paths.aipEligibleFunds}?aip=stated`} className="link">
          whose provider alone says so
        </Link>
        .
      </p>
      <h3 className="mt-8 mb-2 text-21">Point by point</h3>
      <Requirements requirements={result.requirements} />
      <h3 className="mt-8 mb-3 text-21">When</h3>
      <Timeline timeline={result.timeline} />
      <div className="mt-6">
        <Callout tone="caution" title="Before you rely on it">
          <p>{result.disclaimer}</p>
        </Callout>
      </div>
    </ToolSection>
  );
}

function useOpeningPlans() {
  const minimum = useAipMinimums().value;
  const hold = useInForce(AIP_HOLD_MONTHS).value;
  const days = useInForce(AIP_DAYS).value;
  return (category: AipCategory) =>
    openingPlan(category, {
      minimum: minimum[category],
      hold_months: hold[category],
      days: days[category],
    });
}
