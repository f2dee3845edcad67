import * as text from '../content/terms.mdx';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function TermsPage() {
  return (
    <TextPage
      text={text}
      related={[
        { to: paths.privacy, title: 'Privacy', text: 'What is stored, for how long, and your rights.' },
        { to: paths.disclaimer, title: 'Disclaimer', text: 'What this site does not do for you.' },
        { to: paths.apiReference, title: 'API reference', text: 'How programs can read the directory.' },
      ]}
    />
  );
}
