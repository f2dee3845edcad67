import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { ListingPage } from '../components/content/listing-page';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import * as text from '../content/asset-classes.mdx';
import { ClassList } from '../features/asset-classes/class-list';
import { assetClassesQuery, classFiguresQuery } from '../features/asset-classes/queries';

export default function AssetClasses() {
  const api = useApi();
  const query = useQuery(assetClassesQuery(api));
  const figures = useQuery(classFiguresQuery(api)).data?.data ?? [];
  return (
    <ListingPage text={text}>
      <QueryView query={query} what="the asset classes" skeleton={<Skeleton className="h-[60rem]" />}>
        {(classes) => <ClassList classes={classes} figures={figures} />}
      </QueryView>
    </ListingPage>
  );
}
