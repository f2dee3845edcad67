import { useQuery } from '@tanstack/react-query';
import { columnsInUse } from '@tussock/core/list/list-columns';
import { LAYOUTS } from '@tussock/core/list/list-query';
import type { FacetName } from '@tussock/core/offer/facets';
import { FACTS } from '@tussock/core/offer/facts';
import {
  OFFER_LIST,
  OFFERS_ON_A_PAGE,
  type OfferQuery,
  type TableFact,
} from '@tussock/core/offer/offer-query';
import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { useApi } from '../../../lib/api';
import { spelledAs } from '../../../lib/list/spelled-as';
import { type OfferScope, offerListQuery } from '../../../lib/queries/offer-list';
import { clientOnly } from '../../../lib/script/client-only';
import { useSettings } from '../../../lib/use-settings';
import { ListLayout } from '../../../ui/list/list-layout';
import { LeftLine } from '../../../ui/offer/left-line';
import { OfferActions } from '../../../ui/offer/offer-actions';
import { type NameShown, OfferCard } from '../../../ui/offer/offer-card';
import { MarkLegend } from '../../../ui/source/mark-legend';
import { FilterSuggestions } from './filter-suggestions';
import { ListChart } from './list-chart';
import { OfferSwitch } from './offer-switch';
import { OfferTable } from './offer-table';
import { RateBar } from './rate-bar';
import { type OfferSection, sectionsOf } from './sections';
import { SortNote } from './sort-note';
import { useOfferListState } from './use-offer-list-state';

/** Filters that few visitors use: closed at first, so that the others are near. */
const FOLDED: readonly FacetName[] = [
  'tax_structure',
  'liquidity',
  'security_type',
  'loan_to_value',
  'security_rank',
  'confirmed',
  'secondary_market',
];

/** Loaded after hydration: what a visitor saved is known to the browser alone. */
const SaveSearch = clientOnly(() => import('./save-search'));

/** Room for its button, so that the list does not move. */
const ROOM_TO_SAVE = <span className="block h-8 w-22 md:w-40 pointer-coarse:h-11" />;

const NOUN = ['offer', 'offers'] as const;

/** The one list of offers: filters, order, layout and pages, all in the address. */
export function OfferList({
  scope,
  query: sent,
  read = sent,
  spec = OFFER_LIST,
  searchable = true,
  nothing,
  shown,
}: {
  scope: OfferScope;
  query: OfferQuery;
  /** The query as the words were read; the list shows and changes this one. */
  read?: OfferQuery;
  /** The parameters of the page, if it has more than any list of offers. */
  spec?: typeof OFFER_LIST;
  searchable?: boolean;
  /** Said instead of "No offer matches", where more than offers was searched. */
  nothing?: string | undefined;
  /** How names are shown. */
  shown?: NameShown | undefined;
}) {
  const { open_statuses } = useSettings();
  const asked = offerListQuery(useApi(), scope, sent);
  const result = useQuery(asked);
  const query = spelledAs(read, result.data?.facets);
  const list = useOfferListState(query, spec);
  const hasRows = query.layout !== 'chart';
  return (
    <ListLayout
      list={list}
      result={result}
      optionsOf={asked.optionsOf}
      noun={NOUN}
      fixed={Object.keys(scope.fixed ?? {}) as FacetName[]}
      sortLabels={SORT_LABELS}
      layouts={LAYOUTS}
      folded={FOLDED}
      columnLabel={(name) => FACTS[name as TableFact].label}
      hasDates
      hasFiles={scope.platform === undefined}
      above={(answer) => (
        <>
          {!scope.fixed?.status && <OfferSwitch list={list} answer={answer} />}
          <div className="md:ml-auto in-[html:not([data-js])]:hidden">
            <SaveSearch scope={scope} query={query} facets={answer.facets} fallback={ROOM_TO_SAVE} />
          </div>
        </>
      )}
      size={OFFERS_ON_A_PAGE}
      searchable={searchable}
      nothing={nothing}
      notice={(answer) => (
        <>
          {searchable && <FilterSuggestions list={list} answer={answer} />}
          {hasRows && answer.data.length > 0 && (
            <>
              <RateBar list={list} />
              <div className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
                <SortNote list={list} answer={answer} />
                <MarkLegend className="text-12 text-muted" />
              </div>
            </>
          )}
        </>
      )}
    >
      {(answer) =>
        !hasRows ? (
          <ListChart scope={scope} query={sent} />
        ) : query.layout === 'table' ? (
          <OfferTable
            list={list}
            sort={answer.sort}
            columns={columnsInUse(spec, query) as readonly TableFact[]}
            sections={sectionsOf(answer, open_statuses)}
            actions={(offer) => <OfferActions offer={offer} iconOnly />}
            shown={shown}
          />
        ) : (
          sectionsOf(answer, open_statuses).map((section) => (
            <OfferCards key={section.title} section={section} shown={shown} />
          ))
        )
      }
    </ListLayout>
  );
}

function OfferCards({
  section: { title, offers },
  shown,
}: {
  section: OfferSection;
  shown: NameShown | undefined;
}) {
  return (
    <>
      {title && <h2 className="mt-8 mb-3 border-b border-line pb-2 text-21 first:mt-5">{title}</h2>}
      <ul className="space-y-2.5 md:space-y-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              below={offer.left_after && <LeftLine left={offer.left_after} />}
              heading={title ? 'h3' : 'h2'}
              shown={shown}
              actions={<OfferActions offer={offer} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
