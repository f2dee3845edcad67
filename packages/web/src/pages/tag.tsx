import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { tagQuery } from '../features/tags/queries';
import { TagDetail } from '../features/tags/tag-detail';

export default function TagPage() {
  const { slug = '' } = useAt().params;
  const query = useQuery(tagQuery(useApi(), slug));
  return (
    <RequiredView query={query} what="this tag">
      {(tag) => <TagDetail tag={tag} />}
    </RequiredView>
  );
}
