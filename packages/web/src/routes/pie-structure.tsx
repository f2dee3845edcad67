import * as chapter from '../content/pie-structure.mdx';
import { PieCalculator } from '../features/pie/calculator';
import { LeftByRoute } from '../features/pie/left-by-route';
import {
  CompanyRate,
  DefaultPir,
  PirRates,
  SmallTrustLimit,
  SmallTrustRate,
  TrusteeRate,
} from '../features/pie/pie-figures';
import { ForeignPieRates, PersonalRates, PirBands } from '../features/pie/rate-tables';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';
import { withPart } from '../ui/text/with-part';

const text = withPart(chapter, { id: 'calculator', text: 'PIE calculator' }, 'before');
const components = {
  CompanyRate,
  DefaultPir,
  ForeignPieRates,
  LeftByRoute,
  PersonalRates,
  PirBands,
  PirRates,
  SmallTrustLimit,
  SmallTrustRate,
  TrusteeRate,
};

export default function PieStructurePage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      components={components}
      related={[
        {
          to: paths.opportunities('pie-funds'),
          title: 'PIE offers',
          text: 'Every offer that is taxed as a PIE.',
        },
        {
          to: paths.opportunities('limited-partnership'),
          title: 'Limited partnership offers',
          text: 'Every offer of a limited partnership, whose income goes in your own tax return.',
        },
        {
          to: paths.structuresGuide,
          title: 'PIE, limited partnership or company',
          text: 'The three structures side by side.',
        },
      ]}
      tool={<PieCalculator />}
    />
  );
}
