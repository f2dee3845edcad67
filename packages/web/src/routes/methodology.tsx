import * as text from '../content/methodology.mdx';
import { QualifiedInvestors } from '../features/home/qualified-investors';
import { paths } from '../lib/paths';
import { TextPage } from '../ui/text/text-page';

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
