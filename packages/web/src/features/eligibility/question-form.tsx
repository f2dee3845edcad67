import type { Answer, Question } from '@tussock/core/eligibility/question';
import { useState } from 'react';
import { useFieldErrors } from '../../lib/form/use-field-errors';
import { useToday } from '../../lib/today';
import { Announce } from '../../ui/announce';
import { Button } from '../../ui/button';
import { LiveForm } from '../../ui/form/live-form';
import { AnswerFields } from './answer-fields';
import { faultAt, mendedBy, readAnswer, type Typed } from './typed-answer';

/** One question with its help, what does not count, and the controls for its answer. */
export function QuestionForm({
  question,
  entered,
  heading,
  onType,
  onAnswer,
  onBack,
  onStop,
}: {
  question: Question;
  /** What the controls show at first. */
  entered: Typed;
  heading: React.RefObject<HTMLHeadingElement | null>;
  onType: (typed: Typed) => void;
  onAnswer: (answer: Answer) => void;
  onBack: (() => void) | null;
  /** Shows the result so far, with what is answered here if it can be read; null before the first answer. */
  onStop: ((open: Answer | null) => void) | null;
}) {
  const today = useToday();
  const [typed, setTyped] = useState(entered);
  const { errors, show, add, clear, form } = useFieldErrors();
  const hasChoices = question.kind === 'yes-no' || question.kind === 'choice';
  return (
    <LiveForm
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readAnswer(question, typed, today);
        if (read.errors) show(read.errors);
        else onAnswer(read.answer);
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none md:text-27">
        {question.text}
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">{question.help}</p>
      {question.not_counted.length > 0 && (
        <div className="mt-4 border-l-3 border-gold pl-4 text-14">
          <p className="font-semibold">Leave out</p>
          <ul className="mt-0.5 text-muted">
            {question.not_counted.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5">
        <AnswerFields
          question={question}
          typed={typed}
          errors={errors}
          onType={(part, text) => {
            const next = { ...typed, [part]: text };
            setTyped(next);
            onType(next);
            clear(mendedBy(part, question, next, today));
          }}
          onLeave={(part) => add(faultAt(part, question, typed, today))}
        />
      </div>
      {/* With Enter in a field the focus stays where it is, so that nothing else would say it. */}
      <Announce text={Object.values(errors).filter(Boolean).join(' ')} />
      <div className="mt-7 flex flex-wrap gap-3 in-[html:not([data-js])]:hidden">
        {onBack && (
          <Button variant="outline" size="lg" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" size="lg" className="min-w-36">
          Continue
        </Button>
        {!hasChoices && (
          <Button variant="outline" size="lg" onClick={() => onAnswer('not-sure')}>
            Not sure
          </Button>
        )}
        {onStop && (
          <Button
            variant="quiet"
            size="lg"
            className="sm:ml-auto"
            onClick={() => onStop(readAnswer(question, typed, today).answer)}
          >
            Show the result so far
          </Button>
        )}
      </div>
    </LiveForm>
  );
}
