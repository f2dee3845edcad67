import { SECTIONS, type Section } from '@tussock/core/eligibility/question';
import { StepList } from '../../components/form/step-list';
import { useStepFocus } from '../../components/form/use-step-focus';
import { CheckResult } from './check-result';
import { QuestionForm } from './question-form';
import type { Check as Course } from './use-check';

const TITLES: Record<Section, string> = {
  about: 'The investor',
  'all-offers': 'Tests for every offer',
  'one-offer': 'Tests for one offer',
  separate: 'Separate exclusions',
};
const STEPS = [...SECTIONS.map((section) => TITLES[section]), 'Result'];

/** The check, question by question, then its result. */
export function Check({ check }: { check: Course }) {
  const { question, result } = check;
  const heading = useStepFocus(question?.id ?? 'result');
  const at = question ? SECTIONS.indexOf(question.section) : STEPS.length - 1;
  return (
    <div className="max-w-[52rem] in-[html:not([data-js])]:hidden">
      <StepList label="Parts of the check" steps={STEPS} at={at} />
      {question && (
        <div className="rounded-card border border-line bg-card px-5 py-6 md:px-8 md:py-8">
          <p className="mb-2 text-13 text-muted">
            Question {check.answered + 1}. How many follow depends on your answers.
          </p>
          <QuestionForm
            key={question.id}
            question={question}
            earlier={check.earlier}
            heading={heading}
            onAnswer={check.answer}
            onBack={check.goBack}
            onStop={check.answered > 0 ? check.stop : null}
          />
        </div>
      )}
      {result && (
        <CheckResult
          result={result}
          heading={heading}
          onBack={check.goBack}
          onStartAgain={check.startAgain}
        />
      )}
    </div>
  );
}
