import { figureText } from '@tussock/core/calculation/figure-text';
import { Button } from '../../ui/button';
import { ToolInputs } from '../../ui/calculation/tool-section';
import { ChoiceGroup } from '../../ui/choice-group';
import { NumberField } from '../../ui/number-field';
import { EXAMPLES, type InvestorKind, isPerson, type PieInputs } from './calculator-state';
import { ForeignIncome } from './foreign-income';

const KINDS: { value: InvestorKind; label: string }[] = [
  { value: 'individual', label: 'Individual' },
  { value: 'trust', label: 'Trust' },
  { value: 'company', label: 'Company' },
  { value: 'transitional-resident', label: 'Transitional resident' },
  { value: 'non-resident', label: 'Non-resident' },
];
const INCOME = { unit: '$', min: 0, max: 100_000_000, decimals: 0, step: 1_000 };

/** Who invests, what they earn, and what the investment earns. */
export function CalculatorInputs({
  inputs,
  onChange,
}: {
  inputs: PieInputs;
  onChange: (inputs: PieInputs) => void;
}) {
  const field = (name: Exclude<keyof PieInputs, 'kind' | 'income_kind' | 'treaty'>) => ({
    value: inputs[name],
    onChange: (value: number) => onChange({ ...inputs, [name]: value }),
  });
  return (
    <ToolInputs
      below={`a worked example with every step: an individual with other income of ${figureText({ value: inputs.other_income, unit: 'NZD' })} a year`}
    >
      <fieldset className="no-print flex flex-wrap items-center gap-2">
        <legend className="mb-2 text-13 text-muted">Start from an example</legend>
        {EXAMPLES.map((example) => (
          <Button
            key={example.label}
            size="sm"
            variant={example.inputs === inputs ? 'selected' : 'outline'}
            aria-pressed={example.inputs === inputs}
            onClick={() => onChange(example.inputs)}
          >
            {example.label}
          </Button>
        ))}
      </fieldset>
      <ChoiceGroup
        legend="Who invests: resident in New Zealand for tax, unless it says otherwise"
        name="investor"
        choices={KINDS}
        value={inputs.kind}
        onChange={(kind) => onChange({ ...inputs, kind })}
        columns="sm:grid-cols-3 lg:grid-cols-5"
      />
      {isPerson(inputs.kind) && (
        <fieldset>
          <legend className="mb-2 text-13 text-muted">
            Income of the last two income years, worldwide if resident here. Enter 0 for a loss.
          </legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <NumberField label="Last year: taxable income" {...INCOME} {...field('last_taxable')} />
            <NumberField label="Last year: PIE income" {...INCOME} {...field('last_pie')} />
            <NumberField label="Year before: taxable income" {...INCOME} {...field('before_taxable')} />
            <NumberField label="Year before: PIE income" {...INCOME} {...field('before_pie')} />
          </div>
        </fieldset>
      )}
      {inputs.kind === 'transitional-resident' && (
        <p className="text-13 text-muted">
          Enter income from New Zealand as the return. Foreign income that you hold directly may be exempt for
          a time; that is not modelled.
        </p>
      )}
      {inputs.kind === 'non-resident' && <ForeignIncome inputs={inputs} onChange={onChange} />}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {inputs.kind !== 'company' && inputs.kind !== 'non-resident' && (
          <NumberField
            label={inputs.kind === 'trust' ? 'Other trustee income, a year' : 'Other income this year'}
            {...INCOME}
            {...field('other_income')}
            hint="Taxable, without this investment"
          />
        )}
        <NumberField label="Amount invested" {...INCOME} min={1} max={1_000_000_000} {...field('amount')} />
        <NumberField
          label="Return before tax"
          unit="% a year"
          min={0}
          max={100}
          decimals={2}
          step={0.5}
          {...field('return_percent')}
        />
        <NumberField
          label="Taxable part of it"
          unit="%"
          min={0}
          max={100}
          decimals={0}
          step={5}
          {...field('taxable_share')}
          hint="The rest counts as gains, which this model doesn’t tax"
        />
      </div>
    </ToolInputs>
  );
}
