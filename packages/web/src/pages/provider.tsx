import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { ProviderDetail } from '../features/providers/provider-detail';
import { providerQuery } from '../features/providers/queries';

export default function ProviderPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(providerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this provider">
      {(provider) => <ProviderDetail provider={provider} />}
    </RequiredView>
  );
}
