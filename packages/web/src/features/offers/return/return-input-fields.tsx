import type { ReactNode } from 'react';
import { useId } from 'react';
import { ToolInputs } from '../../../ui/calculation/tool-section';
import { NumberField } from '../../../ui/number-field';
import type { ReturnInputs } from './return-state';

const ROUTES: Record<ReturnInputs['route'], string> = {
  pie: 'PIE',
  direct: 'Held directly',
  'limited-partnership': 'Limited partnership',
  none: 'No tax',
};
const KINDS: Record<ReturnInputs['kind'], string> = {
  individual: 'Individual',
  trust: 'Trust',
  company: 'Company',
};
const BASES: Record<ReturnInputs['target_basis'], string> = {
  'not stated': 'Not stated',
  'before fees': 'Before fees',
  'after fees': 'After fees',
};
const PIRS = { '10.5': '10.5%', '17.5': '17.5%', '28': '28%' };

/** Tax, inflation, term and what else the calculation needs. */
export function ReturnInputFields({
  inputs,
  onChange,
  currency,
}: {
  inputs: ReturnInputs;
  onChange: (inputs: ReturnInputs) => void;
  currency: string;
}) {
  const set = (change: Partial<ReturnInputs>) => onChange({ ...inputs, ...change });
  const owner = inputs.route === 'direct' || inputs.route === 'limited-partnership';
  return (
    <ToolInputs>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Choice label="Taxed as" options={ROUTES} value={inputs.route} onChange={(route) => set({ route })} />
        {inputs.route === 'pie' && (
          <Choice
            label="Prescribed investor rate"
            options={PIRS}
            value={String(inputs.pir) as keyof typeof PIRS}
            onChange={(pir) => set({ pir: Number(pir) })}
          />
        )}
        {owner && (
          <Choice label="Investor" options={KINDS} value={inputs.kind} onChange={(kind) => set({ kind })} />
        )}
        {owner && inputs.kind !== 'company' && (
          <NumberField
            label="Other taxable income, a year"
            unit="$"
            min={0}
            max={100_000_000}
            decimals={0}
            step={1_000}
            value={inputs.other_income}
            onChange={(other_income) => set({ other_income })}
          />
        )}
        {owner && (
          <NumberField
            label={currency === 'NZD' ? 'Amount invested' : 'Amount invested, in NZD'}
            unit="$"
            min={1_000}
            max={1_000_000_000}
            decimals={0}
            step={10_000}
            value={inputs.amount}
            onChange={(amount) => set({ amount })}
          />
        )}
        {inputs.route !== 'none' && (
          <NumberField
            label="Taxable part of the return"
            unit="%"
            min={0}
            max={100}
            decimals={0}
            step={5}
            value={inputs.taxable_share}
            onChange={(taxable_share) => set({ taxable_share })}
          />
        )}
        <NumberField
          label="Inflation"
          unit="% a year"
          min={0}
          max={15}
          decimals={2}
          step={0.1}
          value={inputs.inflation}
          onChange={(inflation) => set({ inflation })}
        />
        <NumberField
          label="Term"
          unit="years"
          min={0.5}
          max={40}
          decimals={2}
          value={inputs.term_years}
          onChange={(term_years) => set({ term_years })}
        />
        <Choice
          label="Target is stated"
          options={BASES}
          value={inputs.target_basis}
          onChange={(target_basis) => set({ target_basis })}
        />
      </div>
    </ToolInputs>
  );
}

function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: ReactNode;
  options: Record<T, string>;
  value: T;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="h-10 w-full rounded-control border border-control bg-card px-2 text-15 font-medium pointer-coarse:h-11"
      >
        {(Object.keys(options) as T[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
