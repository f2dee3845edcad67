import { useQuery } from '@tanstack/react-query';
import * as chapter from '../content/questions-by-asset-class.mdx';
import { QuestionLists } from '../features/asset-classes/class-questions';
import { classQuestionsQuery } from '../features/asset-classes/queries';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { QueryView } from '../ui/query-view';
import type { TextModule } from '../ui/text/text-module';
import { TextPage } from '../ui/text/text-page';
import { withPart } from '../ui/text/with-part';

export const queries = (_: null, api: Api) => [required(classQuestionsQuery(api))];

export default function QuestionsByAssetClassPage() {
  const query = useQuery(classQuestionsQuery(useApi()));
  const text = (query.data ?? []).reduce<TextModule>(
    (joined, { slug, name }) => withPart(joined, { id: slug, text: name }),
    chapter,
  );
  return (
    <TextPage
      text={text}
      kind="guide"
      related={[
        {
          to: paths.memorandumGuide,
          title: 'Reading an information memorandum',
          text: 'What to look for in any offer, with a checklist to print.',
        },
        {
          to: paths.assetClasses,
          title: 'Asset classes side by side',
          text: 'Where the return comes from and what usually goes wrong.',
        },
        {
          to: paths.pooledVersusDirect,
          title: 'Pooled or direct',
          text: 'A fund of many holdings against a single deal.',
        },
      ]}
    >
      <QueryView query={query} what="the questions">
        {(classes) => <QuestionLists classes={classes} />}
      </QueryView>
    </TextPage>
  );
}
