import type { AipPlan } from '@tussock/core/aip/requirement';
import { AIP_INVESTMENT_LABELS, AIP_INVESTMENTS } from '@tussock/core/aip/settings';
import { figureText } from '@tussock/core/calculation/figure-text';
import { DateField } from '../../ui/date-field';
import { NumberField } from '../../ui/number-field';
import { isPlanDay, PLAN_LIMITS } from './plan-state';

interface Inputs {
  plan: AipPlan;
  onChange: (plan: AipPlan) => void;
}

/** When the visa is approved, the money invested and the category changed. */
export function DateInputs({ plan, onChange }: Inputs) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 text-muted">Dates</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <DateField
          label="Approval in principle"
          isPossible={isPlanDay}
          value={plan.approved_on}
          onChange={(approved_on) => onChange({ ...plan, approved_on })}
          hint="The date of the letter, or the day you expect it"
        />
        <DateField
          label="All money invested"
          optional
          isPossible={isPlanDay}
          value={plan.invested_on}
          onChange={(invested_on) => onChange({ ...plan, invested_on })}
          hint="Without a date, the last day allowed is used"
        />
        <DateField
          label="Category changed"
          optional
          isPossible={isPlanDay}
          value={plan.changed_on}
          onChange={(changed_on) => onChange({ ...plan, changed_on })}
          hint="Only if you change to the category above"
        />
      </div>
      <label className="mt-2 flex min-h-9 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={plan.extension}
          onChange={(event) => onChange({ ...plan, extension: event.target.checked })}
          className="size-4 shrink-0"
        />
        Plan with an extension of the time to invest
      </label>
    </fieldset>
  );
}

/** Amounts by kind of investment, and time. */
export function PlanInputs({ plan, onChange }: Inputs) {
  const sum = AIP_INVESTMENTS.reduce((total, kind) => total + (plan.mix[kind] ?? 0), 0);
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-13 text-muted">What you would invest in</legend>
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {AIP_INVESTMENTS.map((kind) => (
            <NumberField
              key={kind}
              label={AIP_INVESTMENT_LABELS[kind]}
              unit="$"
              {...PLAN_LIMITS.amount}
              decimals={0}
              step={100_000}
              value={plan.mix[kind] ?? 0}
              onChange={(amount) => onChange({ ...plan, mix: { ...plan.mix, [kind]: amount } })}
            />
          ))}
        </div>
        <p className="mt-2 text-14 font-semibold">Sum: {figureText({ value: sum, unit: 'NZD' })} NZD</p>
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
