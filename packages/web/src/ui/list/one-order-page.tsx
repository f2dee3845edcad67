import type { UseQueryResult } from '@tanstack/react-query';
import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import type { CountedPage } from '@tussock/core/answers/page';
import type { ListQuery } from '@tussock/core/list/list-query';
import type { ReactNode } from 'react';
import { listMeta } from '../../lib/list/list-meta';
import type { OneOrderList } from '../../lib/list/one-order-list';
import { useListState } from '../../lib/list/use-list-state';
import type { OptionsQuery } from '../../lib/queries/faceted-list';
import { ROWS_ON_A_PAGE } from '../../lib/queries/paging';
import { PageHead } from '../page/page-head';
import { PageMeta } from '../page/page-meta';
import { ListLayout } from './list-layout';

/** A page that is a list in one order, with its facets. The rows are its children. */
export function OneOrderPage<Name extends string, Sort extends string, Row>({
  list: { spec, sortLabels },
  query,
  result,
  optionsOf,
  path,
  title,
  description,
  lede,
  noun,
  notice,
  children,
}: {
  list: OneOrderList<Name, Sort>;
  query: ListQuery<Name, Sort>;
  result: UseQueryResult<CountedPage<Row> & FacetsOfAnswer<Name>>;
  /** All options of a filter. */
  optionsOf: (name: Name) => OptionsQuery;
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  lede: ReactNode;
  /** One and many: ["entry", "entries"]. */
  noun: readonly [string, string];
  /** Above the rows. */
  notice?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}) {
  const list = useListState(spec, query);
  const trail = [{ label: title }];
  const total = result.data?.total;
  return (
    <>
      <PageMeta
        {...listMeta({ title, path, spec, query, total, size: ROWS_ON_A_PAGE, facets: result.data?.facets })}
        description={description}
        trail={trail}
      />
      <PageHead trail={trail} title={title} lede={lede} />
      <ListLayout
        list={list}
        result={result}
        optionsOf={optionsOf}
        noun={noun}
        sortLabels={sortLabels}
        size={ROWS_ON_A_PAGE}
        searchable={false}
        notice={() => notice}
      >
        {({ data }) => children(data)}
      </ListLayout>
    </>
  );
}
