import { useQuery } from '@tanstack/react-query';
import { isOfType } from '@tussock/core/provider/provider-type';
import { useApi } from '../app/api-context';
import { ListingPage } from '../components/content/listing-page';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import * as text from '../content/wealth-managers.mdx';
import { ProviderList } from '../features/providers/provider-list';
import { allProvidersQuery } from '../features/providers/queries';

export default function WealthManagers() {
  const query = useQuery(allProvidersQuery(useApi()));
  return (
    <ListingPage text={text}>
      <QueryView query={query} what="the wealth managers" skeleton={<Skeleton className="h-[60rem]" />}>
        {(providers) => (
          <ProviderList
            providers={providers.filter((provider) => isOfType(provider, 'Wealth Manager'))}
            what={['wealth manager', 'wealth managers']}
          />
        )}
      </QueryView>
    </ListingPage>
  );
}
