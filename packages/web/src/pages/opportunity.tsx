import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { OpportunityPage } from '../features/opportunities/opportunity-page';
import { opportunityQuery } from '../features/opportunities/queries';

export default function Opportunity() {
  const { slug = '' } = useAt().params;
  const query = useQuery(opportunityQuery(useApi(), slug));
  return (
    <RequiredView query={query} what="this list of offers">
      {(page) => <OpportunityPage page={page} />}
    </RequiredView>
  );
}
