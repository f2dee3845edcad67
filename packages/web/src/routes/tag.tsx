import { useQuery } from '@tanstack/react-query';
import { tagQuery } from '../features/tags/queries';
import { TagDetail } from '../features/tags/tag-detail';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function TagPage() {
  const { slug = '' } = useAt().params;
  const query = useQuery(tagQuery(useApi(), slug));
  return (
    <RequiredView query={query} what="this tag">
      {(tag) => <TagDetail tag={tag} />}
    </RequiredView>
  );
}
