import * as text from '../content/privacy.mdx';
import { Retention, UnlockDays } from '../features/privacy/retention-figures';
import { paths } from '../lib/paths';
import { TextPage } from '../ui/text/text-page';

export default function Privacy() {
  return (
    <TextPage
      text={text}
      components={{ Retention, UnlockDays }}
      related={[
        { to: paths.terms, title: 'Terms of use', text: 'What you may do with the site and its data.' },
        { to: paths.disclaimer, title: 'Disclaimer', text: 'What the pages do not do for you.' },
        { to: paths.about, title: 'About', text: 'What this directory is.' },
      ]}
    />
  );
}
