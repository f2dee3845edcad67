import { checkAipPlan } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirement';
import { AIP_CATEGORIES, AIP_CATEGORY_CHANGE, AIP_CATEGORY_LABELS } from '@tussock/core/aip/settings';
import { useToday } from '../../lib/today';
import { useInForce } from '../../lib/use-in-force';
import { useSettings } from '../../lib/use-settings';
import { Basis } from '../../ui/source/basis';
import { Day } from '../../ui/text/day';

/** The same plan under the other category, and until when the category can be changed. */
export function OtherCategory({
  plan,
  change_by,
  isExample,
}: {
  plan: AipPlan;
  change_by: string;
  /** Whether the visitor entered none of it: then nothing is said of it under the other category. */
  isExample: boolean;
}) {
  const today = useToday();
  const { aip_minimums } = useSettings();
  const rule = useInForce(AIP_CATEGORY_CHANGE);
  const other = AIP_CATEGORIES.find((category) => category !== plan.category) ?? plan.category;
  const same = checkAipPlan({ ...plan, category: other, changed_on: null }, aip_minimums, today);
  return (
    <>
      <h3 className="mt-8 mb-2 text-21">Changing category</h3>
      <p className="max-w-[68ch] text-14">
        You can change category once: before approval in principle, or until <Day on={change_by} />,{' '}
        {rule.value} months after it.
        {!isExample && ` The same plan under ${AIP_CATEGORY_LABELS[other]}: ${same.summary}`}
        <Basis entries={[rule]} />
      </p>
    </>
  );
}
