import * as text from '../content/about.mdx';
import { paths } from '../lib/paths';
import { TextPage } from '../ui/text/text-page';

export default function AboutPage() {
  return (
    <TextPage
      text={text}
      related={[
        {
          to: paths.methodology,
          title: 'Methodology',
          text: 'Where figures come from and how they are checked.',
        },
        { to: paths.partners, title: 'Partners', text: 'Who may be listed, and who pays whom.' },
        { to: paths.faq, title: 'Questions and answers', text: 'Short answers, grouped and searchable.' },
      ]}
    />
  );
}
