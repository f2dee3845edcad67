import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { paths } from '../app/paths';
import { ListingPage } from '../components/content/listing-page';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import * as text from '../content/platforms.mdx';
import { PlatformList } from '../features/platforms/platform-list';
import { allPlatformsQuery } from '../features/platforms/queries';

/** Also at /aggregators. */
export default function Platforms() {
  const query = useQuery(allPlatformsQuery(useApi()));
  return (
    <ListingPage text={text} canonical={paths.platforms}>
      <QueryView query={query} what="the platforms" skeleton={<Skeleton className="h-[60rem]" />}>
        {(platforms) => <PlatformList platforms={platforms} />}
      </QueryView>
    </ListingPage>
  );
}
