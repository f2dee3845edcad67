import { checkAipPlan } from '@tussock/core/aip/plan';
import { AIP_CATEGORIES, AIP_CATEGORY_LABELS, type AipCategory } from '@tussock/core/aip/settings';
import { figureText } from '@tussock/core/calculation/figure-text';
import { checkedText } from '@tussock/core/calculation/step';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { scriptLater } from '../../lib/script/script-later';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';
import { Announce } from '../../ui/announce';
import { LinkNotice } from '../../ui/calculation/link-notice';
import { ToolInputs, ToolSection } from '../../ui/calculation/tool-section';
import { Callout } from '../../ui/callout';
import { ChoiceGroup } from '../../ui/choice-group';
import { WhoPaysUs } from '../../ui/page/who-pays-us';
import { Unbroken } from '../../ui/text/unbroken';
import { DateInputs, PlanInputs } from './plan-inputs';
import { usePlan } from './use-plan';

const PlanDetails = scriptLater(() => import('./plan-details'));

/** Checks a plan against the settings in force, with its dates. It opens with the plan that the address shares. */
export function AipPlanner() {
  const today = useToday();
  const { aip_minimums } = useSettings();
  const { plan, link, isExample, change, choose } = usePlan();
  const result = checkAipPlan(plan, aip_minimums, today);
  const money = (value: number) => figureText({ value, unit: 'NZD' });
  return (
    <ToolSection
      id="planner"
      title="Plan your dates and amounts"
      lede="Enter your category, dates, investments and days here. We compare them with the figures on this page. Immigration New Zealand (INZ) decides: speak with a licensed immigration adviser or a lawyer."
    >
      {link && <LinkNotice link={link} />}
      <ToolInputs below={isExample ? undefined : 'the plan that this link has, point by point'}>
        <ChoiceGroup<AipCategory>
          legend="Category"
          name="category"
          choices={AIP_CATEGORIES.map((value) => ({ value, label: AIP_CATEGORY_LABELS[value] }))}
          value={plan.category}
          onChange={choose}
          columns="sm:grid-cols-2"
        />
        <DateInputs plan={plan} onChange={change} />
        <PlanInputs plan={plan} onChange={change} />
        <p className="text-12 text-muted">
          Your entries are in the address of this page, which our server can receive.
        </p>
      </ToolInputs>
      <div
        className={clsx(
          'mt-6 rounded-card px-5 py-4',
          isExample ? 'border border-line bg-card' : result.is_reached ? 'bg-pine-soft' : 'bg-gold-soft',
        )}
      >
        <p className="font-serif text-21">
          {isExample ? (
            <>
              {exampleText(plan.category)}
              <span className="in-[html:not([data-js])]:hidden">
                {' '}
                Change an entry to check your own plan.
              </span>
            </>
          ) : (
            result.summary
          )}
        </p>
        <p className="mt-1 text-14 text-muted">
          {money(result.amount)} in all, of which {money(result.acceptable_amount)} is counted under{' '}
          {AIP_CATEGORY_LABELS[plan.category]}; {figureText({ value: plan.hold_months, unit: 'months' })},{' '}
          {figureText({ value: plan.days_in_nz, unit: 'days' })} in New Zealand.{' '}
          <Unbroken text={checkedText('Settings', result.settings_checked_on)} />.
        </p>
        <Announce text={isExample ? exampleText(plan.category) : result.summary} />
      </div>
      <PlanDetails plan={plan} result={result} isExample={isExample} />
      <p className="mt-5 text-14">
        <Link
          to={`${paths.aipEligibleFunds}?category=${plan.category}#by-category`}
          className="link font-semibold"
        >
          Offers that their providers state are eligible, by category
        </Link>{' '}
        <span className="block text-13 text-muted">
          {`${AIP_CATEGORY_LABELS[plan.category]} first, then by AIP status, then by name. `}
          We don’t check whether an investment counts.
        </span>
      </p>
      <div className="mt-6">
        <Callout tone="caution" title="Before you rely on it">
          <p>
            {result.disclaimer} <WhoPaysUs />
          </p>
        </Callout>
      </div>
    </ToolSection>
  );
}

const exampleText = (category: AipCategory) =>
  `This is an example with the smallest ${AIP_CATEGORY_LABELS[category]} amounts and days.`;
