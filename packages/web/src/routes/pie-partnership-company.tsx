import * as text from '../content/pie-partnership-company.mdx';
import { CompanyRate, DefaultPir, HighestPersonalRate } from '../features/pie/pie-figures';
import { ThreeStructures } from '../features/pie/structures-table';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function PiePartnershipCompanyPage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      components={{ CompanyRate, DefaultPir, HighestPersonalRate, ThreeStructures }}
      related={[
        {
          to: paths.pieStructure,
          title: 'PIE structure',
          text: 'The rates, how to find your PIR, and a calculator.',
        },
        {
          to: paths.opportunities('limited-partnership'),
          title: 'Limited partnership offers',
          text: 'Every offer whose income you return yourself.',
        },
        {
          to: paths.memorandumGuide,
          title: 'Reading an information memorandum',
          text: 'What to look for, with a checklist to print.',
        },
      ]}
    />
  );
}
