import type { TestResult } from '@tussock/core/eligibility/evaluate';
import type { Outcome } from '@tussock/core/eligibility/outcome';
import { Badge, type BadgeTone } from '../../ui/badge';
import { CitationText } from './citation-text';

const TONES: Record<Outcome, BadgeTone> = {
  'likely meets': 'pine',
  'may meet for one offer': 'blue',
  'see an adviser': 'gold',
  'not shown': 'grey',
};
const OUTCOME_TEXT: Record<Outcome, string> = {
  'likely meets': 'Likely meets',
  'may meet for one offer': 'May meet for one offer',
  'see an adviser': 'See an adviser',
  'not shown': 'Not shown',
};

/** One test: its clause, the answers, the outcome, the reason and the source. */
export function TestResultCard({ test }: { test: TestResult }) {
  return (
    <article className="rounded-card border border-line bg-card px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h4 className="text-15 font-semibold">
          <span className="mr-2 text-13 font-normal text-muted">{test.clause.replace('cl', 'Clause')}</span>
          {test.title}
        </h4>
        <Badge tone={TONES[test.outcome]} size="md">
          {OUTCOME_TEXT[test.outcome]}
        </Badge>
      </div>
      <dl className="mt-2.5 grid gap-x-5 gap-y-1.5 text-14 sm:grid-cols-[6.5rem_1fr]">
        <dt className="text-muted">Your answers</dt>
        <dd className="min-w-0">
          {test.answers.length === 0 ? (
            'None for this test'
          ) : (
            <ul className="grid gap-1">
              {test.answers.map(({ question, answer }) => (
                <li key={question}>
                  <span className="text-muted">{question}</span>{' '}
                  <strong className="font-semibold">{answer}</strong>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt className="text-muted">Why</dt>
        <dd className="min-w-0">{test.reason}</dd>
        <dt className="text-muted">Source</dt>
        <dd className="min-w-0 text-13 text-muted">
          <CitationText citation={test.citation} />
        </dd>
      </dl>
    </article>
  );
}
