import { figureText } from '@tussock/core/calculation/figure-text';
import { StepTable } from '../../ui/calculation/step-table';
import { isPerson, type PieAnswer, type PieInputs } from './calculator-state';
import { ListedPie } from './listed-pie';
import { RouteColumn } from './route-column';

/** The PIR of a person, and the tax of a resident by each route. */
export function ResidentAnswer({
  answer: { pir, comparison },
  inputs,
}: {
  answer: Extract<PieAnswer, { isResident: true }>;
  inputs: PieInputs;
}) {
  const rate = pir && figureText({ value: pir.pir, unit: 'share' });
  const routes = [comparison.direct, comparison.pie, ...comparison.alternatives];
  return (
    <>
      {pir && (
        <>
          <h3 className="mt-8 mb-2 text-21">Prescribed investor rate: {rate}</h3>
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
      {isPerson(inputs.kind) && (
        <ListedPie
          income={comparison.income}
          imputed_share={inputs.taxable_share}
          other_income={inputs.other_income}
        />
      )}
    </>
  );
}
