import { answerText, questionOn } from '@tussock/core/eligibility/answers';
import { nextQuestion } from '@tussock/core/eligibility/next-question';
import {
  type Answer,
  type Answers,
  type Question,
  type QuestionId,
  SECTIONS,
} from '@tussock/core/eligibility/question';
import { questionOf } from '@tussock/core/eligibility/questions';
import { useMemo } from 'react';
import { useStep } from '../../lib/form/use-step';
import { useVisitState } from '../../lib/state/use-visit-state';
import { useToday } from '../../lib/today';
import { type Typed, typedOf } from './typed-answer';

export interface Check {
  /** The question to answer now; null when the result is to be shown. */
  question: Question | null;
  /** What the open question shows: what was typed into it last, else the answer that was given before going back. */
  typed: Typed;
  /** Keeps what is typed into the open question until it is answered, so that a look back does not lose it. */
  keep: (typed: Typed) => void;
  /** The answers that the result is worked out from. */
  given: Answers;
  /** The answers so far, in words. */
  answers: { id: QuestionId; question: string; answer: string }[];
  /** How many sections are done. */
  sectionsDone: number;
  answer: (answer: Answer) => void;
  /** Null at the first question. */
  goBack: (() => void) | null;
  /** Shows the result of the answers so far, with that to the open question if it has one. */
  stop: (open: Answer | null) => void;
  startAgain: () => void;
}

/**
 * The state of a check. Answers are held in the memory of this tab and nowhere else. The browser's history holds only
 * how many were given, so that its Back button goes one question back.
 */
export function useCheck(): Check {
  const today = useToday();
  const [trail, setTrail] = useVisitState<readonly QuestionId[]>('check: trail', []);
  const [given, setGiven] = useVisitState<Answers>('check: answers', {});
  /** The step of a result that was asked for early: one after the open question, so that Back leads to that. */
  const [early, setEarly] = useVisitState<number | null>('check: early result', null);
  /** By question. It changes without rendering the page anew, which is long, at each key. */
  const [unanswered] = useVisitState('check: unanswered', () => new Map<QuestionId, Typed>());
  const { step, goTo } = useStep(early ?? trail.length);
  const asked = useMemo(() => trail.slice(0, step), [trail, step]);
  const answers = useMemo(
    () => Object.fromEntries(asked.map((id) => [id, given[id]])) as Answers,
    [asked, given],
  );
  const next = useMemo(() => nextQuestion(answers, today), [answers, today]);
  const isOver = next === null || step === early;

  /** Holds the answer to the open question. */
  const hold = (answer: Answer) => {
    if (!next) return;
    unanswered.delete(next.id);
    setGiven({ ...given, [next.id]: answer });
    setTrail([...asked, next.id]);
  };

  return {
    question: isOver ? null : next,
    typed: next ? (unanswered.get(next.id) ?? typedOf(next, given[next.id])) : {},
    keep: (typed) => {
      if (next) unanswered.set(next.id, typed);
    },
    given: answers,
    answers: asked.map((id) => {
      const question = questionOf(id);
      return { id, question: questionOn(question, today).text, answer: answerText(question, given[id]) };
    }),
    sectionsDone: next ? SECTIONS.indexOf(next.section) : sectionsUpTo(asked.at(-1)),
    answer: (answer) => {
      hold(answer);
      setEarly(null);
      goTo(step + 1);
    },
    goBack: step === 0 ? null : () => goTo(step - 1),
    stop: (open) => {
      if (open === null) setTrail(asked);
      else hold(open);
      setEarly(step + 1);
      goTo(step + 1);
    },
    startAgain: () => {
      unanswered.clear();
      setTrail([]);
      setGiven({});
      setEarly(null);
      goTo(0);
    },
  };
}

const sectionsUpTo = (last: QuestionId | undefined): number =>
  last === undefined ? 0 : SECTIONS.indexOf(questionOf(last).section) + 1;
