import { paths } from '../app/paths';
import { TextPage } from '../components/content/text-page';
import * as text from '../content/pie-structure.mdx';
import { PieCalculatorSlot } from '../features/pie/calculator-slot';
import {
  CompanyRate,
  DefaultPir,
  PirRates,
  SmallTrustLimit,
  SmallTrustRate,
  TrusteeRate,
} from '../features/pie/pie-figures';
import { PersonalRates, PirBands } from '../features/pie/rate-tables';

const components = {
  CompanyRate,
  DefaultPir,
  PersonalRates,
  PirBands,
  PirRates,
  SmallTrustLimit,
  SmallTrustRate,
  TrusteeRate,
};

export default function PieStructure() {
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
          text: 'Every offer whose income you return yourself.',
        },
        {
          to: paths.pooledVersusDirect,
          title: 'Pooled or direct',
          text: 'What else changes between a fund and a single deal.',
        },
      ]}
    >
      <PieCalculatorSlot />
    </TextPage>
  );
}
