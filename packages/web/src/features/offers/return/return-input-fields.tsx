import { earningsOf, type GrowthTax } from '@tussock/core/return/earnings';
import type { LeftAfterOffer } from '@tussock/core/return/left-after';
import { returnKindOf } from '@tussock/core/return/return-kind';
import type { FeesIn } from '@tussock/core/return/taken-off';
import { useToday } from '../../../lib/today';
import { ToolInputs } from '../../../ui/calculation/tool-section';
import { NumberField } from '../../../ui/number-field';
import { Choice } from './choice';
import type { ReturnInputs } from './return-inputs';
import { changed, routesOf } from './return-state';
import { INVESTOR_LABELS, isByBands, mayTaxGrowth, mayUseFdr, rateChoices } from './visitor-tax';

const GROWTH_TAXES: Record<GrowthTax, string> = {
  none: 'Not taxed',
  'at-exit': 'Taxed once, at exit',
  fdr: 'Fair dividend rate, each year',
};
const BASES: Record<FeesIn, string> = {
  not_stated: 'Not stated',
  gross: 'Before fees',
  net_of_management: 'After the management fee',
  net: 'After fees',
};

/** Tax, what is earned, inflation, term and what else the calculation needs. */
export function ReturnInputFields({
  offer,
  inputs,
  onChange,
}: {
  offer: LeftAfterOffer;
  inputs: ReturnInputs;
  onChange: (inputs: ReturnInputs) => void;
}) {
  const today = useToday();
  const set = (change: Partial<ReturnInputs>) => onChange(changed(inputs, change, offer, today));
  const isNzd = offer.investment_currency === 'NZD';
  return (
    <ToolInputs>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <NumberField
          label={isNzd ? 'Amount invested' : 'Amount invested, in NZD'}
          unit="$"
          min={1_000}
          max={1_000_000_000}
          decimals={0}
          step={10_000}
          value={inputs.amount}
          onChange={(amount) => set({ amount })}
        />
        <HolderFields offer={offer} inputs={inputs} set={set} />
        {inputs.route !== 'none' && <EarnedFields offer={offer} inputs={inputs} set={set} />}
        {isNzd && (
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
        )}
        <NumberField
          label="Term"
          unit="years"
          min={0.05}
          max={40}
          decimals={2}
          value={inputs.term_years}
          onChange={(term_years) => set({ term_years })}
        />
        <Choice
          label="Target is stated"
          options={BASES}
          value={inputs.fees_in}
          onChange={(fees_in) => set({ fees_in })}
        />
      </div>
    </ToolInputs>
  );
}

interface FieldsProps {
  offer: LeftAfterOffer;
  inputs: ReturnInputs;
  set: (change: Partial<ReturnInputs>) => void;
}

/** Who holds it, how, and at which rate. */
function HolderFields({ offer, inputs, set }: FieldsProps) {
  const rates = rateChoices(inputs, earningsOf(offer).income, useToday());
  const byBands = isByBands(inputs);
  return (
    <>
      <Choice
        label="Taxed as"
        options={routesOf(offer)}
        value={inputs.route}
        onChange={(route) => set({ route })}
      />
      {inputs.route !== 'none' && (
        <Choice
          label="Investor"
          options={INVESTOR_LABELS}
          value={inputs.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      {rates.length > 0 && (
        <Choice
          label={inputs.route === 'pie' ? 'Rate in the PIE' : 'Tax withheld'}
          options={Object.fromEntries(rates.map(({ rate, label }) => [rateKey(rate), label]))}
          value={rateKey(inputs.rate)}
          onChange={(key) => set({ rate: Number(key.slice(1)) })}
        />
      )}
      {byBands && inputs.kind !== 'company' && (
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
    </>
  );
}

/** A key that does not read as a number, so that the options keep their order. */
const rateKey = (rate: number) => `r${rate}`;

/** What is income of each year, what is growth, and when growth is taxed. */
function EarnedFields({ offer, inputs, set }: FieldsProps) {
  const isYield = returnKindOf(offer).kind === 'cash-yield';
  const hasGrowth = isYield ? inputs.growth > 0 : inputs.income_share < 100;
  const { fdr, ...others } = GROWTH_TAXES;
  const isFdr = inputs.growth_tax === 'fdr';
  const asksForGrowthTax =
    mayTaxGrowth(inputs) && (hasGrowth || isFdr || offer.investment_currency !== 'NZD');
  return (
    <>
      {isYield ? (
        <NumberField
          label="Growth on top of the yield"
          unit="% a year"
          min={-20}
          max={30}
          decimals={2}
          step={0.5}
          value={inputs.growth}
          onChange={(growth) => set({ growth })}
          hint="Not stated by the provider; 0 unless you change it."
        />
      ) : isFdr ? null : (
        <NumberField
          label="Income of each year"
          unit="% of the return"
          min={0}
          max={100}
          decimals={0}
          step={5}
          value={inputs.income_share}
          onChange={(income_share) => set({ income_share })}
          hint="The rest is growth."
        />
      )}
      {asksForGrowthTax && (
        <Choice
          label="Tax on growth"
          options={mayUseFdr(inputs) ? { ...others, fdr } : others}
          value={inputs.growth_tax}
          onChange={(growth_tax) => set({ growth_tax })}
        />
      )}
    </>
  );
}
