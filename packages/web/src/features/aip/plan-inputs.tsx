import type { AipPlan } from '@tussock/core/aip/requirements';
import { AIP_INVESTMENT_LABELS, AIP_INVESTMENTS } from '@tussock/core/aip/settings';
import { nzd } from '../../lib/format';
import { NumberField } from '../../ui/number-field';
import { MOST, PLAN_LIMITS } from './plan-state';

/** Amounts by kind of investment, and time. */
export function PlanInputs({ plan, onChange }: { plan: AipPlan; onChange: (plan: AipPlan) => void }) {
  const sum = AIP_INVESTMENTS.reduce((total, kind) => total + (plan.mix[kind] ?? 0), 0);
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-13 text-muted">What you would invest in</legend>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          {AIP_INVESTMENTS.map((kind) => (
            <NumberField
              key={kind}
              label={AIP_INVESTMENT_LABELS[kind]}
              unit="$"
              min={0}
              max={MOST}
              decimals={0}
              step={100_000}
              value={plan.mix[kind] ?? 0}
              onChange={(amount) => onChange({ ...plan, mix: { ...plan.mix, [kind]: amount } })}
            />
          ))}
        </div>
        <p className="mt-2 text-14 font-semibold">Sum: {nzd(sum)}</p>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label="Held for"
          unit="months"
          {...PLAN_LIMITS.hold}
          decimals={0}
          value={plan.hold_months}
          onChange={(hold_months) => onChange({ ...plan, hold_months })}
        />
        <NumberField
          label="Days in New Zealand, over that time"
          unit="days"
          {...PLAN_LIMITS.days}
          decimals={0}
          value={plan.days_in_nz}
          onChange={(days_in_nz) => onChange({ ...plan, days_in_nz })}
        />
      </div>
    </>
  );
}
