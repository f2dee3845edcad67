import { type QuestionId, SECTIONS, type Section } from '@tussock/core/eligibility/question';
import { questionsOf } from '@tussock/core/eligibility/rule';
import { SEPARATE_EXCLUSIONS } from '@tussock/core/eligibility/separate-exclusions';
import { WHOLESALE_TESTS } from '@tussock/core/eligibility/wholesale-tests';
import { useStepFocus } from '../../lib/form/use-step-focus';
import { useLoaded } from '../../lib/script/client-only';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';
import { StepList } from '../../ui/form/step-list';
import { WithAside } from '../../ui/form/with-aside';
import { QuestionForm } from './question-form';
import type { Check as Course } from './use-check';

const loadResult = () => import('./check-result');

const TITLES: Record<Section, string> = {
  about: 'The investor',
  'all-offers': 'Tests for every offer',
  'one-offer': 'Tests for one offer',
  separate: 'Separate exclusions',
};
const STEPS = [...SECTIONS.map((section) => TITLES[section]), 'Result'];

/** ", clause 38(a)": the clause of the test or exclusion that a question belongs to; empty where it belongs to none. */
function clauseOf(id: QuestionId): string {
  const asking =
    WHOLESALE_TESTS.find(({ rule }) => questionsOf(rule).includes(id)) ??
    SEPARATE_EXCLUSIONS.find(({ question }) => question === id);
  return asking ? `, ${asking.clause.replace('cl', 'clause')}` : '';
}

/** The check, question by question, then its result. */
export function Check({ check }: { check: Course }) {
  const { question } = check;
  const heading = useStepFocus(question?.id ?? 'result');
  const hasBegun = check.answers.length > 0;
  const isOnline = useOnline();
  // With the first answer, so that a failure is known before more are given: a browser does not load a module again that has
  // failed, and a new page forgets the answers. So it is not asked for without a network.
  const View = useLoaded(loadResult, hasBegun && isOnline);
  const at = question ? SECTIONS.indexOf(question.section) : STEPS.length - 1;
  return (
    <div className="in-[html:not([data-js])]:hidden">
      <WithAside aside={<Answered answers={check.answers} />}>
        <StepList label="Parts of the check" steps={STEPS} at={at} done={check.sectionsDone} />
        {View === null && <NotLoaded />}
        {question && (
          <div className="no-print rounded-card border border-line bg-card px-5 py-6 md:px-8 md:py-8">
            <p className="mb-2 text-13 text-muted">
              Question {check.answers.length + 1}
              {clauseOf(question.id)}. The number of questions depends on your answers.
            </p>
            <QuestionForm
              key={question.id}
              question={question}
              entered={check.typed}
              heading={heading}
              onType={check.keep}
              onAnswer={check.answer}
              onBack={check.goBack}
              onStop={hasBegun ? check.stop : null}
            />
          </div>
        )}
        {!question && View && (
          <View given={check.given} onBack={check.goBack} onStartAgain={check.startAgain} />
        )}
        {!question && View === undefined && (
          <p role="status">
            {isOnline
              ? 'Loading...'
              : 'Your device is offline. The result shows here when you are connected. Your answers stay while this page is open.'}
          </p>
        )}
      </WithAside>
    </div>
  );
}

function NotLoaded() {
  return (
    <div role="alert" className="mb-5 rounded-card border-l-3 border-gold bg-gold-soft px-5 py-4">
      <p>
        Part of this page did not load, so it cannot show a result. Check your connection, then reload the
        page and begin again.
      </p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}

/** The answers so far. The Back button leads to each of them. */
function Answered({ answers }: { answers: Course['answers'] }) {
  return (
    <>
      <h2 className="text-17">Your answers so far</h2>
      {answers.length === 0 ? (
        <p className="mt-1.5 text-muted">
          None yet. Your answers stay in this tab until you close or reload it, and nowhere else. One test is
          enough: the questions end once a test for every offer is likely met.
        </p>
      ) : (
        <ol className="mt-2 grid gap-2.5">
          {answers.map(({ id, question, answer }) => (
            <li key={id}>
              <span className="line-clamp-2 text-13 text-muted">{question}</span>
              <span className="font-semibold wrap-anywhere">{answer}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
