import { useQuery } from '@tanstack/react-query';
import { ProviderDetail } from '../features/firms/provider-detail';
import { providerQuery } from '../features/firms/provider-queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function ProviderPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(providerQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this provider">
      {(provider) => <ProviderDetail provider={provider} />}
    </RequiredView>
  );
}
