import * as text from '../content/disclaimer.mdx';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function DisclaimerPage() {
  return (
    <TextPage
      text={text}
      related={[
        {
          to: paths.wholesaleGuide,
          title: 'Wholesale investing',
          text: 'Who is a wholesale investor, and which protections you give up.',
        },
        { to: paths.methodology, title: 'Methodology', text: 'What is checked, and what is not.' },
        { to: paths.terms, title: 'Terms of use', text: 'What you may do with the site and its data.' },
      ]}
    />
  );
}
