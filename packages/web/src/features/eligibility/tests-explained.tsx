import { ELIGIBLE_QUESTIONS } from '@tussock/core/eligibility/eligible-questions';
import { QUESTIONS } from '@tussock/core/eligibility/questions';
import { SEPARATE_EXCLUSIONS } from '@tussock/core/eligibility/separate-exclusions';
import { WHOLESALE_TESTS } from '@tussock/core/eligibility/wholesale-tests';
import clsx from 'clsx';
import { CertificatesExplained } from './certificates-explained';
import { CitationText } from './citation-text';
import { WholesaleTests } from './wholesale-tests';

const PORTFOLIO = QUESTIONS.find(({ id }) => id === 'portfolio');
const SAME_PRODUCT = QUESTIONS.find(({ id }) => id === 'minimum_payable');
const CONTROLLED = WHOLESALE_TESTS.find(({ id }) => id === 'controlled-entity');

/** Every test with its clause, limits, what does not count, and sources. It is the whole page where scripts are off. */
export function TestsExplained({ className }: { className?: string | undefined }) {
  return (
    <section aria-labelledby="tests" className={clsx('mt-14 border-t border-line pt-9', className)}>
      <h2 id="tests" className="text-27">
        The tests, one by one
      </h2>
      <p className="mt-1.5 max-w-[62ch] text-muted">
        Schedule 1 of the Financial Markets Conduct Act 2013. You need to meet only one test. Some apply to
        every offer, some to one offer or one kind of offer only.
      </p>
      <div className="prose mt-6 max-w-[52rem]">
        <h3>For every offer</h3>
        <WholesaleTests scope="all" />
        <h3>For one offer</h3>
        <WholesaleTests scope="one" />
        <h3>What does not count</h3>
        <p>For the portfolio and for purchases (clause 38):</p>
        <ul>
          {PORTFOLIO?.not_counted.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>For the minimum payable (clause 3):</p>
        <ul>
          {SAME_PRODUCT?.not_counted.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <CertificatesExplained />
        <h3>What an eligible investor certifies</h3>
        <p>Clauses 41 and 43 ask for a yes to each of these, in writing and before the offer:</p>
        <ul>
          {ELIGIBLE_QUESTIONS.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        <h3>Companies, trusts and other entities</h3>
        <p>
          Clauses 38 and 39 count what entities that you control own, earn and buy. An entity that is
          controlled by someone who meets clauses 37 to 40 may meet a test itself. We have seen a law firm’s
          note of 2017 on this and the title of clause 9, not its conditions: check them for each offer.
        </p>
        {CONTROLLED && (
          <p className="text-13 text-muted">
            <CitationText citation={CONTROLLED.citation} />
          </p>
        )}
        <h3>Separate exclusions</h3>
        <p>They let some people invest in one offer. None of them makes anyone a wholesale investor.</p>
        <ul>
          {SEPARATE_EXCLUSIONS.map(({ clause, title, explanation, citation }) => (
            <li key={clause}>
              <strong>{title}</strong> ({clause.replace('cl', 'clause')}). {explanation}{' '}
              <span className="mt-1 block text-13 text-muted">
                <CitationText citation={citation} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
