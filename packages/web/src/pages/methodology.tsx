import { paths } from '../app/paths';
import { TextPage } from '../components/content/text-page';
import * as text from '../content/methodology.mdx';
import { QualifiedInvestors } from '../features/site/qualified-investors';

export default function Methodology() {
  return (
    <TextPage
      text={text}
      components={{ QualifiedInvestors }}
      related={[
        { to: paths.sources, title: 'Sources', text: 'Every entry of the fact ledger.' },
        { to: paths.changes, title: 'Changes', text: 'What changed in the directory, release by release.' },
        { to: paths.trackRecord, title: 'Track record', text: 'Closed offers, target against outcome.' },
      ]}
    />
  );
}
