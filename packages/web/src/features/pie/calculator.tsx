import { figureText } from '@tussock/core/calculation/figure-text';
import { checkedText } from '@tussock/core/calculation/step';
import { useMemo, useState } from 'react';
import { useToday } from '../../lib/today';
import { Announce } from '../../ui/announce';
import { StepTable } from '../../ui/calculation/step-table';
import { ToolSection } from '../../ui/calculation/tool-section';
import { Callout } from '../../ui/callout';
import { CalculatorInputs } from './calculator-inputs';
import { answerOf, EXAMPLES, type PieInputs } from './calculator-state';
import { ListedPie } from './listed-pie';
import { OtherInvestors } from './other-investors';
import { RouteColumn } from './route-column';

const [OPENING] = EXAMPLES as readonly [(typeof EXAMPLES)[number]];

/** PIR from two years' income, and one year of tax held directly and through a PIE, with every step. */
export function PieCalculator() {
  const today = useToday();
  const [inputs, setInputs] = useState<PieInputs>(OPENING.inputs);
  const { pir, comparison } = useMemo(() => answerOf(inputs, today), [inputs, today]);
  const summary = `${pir ? `Prescribed investor rate ${figureText({ value: pir.pir, unit: 'share' })}. ` : ''}${comparison.summary}`;
  const routes = [comparison.direct, comparison.pie, ...comparison.alternatives];
  return (
    <ToolSection
      id="calculator"
      title="PIE calculator"
      lede="Your prescribed investor rate from the income of two years, and one year of tax on the same return: held directly, and through a multi-rate PIE. A model, not tax advice."
    >
      <CalculatorInputs inputs={inputs} onChange={setInputs} />
      <div className="mt-6 rounded-card bg-pine-soft px-5 py-4">
        <p className="font-serif text-21">{comparison.summary}</p>
        <p className="mt-1 text-14 text-muted">
          {figureText({ value: comparison.income, unit: 'NZD' })} a year before tax, of which{' '}
          {figureText({ value: comparison.taxable_income, unit: 'NZD' })} is taxable.{' '}
          {checkedText('Rates', comparison.rates_checked_on)}.
        </p>
        <Announce text={summary} />
      </div>
      {pir && (
        <>
          <h3 className="mt-8 mb-2 text-21">
            Prescribed investor rate: {figureText({ value: pir.pir, unit: 'share' })}
          </h3>
          <StepTable steps={pir.steps} columns={3} caption="How the prescribed investor rate is found" />
        </>
      )}
      <h3 className="mt-8 mb-2 text-21">The return of one year</h3>
      <StepTable
        steps={comparison.steps}
        columns={2}
        caption="How income and taxable income are worked out"
      />
      <h3 className="mt-8 mb-3 text-21">Tax by each route</h3>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {routes.map((route) => (
          <RouteColumn key={route.id} route={route} />
        ))}
      </div>
      {inputs.kind === 'individual' && (
        <ListedPie
          income={comparison.income}
          imputed_share={inputs.taxable_share}
          other_income={inputs.other_income}
        />
      )}
      <OtherInvestors />
      <div className="mt-6">
        <Callout tone="caution" title="Before you rely on it">
          <p>{comparison.disclaimer}</p>
        </Callout>
      </div>
    </ToolSection>
  );
}
