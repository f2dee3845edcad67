import type { ReturnResult } from '@tussock/core/return/after-everything';
import type { LeftAfterOffer } from '@tussock/core/return/left-after';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { feesOverTime } from './fees-over-time';
import { ReturnInputFields } from './return-input-fields';
import type { ReturnInputs } from './return-inputs';
import type { returnInput } from './return-state';
import { ReturnSteps } from './return-steps';

export interface StepByStepProps {
  offer: LeftAfterOffer;
  inputs: ReturnInputs;
  onChange: (inputs: ReturnInputs) => void;
  result: Extract<ReturnResult, { computed: true }>;
  input: ReturnType<typeof returnInput>;
}

/** The visitor's own figures, every step from the target to what is left, and the fees over the term. */
export default function StepByStep({ offer, inputs, onChange, result, input }: StepByStepProps) {
  const fees = feesOverTime(result, input);
  return (
    <>
      <ReturnInputFields offer={offer} inputs={inputs} onChange={onChange} />
      <ReturnSteps result={result} invested={input} isLocked={offer.is_exclusive} />
      {fees && <ChartFigure chart={fees} className="mt-6" />}
    </>
  );
}
