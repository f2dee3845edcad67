import type { checkAipPlan } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirement';
import { useToday } from '../../lib/today';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { OtherCategory } from './other-category';
import { planChart } from './plan-chart';
import { Requirements } from './requirements';
import { Timeline } from './timeline';

/** The dates of a plan, each point of the check, and the same plan under the other category. */
export default function PlanDetails({
  plan,
  result,
  isExample,
}: {
  plan: AipPlan;
  result: ReturnType<typeof checkAipPlan>;
  /** Whether the visitor entered none of it. */
  isExample: boolean;
}) {
  const today = useToday();
  return (
    <>
      <h3 className="mt-8 mb-3 text-21">{isExample ? 'Dates of the example' : 'Your dates'}</h3>
      <ChartFigure chart={planChart(plan, result, today, isExample)} />
      <Timeline timeline={result.timeline} afterwards={result.afterwards} isExample={isExample} />
      <h3 className="mt-8 mb-2 text-21">Point by point{isExample && ', for the example'}</h3>
      <Requirements requirements={result.requirements} isExample={isExample} />
      <OtherCategory plan={plan} change_by={result.dates.change_by} isExample={isExample} />
    </>
  );
}
