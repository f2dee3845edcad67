import * as text from '../content/about.mdx';
import { Operator } from '../features/about/operator';
import { paths } from '../lib/address/paths';
import { TextPage } from '../ui/text/text-page';

export default function AboutPage() {
  return (
    <TextPage
      text={text}
      components={{ Operator }}
      related={[
        {
          to: paths.methodology,
          title: 'Methodology',
          text: 'Where figures come from and how they are checked.',
        },
        { to: paths.partners, title: 'Partners', text: 'Who may be listed, and who pays whom.' },
        { to: paths.corrections, title: 'Corrections', text: 'Reported mistakes and what came of each.' },
      ]}
    />
  );
}
