import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { filtersToParams, OFFER_LIST, type OfferQuery } from '@tussock/core/offer/offer-query';
import { Search } from 'lucide-react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useWordsField } from '../../lib/list/use-words-field';
import { Button } from '../../ui/button';
import { HiddenFields } from '../../ui/list/hidden-fields';

/** The search field of the search page. It works with and without scripts. Other words are another search, seen in the same way: with the tax position, the layout and the columns that were chosen. */
export function SearchForm({ query }: { query: OfferQuery }) {
  const navigate = useNavigate();
  const other: OfferQuery = { ...query, q: '', filters: {}, sort: null, page: 1 };
  return (
    <search>
      <form
        method="get"
        action={useHref(paths.search)}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(q ? `${paths.search}?${filtersToParams({ ...other, q })}` : paths.search);
        }}
        className="flex max-w-[44rem] gap-2"
      >
        <HiddenFields spec={OFFER_LIST} query={other} />
        <input
          ref={useWordsField(query.q)}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={LONGEST_WORDS}
          aria-label="Search the directory"
          placeholder="Private credit under 100k, quarterly"
          className="h-12 min-w-0 flex-1 rounded-control border border-control bg-card px-4 text-17"
        />
        <Button type="submit" size="lg">
          <Search aria-hidden="true" size={18} />
          Search
        </Button>
      </form>
    </search>
  );
}
