import * as text from '../content/wholesale-investing-nz.mdx';
import { QuotedMinimum } from '../features/eligibility/quoted-minimum';
import { WholesaleTests } from '../features/eligibility/wholesale-tests';
import { paths } from '../lib/address/paths';
import { ButtonLink } from '../ui/button';
import { CallToAction } from '../ui/page/call-to-action';
import { TextPage } from '../ui/text/text-page';

export default function WholesaleInvestingNzPage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      components={{ QuotedMinimum, WholesaleTests }}
      related={[
        {
          to: paths.pooledVersusDirect,
          title: 'Pooled or direct',
          text: 'Two ways to invest in private markets, and what can go wrong with each.',
        },
        {
          to: paths.memorandumGuide,
          title: 'Reading an information memorandum',
          text: 'What to look for, with a checklist to print.',
        },
        {
          to: paths.faq,
          title: 'Questions and answers',
          text: 'Short answers on eligibility, risk and tax.',
        },
      ]}
    >
      <CallToAction
        title="Go through the tests"
        text="The check runs in your browser, keeps nothing, and shows each clause with your answer."
      >
        <ButtonLink to={paths.qualify}>Check eligibility</ButtonLink>
      </CallToAction>
    </TextPage>
  );
}
