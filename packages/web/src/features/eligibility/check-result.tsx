import { checkedText } from '@tussock/core/calculation/step';
import type { EligibilityResult, SeparateResult, TestResult } from '@tussock/core/eligibility/evaluate';
import clsx from 'clsx';
import { Printer } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { CertificateSheet } from './certificate-sheet';
import { CitationText } from './citation-text';
import { TestResultCard } from './test-result';
import { usePrint } from './use-print';

/** The result: the outcome, each test with its reason, the separate exclusions, and what to do next. */
export function CheckResult({
  result,
  heading,
  onBack,
  onStartAgain,
}: {
  result: EligibilityResult;
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: (() => void) | null;
  onStartAgain: () => void;
}) {
  const certificate = result.tests.find(({ id }) => id === 'eligible-investor');
  const isRelevant = certificate !== undefined && certificate.outcome !== 'not shown';
  const [isSheetOpen, setSheetOpen] = useState(isRelevant);
  const { printing, print } = usePrint<'result' | 'sheet'>();
  return (
    <>
      <div className={clsx(printing === 'sheet' && 'print:hidden')}>
        <div className="rounded-card border-l-3 border-pine bg-pine-soft px-6 py-6">
          <h2 ref={heading} tabIndex={-1} className="text-27 outline-none">
            {result.headline}
          </h2>
          <p className="mt-1.5 max-w-[62ch]">{result.explanation}</p>
          <p className="mt-3 max-w-[62ch] text-14">
            {result.disclaimer} {checkedText('Tests of the Act', result.checked_on)}.
          </p>
        </div>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          {onBack && (
            <Button variant="outline" onClick={onBack}>
              Back
            </Button>
          )}
          <Button variant="outline" onClick={() => print('result')}>
            <Printer aria-hidden="true" size={15} /> Print this result
          </Button>
          <Button variant="outline" onClick={onStartAgain}>
            Start again
          </Button>
        </div>
        <Tests title="Tests that hold for every offer" tests={scoped(result, 'all offers')} />
        <Tests title="Tests for one offer, or one kind of offer" tests={scoped(result, 'one offer')} />
        <Separate results={result.separate} />
      </div>
      <div className={clsx(printing === 'result' && 'print:hidden')}>
        <CertificateSheet
          isOpen={isSheetOpen}
          onToggle={setSheetOpen}
          onPrint={() => {
            setSheetOpen(true);
            print('sheet');
          }}
        />
      </div>
      <div className="no-print mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        <ButtonLink to={paths.offers}>See all offers</ButtonLink>
        <ButtonLink to={paths.wholesaleGuide} variant="outline">
          Read the wholesale guide
        </ButtonLink>
      </div>
    </>
  );
}

const scoped = ({ tests }: EligibilityResult, scope: TestResult['scope']) =>
  tests.filter((test) => test.scope === scope);

function Tests({ title, tests }: { title: string; tests: readonly TestResult[] }) {
  return (
    <section className="mt-9">
      <h3 className="mb-3 text-21">{title}</h3>
      <div className="grid gap-3">
        {tests.map((test) => (
          <TestResultCard key={test.id} test={test} />
        ))}
      </div>
    </section>
  );
}

function Separate({ results }: { results: readonly SeparateResult[] }) {
  return (
    <section className="mt-9">
      <h3 className="text-21">Separate exclusions</h3>
      <p className="mt-1 mb-3 max-w-[62ch] text-muted">
        They excuse one offer to some people. None of them makes anybody a wholesale investor.
      </p>
      <ul className="border-t border-line">
        {results.map((each) => (
          <li key={each.clause} className="border-b border-line py-3 text-14">
            <p>
              <span className="mr-2 text-13 text-muted">{each.clause.replace('cl', 'Clause')}</span>
              <strong className="font-semibold">{each.title}.</strong> {each.explanation}
            </p>
            <p className="mt-1">{each.finding}</p>
            <p className="mt-1 text-13 text-muted">
              <CitationText citation={each.citation} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
