import { useMemo } from 'react';
import { useToday } from '../../lib/today';
import { useVisitState } from '../../lib/use-visit-state';
import { ToolSection } from '../../ui/calculation/tool-section';
import { Callout } from '../../ui/callout';
import { WhoPaysUs } from '../../ui/page/who-pays-us';
import { CalculatorInputs } from './calculator-inputs';
import { answerOf, EXAMPLES, type PieInputs } from './calculator-state';
import { NonResidentAnswer } from './non-resident-answer';
import { OtherInvestors } from './other-investors';
import { ResidentAnswer } from './resident-answer';

const [OPENING] = EXAMPLES as readonly [(typeof EXAMPLES)[number]];

/** PIR from two years' income, and one year of tax held directly and through a PIE, with every step. */
export function PieCalculator() {
  const today = useToday();
  const [inputs, setInputs] = useVisitState<PieInputs>('pie calculator', OPENING.inputs);
  const answer = useMemo(() => answerOf(inputs, today), [inputs, today]);
  return (
    <ToolSection
      id="calculator"
      title="PIE calculator"
      lede="Find your prescribed investor rate (PIR) from two years’ income, and compare one year of tax on the same return held directly and through a PIE. A model, not tax advice."
    >
      <CalculatorInputs inputs={inputs} onChange={setInputs} />
      {answer.isResident ? (
        <ResidentAnswer answer={answer} inputs={inputs} />
      ) : (
        <NonResidentAnswer tax={answer.tax} />
      )}
      <OtherInvestors />
      <div className="mt-6">
        <Callout tone="caution" title="Before you rely on it">
          <p>
            {answer.isResident ? answer.comparison.disclaimer : answer.tax.disclaimer} <WhoPaysUs />
          </p>
        </Callout>
      </div>
    </ToolSection>
  );
}
