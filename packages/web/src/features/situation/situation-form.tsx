import { AMOUNT_LIMITS, type InvestorKind, type Situation } from '@tussock/core/situation/situation';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { type Choice, ChoiceGroup } from '../../ui/choice-group';
import { Optional } from '../../ui/form/field-parts';
import { NumberField } from '../../ui/number-field';
import { PersonFields } from './person-fields';
import type { SituationFields } from './situation-fields';
import { TrustFields } from './trust-fields';

const KINDS: readonly Choice<InvestorKind>[] = [
  { value: 'person', label: 'A person', text: 'Resident in New Zealand for tax' },
  { value: 'trust', label: 'A trust', text: 'With trustees resident here' },
  { value: 'company', label: 'A company', text: 'Resident here' },
  { value: 'foreign', label: 'A non-resident', text: 'Not resident here for tax' },
];

type Category = NonNullable<Situation['aip_category']> | 'none';
const CATEGORIES: readonly Choice<Category>[] = [
  { value: 'none', label: 'None' },
  { value: 'growth', label: 'Growth' },
  { value: 'balanced', label: 'Balanced' },
];

/** What the visitor enters. Each change is stored at once. */
export function SituationForm(fields: SituationFields) {
  const { situation, onChange } = fields;
  return (
    <form
      aria-label="My situation"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-7 rounded-card border border-line bg-card p-5 md:p-6"
    >
      <ChoiceGroup
        legend="Who would invest"
        name="kind"
        choices={KINDS}
        value={situation.kind}
        onChange={(kind) => onChange({ kind })}
        columns="sm:grid-cols-2"
      />
      {situation.kind === 'person' && <PersonFields {...fields} />}
      {situation.kind === 'trust' && <TrustFields {...fields} />}
      {situation.kind === 'company' && (
        <p className="max-w-[62ch] text-14">
          A company pays the same rate on income from a PIE and on income held directly. The PIE is
          zero-rated, and the company returns the income.
        </p>
      )}
      {situation.kind === 'foreign' && (
        <p className="max-w-[62ch] text-14">
          Only PIE offers can be worked out. Tax on income held directly depends on your country and its
          treaty, and is not modelled here. See{' '}
          <Link to={paths.pieStructure} className="link">
            PIE structure
          </Link>{' '}
          for foreign investor PIEs.
        </p>
      )}
      <NumberField
        label={
          <>
            Amount for one offer
            <Optional />
          </>
        }
        unit="$"
        {...AMOUNT_LIMITS}
        decimals={0}
        step={10_000}
        value={situation.amount}
        onChange={(amount) => onChange({ amount })}
        onEmpty={() => onChange({ amount: null })}
        hint="Offers show it in dollars a year, and whether it reaches their minimum."
        className="max-w-sm"
      />
      <ChoiceGroup
        legend="Active Investor Plus category (optional)"
        name="aip-category"
        choices={CATEGORIES}
        value={situation.aip_category ?? 'none'}
        onChange={(category) => onChange({ aip_category: category === 'none' ? null : category })}
        columns="sm:grid-cols-3"
      />
    </form>
  );
}
