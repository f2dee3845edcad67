import { figureText } from '@tussock/core/calculation/figure-text';
import { PERSONAL_RATES } from '@tussock/core/pie/rates';
import { marginalRate, pirFromIncomes } from '@tussock/core/situation/own-tax';
import { INCOME_LIMITS, PERSON_PIRS, PERSON_RATES, type Situation } from '@tussock/core/situation/situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { useToday } from '../../lib/today';
import { useInForce } from '../../lib/use-in-force';
import { Announce } from '../../ui/announce';
import { StepTable } from '../../ui/calculation/step-table';
import { ChoiceGroup } from '../../ui/choice-group';
import { NumberField } from '../../ui/number-field';
import { Basis } from '../../ui/source/basis';
import type { SituationFields } from './situation-fields';

const FIND = { value: 'find', label: 'Work it out' } as const;
const choicesOf = (rates: readonly number[]) => [
  ...rates.map((rate) => ({ value: String(rate), label: formatPercent(rate) })),
  FIND,
];
/** The chosen rate of a list by the value of its radio button. */
const chosenOf = <Rate extends number>(rates: readonly Rate[], value: string): Rate | 'find' | null =>
  value === 'find' ? value : (rates.find((rate) => String(rate) === value) ?? null);

/** A person's rate on the next dollar and the prescribed investor rate: chosen, or worked out from incomes. */
export function PersonFields({ situation, onChange }: SituationFields) {
  return (
    <>
      <div className="grid gap-4">
        <ChoiceGroup
          legend="Your tax rate on the next dollar of income"
          name="person-rate"
          choices={choicesOf(PERSON_RATES)}
          value={situation.person_rate === null ? null : String(situation.person_rate)}
          onChange={(value) => onChange({ person_rate: chosenOf(PERSON_RATES, value) })}
          columns="grid-cols-2 sm:grid-cols-3"
        />
        {situation.person_rate === 'find' && <RateFinder situation={situation} onChange={onChange} />}
      </div>
      <div className="grid gap-4">
        <ChoiceGroup
          legend="Your prescribed investor rate (PIR), which a PIE uses"
          name="person-pir"
          choices={choicesOf(PERSON_PIRS)}
          value={situation.person_pir === null ? null : String(situation.person_pir)}
          onChange={(value) => onChange({ person_pir: chosenOf(PERSON_PIRS, value) })}
          columns="grid-cols-2 xl:grid-cols-4"
        />
        {situation.person_pir === 'find' && <PirFinder situation={situation} onChange={onChange} />}
      </div>
    </>
  );
}

function RateFinder({ situation, onChange }: SituationFields) {
  const today = useToday();
  const entry = useInForce(PERSONAL_RATES);
  const { income } = situation;
  const taxed = income !== null && {
    above: figureText({ value: income, unit: 'NZD' }),
    at: formatPercent(marginalRate(income, today)),
  };
  return (
    <div className="border-l-2 border-line pl-4">
      <IncomeField
        label="Taxable income this year, without this investment"
        name="income"
        situation={situation}
        onChange={onChange}
      />
      {taxed && (
        <p className="mt-2 text-14">
          The next dollar above {taxed.above} is taxed at <strong>{taxed.at}</strong>. A large investment can
          push part of your income into the next band.
        </p>
      )}
      <Announce text={taxed ? `The next dollar above ${taxed.above} is taxed at ${taxed.at}.` : ''} />
      <Basis entries={[entry]} />
    </div>
  );
}

function PirFinder({ situation, onChange }: SituationFields) {
  const found = pirFromIncomes(situation, useToday());
  const field = (name: IncomeName, label: string) => (
    <IncomeField label={label} name={name} situation={situation} onChange={onChange} />
  );
  return (
    <div className="border-l-2 border-line pl-4">
      <p className="mb-3 max-w-[62ch] text-13 text-muted">
        Worldwide income of the last two income years. Enter 0 for a loss. Leave PIE income empty if you had
        none.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('last_taxable', 'Last year: taxable income')}
        {field('last_pie', 'Last year: PIE income')}
        {field('before_taxable', 'Year before: taxable income')}
        {field('before_pie', 'Year before: PIE income')}
      </div>
      {found ? (
        <div className="mt-4">
          <p className="mb-2 text-14">
            Your PIR is <strong>{formatPercent(found.pir)}</strong>. The lower rate of the two years may be
            used.
          </p>
          <StepTable steps={found.steps.slice(0, 2)} columns={2} caption="How the PIR is found" />
        </div>
      ) : (
        <p className="mt-3 text-14 text-muted">Enter the taxable income of both years to see your PIR.</p>
      )}
      <Announce text={found ? `Your PIR is ${formatPercent(found.pir)}.` : ''} />
    </div>
  );
}

type IncomeName = 'income' | 'last_taxable' | 'last_pie' | 'before_taxable' | 'before_pie';

function IncomeField({
  label,
  name,
  situation,
  onChange,
}: SituationFields & { label: string; name: IncomeName }) {
  const change = (income: number | null): Partial<Situation> => ({ [name]: income });
  return (
    <NumberField
      label={label}
      unit="$"
      {...INCOME_LIMITS}
      decimals={0}
      step={1_000}
      value={situation[name]}
      onChange={(income) => onChange(change(income))}
      onEmpty={() => onChange(change(null))}
    />
  );
}
