import * as text from '../content/partners.mdx';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function PartnersPage() {
  return (
    <TextPage
      text={text}
      related={[
        { to: paths.methodology, title: 'Methodology', text: 'The checks that every listing passes.' },
        { to: paths.providers, title: 'Fund managers', text: 'The firms that are listed now.' },
        { to: paths.changes, title: 'Changes', text: 'What changed in the directory, release by release.' },
      ]}
    />
  );
}
