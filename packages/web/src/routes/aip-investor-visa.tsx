import * as chapter from '../content/aip-investor-visa.mdx';
import {
  AipChangeWithin,
  AipChildAge,
  AipDays,
  AipEvidenceWithin,
  AipFirstCheck,
  AipHold,
  AipHomeFrom,
  AipInForceFrom,
  AipInvestWithin,
  AipMinimum,
  AipOnCallBankMonths,
  AipOnCallBankShare,
  AipOnCallKinds,
  AipPermanentAfter,
  AipReturnedCapital,
} from '../features/aip/aip-figures';
import { AipHeadline } from '../features/aip/aip-headline';
import { AipOtherFigures } from '../features/aip/aip-other-figures';
import { AipReducedDays, AipTerms } from '../features/aip/aip-terms';
import { AipPlanner } from '../features/aip/planner';
import { paths } from '../lib/paths';
import { TextPage } from '../ui/text/text-page';
import { withPart } from '../ui/text/with-part';

const text = withPart(chapter, { id: 'planner', text: 'Plan your dates and amounts' }, 'before');
const components = {
  AipChangeWithin,
  AipChildAge,
  AipDays,
  AipEvidenceWithin,
  AipFirstCheck,
  AipHold,
  AipHomeFrom,
  AipInForceFrom,
  AipInvestWithin,
  AipMinimum,
  AipOnCallBankMonths,
  AipOnCallBankShare,
  AipOnCallKinds,
  AipOtherFigures,
  AipPermanentAfter,
  AipReducedDays,
  AipReturnedCapital,
  AipTerms,
};

export default function AipInvestorVisaPage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      components={components}
      related={[
        {
          to: paths.aipEligibleFunds,
          title: 'AIP eligible funds',
          text: 'Offers on the official list, and offers that are eligible by their provider’s word alone.',
        },
        {
          to: paths.wholesaleGuide,
          title: 'Wholesale investing',
          text: 'The second gate: who may take up these offers at all.',
        },
        {
          to: paths.pieStructure,
          title: 'PIE structure',
          text: 'How a New Zealand fund is taxed, also for people who arrive.',
        },
      ]}
      tool={
        <>
          <AipHeadline />
          <AipPlanner />
        </>
      }
    />
  );
}
