import * as text from '../content/methodology.mdx';
import { paths } from '../lib/paths';
import { useSettings } from '../lib/use-settings';
import { TextPage } from '../ui/text/text-page';

export default function MethodologyPage() {
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

/** Where the count of qualified investors comes from. */
function QualifiedInvestors() {
  const { qualified_investors, demonstration } = useSettings();
  const count = qualified_investors.count.toLocaleString('en-NZ');
  return (
    <span id="investor-count">
      The count on the home page ({count}+) comes from our settings, where its source reads “
      {qualified_investors.source}”. It counts people, not decisions by us: nobody’s status was tested to
      arrive at it.
      {demonstration && ' While this site shows demonstration data, take it as part of the demonstration.'}
    </span>
  );
}
