import { FOREIGN_INVESTOR_INCOMES, type ForeignInvestorIncome } from '@tussock/core/pie/non-resident';
import { ChoiceGroup } from '../../ui/choice-group';
import type { PieInputs } from './calculator-state';

const INCOMES = (Object.keys(FOREIGN_INVESTOR_INCOMES) as ForeignInvestorIncome[]).map((value) => ({
  value,
  label: FOREIGN_INVESTOR_INCOMES[value],
}));

/** What a non-resident's return is, which decides the rate, and whether there is a tax agreement. */
export function ForeignIncome({
  inputs,
  onChange,
}: {
  inputs: PieInputs;
  onChange: (inputs: PieInputs) => void;
}) {
  return (
    <>
      <ChoiceGroup<ForeignInvestorIncome>
        legend="What the taxable part of the return is"
        name="income-kind"
        choices={INCOMES}
        value={inputs.income_kind}
        onChange={(income_kind) => onChange({ ...inputs, income_kind })}
        columns="sm:grid-cols-2"
      />
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={inputs.treaty}
          onChange={(event) => onChange({ ...inputs, treaty: event.target.checked })}
          className="size-4 shrink-0"
        />
        New Zealand has a double tax agreement with the country where I live
      </label>
    </>
  );
}
