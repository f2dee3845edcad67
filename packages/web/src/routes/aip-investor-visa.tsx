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
import { paths } from '../lib/address/paths';
import { note } from '../lib/address/route';
import type { Api } from '../lib/api';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { scriptLater } from '../lib/script/script-later';
import { TextPage } from '../ui/text/text-page';
import { withPart } from '../ui/text/with-part';

const MinimumChanges = scriptLater(() => import('../features/aip/minimum-changes'));

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

export const queries = (_: null, api: Api) => [note(recordChangesQuery(api, 'setting', 'aip_minimums'))];

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
          text: 'Offers on the official list, and offers that only their provider says are eligible.',
        },
        {
          to: paths.wholesaleGuide,
          title: 'Wholesale investing',
          text: 'Who may invest in these offers. It is a separate test from the visa.',
        },
        {
          to: paths.pieStructure,
          title: 'PIE structure',
          text: 'How a New Zealand fund is taxed, including for new arrivals.',
        },
      ]}
      tool={
        <>
          <AipHeadline />
          <AipPlanner />
        </>
      }
    >
      <MinimumChanges />
    </TextPage>
  );
}
