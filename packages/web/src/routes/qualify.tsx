import { Link } from 'react-router-dom';
import { Check } from '../features/eligibility/check';
import { TestsExplained } from '../features/eligibility/tests-explained';
import { useCheck } from '../features/eligibility/use-check';
import { paths } from '../lib/address/paths';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { WhoPaysUs } from '../ui/page/who-pays-us';

export default function QualifyPage() {
  const check = useCheck();
  return (
    <>
      <PageMeta
        title="Wholesale investor check"
        description="Answer questions on the tests of Schedule 1 of the Financial Markets Conduct Act 2013, each with its clause and source. Your answers stay in your browser."
        keywords={['wholesale investor', 'eligible investor', 'Schedule 1', 'FMC Act 2013']}
      />
      <PageHead
        trail={[{ label: 'Wholesale investor check' }]}
        title="Wholesale investor check"
        lede={
          <>
            <Link to={paths.wholesaleGuide} className="link">
              Wholesale investors
            </Link>{' '}
            meet a test in the law and have fewer protections than others. Answer questions about the tests,
            each with its clause. Your answers aren’t sent, and they are gone when you close this tab.
          </>
        }
      />
      <p className="mb-6 rounded-card border-l-3 border-gold bg-gold-soft px-5 py-4 text-14 in-[html[data-js]]:hidden">
        The questions need JavaScript, which is off, did not load or is too new for this browser. Every test
        they ask about is explained below.
      </p>
      <Check check={check} />
      <TestsExplained className={check.question ? undefined : 'no-print'} />
      <section
        aria-labelledby="limits"
        className="mt-10 max-w-[66ch] border-t border-line pt-5 text-13 text-muted"
      >
        <h2 id="limits" className="sr-only">
          What this check is not
        </h2>
        <p>
          Information only, not financial, tax, legal or immigration advice. The check does not decide your
          status. The provider of an offer decides whom to accept. Wholesale investors have fewer protections
          than retail investors; investments can be hard to sell, and you can lose all of your money. Limits
          and sources are as checked on the dates beside them; laws change. <WhoPaysUs />
        </p>
      </section>
    </>
  );
}
