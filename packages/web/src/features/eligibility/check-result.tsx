import {
  type EligibilityResult,
  evaluate,
  type SeparateResult,
  type TestResult,
} from '@tussock/core/eligibility/evaluate';
import type { Answers } from '@tussock/core/eligibility/question';
import { CERTIFICATE_KINDS, type CertificateKind } from '@tussock/core/eligibility/thresholds';
import clsx from 'clsx';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '../../lib/address/paths';
import { usePrint } from '../../lib/download/use-print';
import { useToday } from '../../lib/today';
import { Button, ButtonLink } from '../../ui/button';
import { CertificateSheet } from './certificate-sheet';
import { CitationText } from './citation-text';
import { ExistingCertificate } from './existing-certificate';
import { LimitGaps } from './limit-gaps';
import { NextSteps } from './next-steps';
import { OutcomeBox } from './outcome-box';
import { TestResultCard } from './test-result';
import { useSheets } from './use-sheets';

/** The result: the outcome, what could be done next, the figures, each test with its reason, and the separate exclusions. */
export default function CheckResult({
  given,
  onBack,
  onStartAgain,
}: {
  given: Answers;
  onBack: (() => void) | null;
  onStartAgain: () => void;
}) {
  const today = useToday();
  const result = useMemo(() => evaluate(given, today), [given, today]);
  const { printing, print } = usePrint<'result' | CertificateKind>();
  const sheets = useSheets(result);
  const gaps = result.tests.flatMap((test) => test.gaps.map((gap) => ({ ...gap, note: test.held_back })));
  return (
    <>
      <div className={clsx(printing !== null && printing !== 'result' && 'print:hidden')}>
        <OutcomeBox result={result} on={today} />
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
        <NextSteps steps={result.next_steps} onSheet={sheets.show} />
        {result.certificate && <ExistingCertificate finding={result.certificate} />}
        {gaps.length > 0 && (
          <section className="mt-9" aria-labelledby="figures">
            <h3 id="figures" className="mb-3 text-21">
              Your figures beside the limits
            </h3>
            <LimitGaps gaps={gaps} />
          </section>
        )}
        <Tests title="Tests that apply to every offer" tests={scoped(result, 'all offers')} />
        <Tests title="Tests for one offer, or one kind of offer" tests={scoped(result, 'one offer')} />
        <Separate results={result.separate} />
      </div>
      <div className={clsx('mt-9', printing === 'result' && 'print:hidden')}>
        {CERTIFICATE_KINDS.map((kind) => (
          <div key={kind} className={clsx(printing !== null && printing !== kind && 'print:hidden')}>
            <CertificateSheet
              kind={kind}
              isOpen={sheets.isOpen(kind)}
              onToggle={(isOpen) => sheets.toggle(kind, isOpen)}
              onPrint={() => print(kind)}
            />
          </div>
        ))}
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
        They let some people invest in one offer. None of them makes anyone a wholesale investor.
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
