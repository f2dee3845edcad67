import * as text from '../content/reading-an-information-memorandum.mdx';
import { paths } from '../lib/address/paths';
import { Checklist } from '../ui/text/checklist';
import { TextPage } from '../ui/text/text-page';

export default function ReadingAnInformationMemorandumPage() {
  return (
    <TextPage
      text={text}
      kind="guide"
      components={{ Checklist }}
      related={[
        {
          to: paths.questionsGuide,
          title: 'Questions by asset class',
          text: 'What to ask about a loan, a building, a forest or a young company.',
        },
        {
          to: paths.structuresGuide,
          title: 'PIE, limited partnership or company',
          text: 'How each structure is taxed, side by side.',
        },
        {
          to: paths.wholesaleGuide,
          title: 'Wholesale investing',
          text: 'Who may invest, and which protections are given up.',
        },
      ]}
    />
  );
}
