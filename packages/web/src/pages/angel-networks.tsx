import { useQuery } from '@tanstack/react-query';
import { isOfType } from '@tussock/core/provider/provider-type';
import { useApi } from '../app/api-context';
import { ListingPage } from '../components/content/listing-page';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import * as text from '../content/angel-networks.mdx';
import { ProviderList } from '../features/providers/provider-list';
import { allProvidersQuery } from '../features/providers/queries';

export default function AngelNetworks() {
  const query = useQuery(allProvidersQuery(useApi()));
  return (
    <ListingPage text={text}>
      <QueryView query={query} what="the angel networks" skeleton={<Skeleton className="h-[60rem]" />}>
        {(providers) => (
          <ProviderList
            providers={providers.filter((provider) => isOfType(provider, 'Angel Network'))}
            what={['angel network', 'angel networks']}
          />
        )}
      </QueryView>
    </ListingPage>
  );
}
