import { useQuery } from '@tanstack/react-query';
import { OpportunityPage } from '../features/opportunities/opportunity-page';
import { opportunityQuery } from '../features/opportunities/queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function Opportunity() {
  const { slug = '' } = useAt().params;
  const query = useQuery(opportunityQuery(useApi(), slug));
  return (
    <RequiredView query={query} what="this list of offers">
      {(page) => <OpportunityPage page={page} />}
    </RequiredView>
  );
}
