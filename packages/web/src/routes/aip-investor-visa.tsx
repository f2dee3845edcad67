import type { AipPlan } from '@tussock/core/aip/requirements';
import * as chapter from '../content/aip-investor-visa.mdx';
import {
  AipDays,
  AipFirstCheck,
  AipHold,
  AipInForceFrom,
  AipInvestWithin,
  AipMinimum,
} from '../features/aip/aip-figures';
import { AipHeadline } from '../features/aip/aip-headline';
import { AipOtherFigures } from '../features/aip/aip-other-figures';
import { AipReducedDays, AipTerms } from '../features/aip/aip-terms';
import { planFromParams } from '../features/aip/plan-state';
import { AipPlanner } from '../features/aip/planner';
import { paths } from '../lib/paths';
import type { PageAddress } from '../lib/route';
import { TextPage } from '../ui/text/text-page';
import { withPart } from '../ui/text/with-part';

const text = withPart(chapter, { id: 'planner', text: 'Plan against the settings' });
const components = {
  AipDays,
  AipFirstCheck,
  AipHeadline,
  AipHold,
  AipInForceFrom,
  AipInvestWithin,
  AipMinimum,
  AipOtherFigures,
  AipReducedDays,
  AipTerms,
};

export const parse = ({ search }: PageAddress) => planFromParams(search);

export default function AipInvestorVisaPage({ at: plan }: { at: AipPlan | null }) {
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
    >
      <AipPlanner shared={plan} />
    </TextPage>
  );
}
