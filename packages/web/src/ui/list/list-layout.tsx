import type { UseQueryResult } from '@tanstack/react-query';
import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import { facetNames, facetsInUse, type Layout } from '@tussock/core/list/list-query';
import type { NearMiss } from '@tussock/core/list/near-misses';
import { wholeNumber } from '@tussock/core/text/decimal';
import { capitalised } from '@tussock/core/text/in-sentence';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { holdHeight } from '../../lib/list/hold-height';
import { nameOfPage } from '../../lib/list/name-of-page';
import { useKeptFocus } from '../../lib/list/use-kept-focus';
import type { ListState } from '../../lib/list/use-list-state';
import { useShownAnswer } from '../../lib/list/use-shown-answer';
import { isPassed, useTopOfPages } from '../../lib/list/use-top-of-pages';
import type { OptionsQuery } from '../../lib/queries/faceted-list';
import { QueryError } from '../query-error';
import { Skeleton } from '../skeleton';
import { RESULTS } from '../skip-links';
import { FilterChips } from './filter-chips';
import { FilterDrawer } from './filter-drawer';
import { FilterSidebar } from './filter-sidebar';
import { FollowList } from './follow-list';
import { IgnoredParameters } from './ignored-parameters';
import { ListBar } from './list-bar';
import { NearMisses } from './near-misses';
import { NothingFound } from './nothing-found';
import { Pager } from './pager';
import { SearchField } from './search-field';
import { SortAndLayout } from './sort-and-layout';

interface Answer<Name extends string> extends FacetsOfAnswer<Name> {
  data: readonly unknown[];
  total: number;
  near_misses?: readonly NearMiss<Name>[] | undefined;
}

/** Any list of the directory: filters, search, order and pages, all in the address. The rows are its children. */
export function ListLayout<Name extends string, Sort extends string, T extends Answer<Name>>({
  list,
  result,
  optionsOf,
  noun,
  fixed = [],
  folded = [],
  sortLabels,
  layouts,
  hasDates = false,
  hasFiles = true,
  size,
  searchable = true,
  columnLabel,
  nothing,
  above,
  notice,
  children,
}: {
  list: ListState<Name, Sort>;
  result: UseQueryResult<T>;
  /** All options of a filter. */
  optionsOf: (name: Name) => OptionsQuery;
  /** One and many: ["offer", "offers"]. */
  noun: readonly [string, string];
  fixed?: readonly Name[];
  /** Filters that are closed until the visitor opens them. */
  folded?: readonly Name[];
  sortLabels: Record<Sort | 'relevance', string>;
  /** The layouts to choose from; none where it has one. */
  layouts?: readonly Layout[];
  /** Whether the rows have dates for a calendar. */
  hasDates?: boolean;
  /** Whether the page is the list, whose files are beside it, and not a record with a list. */
  hasFiles?: boolean;
  /** Rows on a page. */
  size: number;
  /** Whether the list has a search field; false on a page that has one above. */
  searchable?: boolean;
  /** The name of a column of the table. */
  columnLabel?: (column: string) => string;
  /** The headline where nothing is found, if not of this list alone. */
  nothing?: string | undefined;
  /** Shown beside the search field. */
  above?: (answer: T) => ReactNode;
  /** Shown between the controls and the rows. */
  notice?: (answer: T) => ReactNode;
  children: (answer: T) => ReactNode;
}) {
  const { query } = list;
  const shown = useShownAnswer(result, query.q);
  const { answer, known, isFailed, isWaiting } = shown;
  // A table takes the whole width: its filters open beside it.
  const layout = layouts ? query.layout : 'cards';
  const isWide = layout === 'table';
  const beside = isWide ? BESIDE_A_TABLE : BESIDE;
  const top = useTopOfPages(query.page, query.sort);
  useKeptFocus(top);
  const uncounted = `Show ${noun[1]}`;
  const count = (total: number) => `${wholeNumber(total)} ${total === 1 ? noun[0] : noun[1]}`;
  const said = () => {
    if (shown.isLate) return 'Loading...';
    if (answer) return count(answer.total);
    return isFailed ? '' : '...';
  };
  const show = () => (answer && !isWaiting ? `Show ${count(answer.total)}` : uncounted);
  const whole = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const filters = (onChoice: () => void, onDraft?: (isDraft: boolean) => void) =>
    known && (
      <FilterSidebar
        list={list}
        answer={known}
        optionsOf={optionsOf}
        fixed={fixed}
        folded={folded}
        submit={uncounted}
        onDraft={onDraft}
        onChoice={onChoice}
      />
    );
  const failure = isFailed && <QueryError query={result} what={`the ${noun[1]}`} />;
  const active = facetsInUse(list.spec, query.filters)
    .filter((name) => !fixed.includes(name))
    .flatMap((name) => query.filters[name] ?? []).length;
  const hasCounts = (facets: T['facets']) =>
    facetNames(list.spec).some(
      (name) => !fixed.includes(name) && facets[name].some(({ count }) => count > 0),
    );
  // A list that failed at once has no filters, nor has one of nothing; what it says has the whole width.
  const hasRail = known ? active > 0 || query.q !== '' || hasCounts(known.facets) : !isFailed;
  return (
    <div ref={whole} className={clsx('flex flex-col gap-10', hasRail && beside.columns)}>
      {hasRail && (
        <aside aria-label="Filters" className={clsx('no-print max-lg:order-last', beside.rail)}>
          {filters(() => holdHeight(whole.current)) ?? <Skeleton className="h-[40rem]" />}
        </aside>
      )}
      <section
        ref={top}
        tabIndex={-1}
        aria-label={nameOfPage(capitalised(noun[1]), query.page)}
        aria-busy={result.isFetching}
        className="min-w-0 outline-none [overflow-anchor:none]"
      >
        <SearchRow list={list} noun={noun[1]} searchable={searchable} answer={known} above={above} />
        <ListBar
          count={said()}
          filters={
            known &&
            hasRail && (
              <FilterDrawer
                count={said()}
                failure={failure}
                show={show()}
                showDraft={uncounted}
                active={active}
                isAlways={isWide}
                onClose={() => {
                  // Another list begins at its top: where the reader was may be below the end of a shorter one.
                  if (hasChosen.current && isPassed(top.current)) top.current?.scrollIntoView();
                  hasChosen.current = false;
                }}
              >
                {(onDraft) =>
                  filters(() => {
                    hasChosen.current = true;
                  }, onDraft)
                }
              </FilterDrawer>
            )
          }
          chips={<FilterChips list={list} facets={known?.facets} fixed={fixed} />}
          controls={
            <SortAndLayout list={list} labels={sortLabels} layouts={layouts} columnLabel={columnLabel} />
          }
        />
        <IgnoredParameters spec={list.spec} />
        {answer && !shown.isOfOtherWords && notice?.(answer)}
        {answer && shown.isNothing && !isWaiting && (
          <NothingFound list={list} noun={noun} total={answer.total} size={size} nothing={nothing}>
            <NearMisses
              list={list}
              noun={noun}
              misses={answer.near_misses ?? []}
              facets={answer.facets}
              fixed={fixed}
            />
          </NothingFound>
        )}
        {answer && !shown.isNothing && (
          <Results
            list={list}
            noun={noun[1]}
            total={answer.total}
            size={size}
            isWaiting={isWaiting}
            hasPages={layout !== 'chart'}
            hasFiles={hasFiles}
            hasDates={hasDates}
          >
            {children(answer)}
          </Results>
        )}
        {failure}
        {shown.isBlank && <Skeleton className="h-[60rem]" />}
      </section>
    </div>
  );
}

