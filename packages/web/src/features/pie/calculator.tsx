import { figureText } from '@tussock/core/calculation/figure-text';
import { useMemo } from 'react';
import { useVisitState } from '../../lib/state/use-visit-state';
import { useToday } from '../../lib/today';
import { ToolSection } from '../../ui/calculation/tool-section';
import { Callout } from '../../ui/callout';
import { WhoPaysUs } from '../../ui/page/who-pays-us';
import { CalculatorInputs } from './calculator-inputs';
import { answerOf, EXAMPLES, type PieAnswer, type PieInputs } from './calculator-state';
import { NonResidentAnswer } from './non-resident-answer';
import { OtherInvestors } from './other-investors';
import { Outcome } from './outcome';
import { ResidentAnswer } from './resident-answer';

const [OPENING] = EXAMPLES as readonly [(typeof EXAMPLES)[number]];

/** PIR from two years' income, and one year of tax held directly and through a PIE, with every step. */
export function PieCalculator() {
  const today = useToday();
  const [inputs, setInputs] = useVisitState<PieInputs>('pie calculator', OPENING.inputs);
  const answer = useMemo(() => answerOf(inputs, today), [inputs, today]);
  const found = answer.isResident ? answer.comparison : answer.tax;
  return (
    <ToolSection
      id="calculator"
      title="PIE calculator"
      lede="Find your prescribed investor rate (PIR) from two years’ income, and compare one year of tax on the same return held directly and through a PIE. A model, not tax advice."
    >
      <CalculatorInputs inputs={inputs} onChange={setInputs} />
      {/* One for all answers: a screen reader says what changes in it, and nothing of one that is new. */}
      <Outcome {...found} announced={announcedText(answer)} />
      {answer.isResident ? (
        <ResidentAnswer answer={answer} inputs={inputs} />
      ) : (
        <NonResidentAnswer tax={answer.tax} />
      )}
      <OtherInvestors />
      <div className="mt-6">
        <Callout tone="caution" title="Before you rely on it">
          <p>
            {found.disclaimer} <WhoPaysUs />
          </p>
        </Callout>
      </div>
    </ToolSection>
  );
}

function announcedText(answer: PieAnswer): string {
  if (!answer.isResident) return answer.tax.summary;
  const { pir, comparison } = answer;
  const rate = pir && `Prescribed investor rate ${figureText({ value: pir.pir, unit: 'share' })}. `;
  return `${rate ?? ''}${comparison.summary}`;
}
