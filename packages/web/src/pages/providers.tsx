import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { ListingPage } from '../components/content/listing-page';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import * as text from '../content/providers.mdx';
import { ProviderList } from '../features/providers/provider-list';
import { allProvidersQuery } from '../features/providers/queries';

export default function Providers() {
  const query = useQuery(allProvidersQuery(useApi()));
  return (
    <ListingPage text={text}>
      <QueryView query={query} what="the providers" skeleton={<Skeleton className="h-[60rem]" />}>
        {(providers) => <ProviderList providers={providers} what={['provider', 'providers']} />}
      </QueryView>
    </ListingPage>
  );
}
