import type { Question } from '@tussock/core/eligibility/question';
import { runningTotal } from '@tussock/core/eligibility/running-total';
import type { FieldErrors } from '../../lib/form/field-errors';
import { useToday } from '../../lib/today';
import { Announce } from '../../ui/announce';
import { gapInWords, LimitGaps } from './limit-gaps';
import { readableAnswer, type Typed } from './typed-answer';

/** What is typed so far, beside the limits of the test that the question belongs to; nothing where an amount is wrong, since it would count as 0. */
export function RunningTotal({
  question,
  typed,
  errors,
}: {
  question: Question;
  typed: Typed;
  errors: FieldErrors;
}) {
  const today = useToday();
  const isWrong = Object.values(errors).some(Boolean);
  const answer = isWrong ? null : readableAnswer(question, typed);
  const gaps = answer === null ? [] : runningTotal(question.id, answer, today);
  return (
    <>
      {gaps.length > 0 && (
        <div className="border-y border-line py-3">
          <LimitGaps gaps={gaps} />
        </div>
      )}
      <Announce text={gaps.map(gapInWords).join(' ')} />
    </>
  );
}
