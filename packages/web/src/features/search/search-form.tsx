import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { Search } from 'lucide-react';
import { useHref, useNavigate } from 'react-router-dom';
import { useWordsField } from '../../lib/list/use-words-field';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { searchAddress } from './quick-search';

/** The search field of the search page. It works with and without scripts. */
export function SearchForm({ words }: { words: string }) {
  const navigate = useNavigate();
  return (
    <search>
      <form
        method="get"
        action={useHref(paths.search)}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(q ? searchAddress(q) : paths.search);
        }}
        className="flex max-w-[44rem] gap-2"
      >
        <input
          ref={useWordsField(words)}
          type="search"
          name="q"
          defaultValue={words}
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