function SearchRow<Name extends string, Sort extends string, T>({
  list,
  noun,
  searchable,
  answer,
  above,
}: {
  list: ListState<Name, Sort>;
  noun: string;
  searchable: boolean;
  answer: T | undefined;
  above: ((answer: T) => ReactNode) | undefined;
}) {
  if (!searchable && !above) return null;
  return (
    <div className="no-print mb-1.5 flex flex-wrap items-center gap-2.5">
      {searchable && <SearchField list={list} label={`Search these ${noun}`} />}
      {answer && above?.(answer)}
    </div>
  );
}

/** The rows of an answer, with the pages and the files of its list. */
function Results<Name extends string, Sort extends string>({
  list: { query, addressOf },
  noun,
  total,
  size,
  isWaiting,
  hasPages,
  hasFiles,
  hasDates,
  children,
}: {
  list: ListState<Name, Sort>;
  noun: string;
  total: number;
  size: number;
  isWaiting: boolean;
  hasPages: boolean;
  hasFiles: boolean;
  hasDates: boolean;
  children: ReactNode;
}) {
  return (
    <div
      id={RESULTS}
      tabIndex={-1}
      className={clsx('outline-none', isWaiting && 'opacity-60 transition-opacity')}
    >
      {children}
      {hasPages && (
        <Pager
          page={query.page}
          total={total}
          size={size}
          addressOfPage={(page) => addressOf({ ...query, page })}
        />
      )}
      {hasFiles && (
        <FollowList
          search={searchOf(addressOf({ ...query, page: 1, layout: 'cards' }))}
          hasDates={hasDates}
          total={total}
          noun={noun}
        />
      )}
    </div>
  );
}

/** Where the filters are beside the rows: from a large screen on, but beside a table only without scripts, which open them. */
const BESIDE = {
  columns: 'lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]',
  rail: 'max-lg:in-[html[data-js]]:hidden',
};
const BESIDE_A_TABLE = {
  columns: 'in-[html:not([data-js])]:lg:grid in-[html:not([data-js])]:lg:grid-cols-[15.5rem_minmax(0,1fr)]',
  rail: 'in-[html[data-js]]:hidden',
};

/** The parameters of an address, with `?`; empty without. */
const searchOf = (address: string) =>
  address.slice(address.includes('?') ? address.indexOf('?') : address.length);
