import { useQuery } from '@tanstack/react-query';
import * as text from '../content/asset-classes.mdx';
import { ClassList } from '../features/asset-classes/class-list';
import { assetClassesQuery, classFiguresQuery } from '../features/asset-classes/queries';
import { optional, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { QueryView } from '../ui/query-view';
import { Skeleton } from '../ui/skeleton';
import { ListingPage } from '../ui/text/listing-page';

export const queries = (_: null, api: Api) => [
  required(assetClassesQuery(api)),
  optional(classFiguresQuery(api)),
];

export default function AssetClassesPage() {
  const api = useApi();
  const query = useQuery(assetClassesQuery(api));
  const figures = useQuery(classFiguresQuery(api));
  return (
    <ListingPage text={text}>
      <QueryView query={query} what="the asset classes" skeleton={<Skeleton className="h-[60rem]" />}>
        {(classes) => (
          <>
            <QueryView query={figures} what="the figures of the classes" skeleton={false}>
              {() => null}
            </QueryView>
            <ClassList classes={classes} figures={figures.data?.data} />
          </>
        )}
      </QueryView>
    </ListingPage>
  );
}
