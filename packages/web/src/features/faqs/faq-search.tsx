import { Search } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { buttonClass } from '../../ui/button';

/** Filters the questions while one types; without scripts its button submits the search. */
export function FaqSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <form
      action={useHref(paths.faq)}
      method="get"
      className="no-print flex max-w-xl gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Search the questions</span>
        <Search
          aria-hidden="true"
          size={17}
          className="absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          value={words}
          onChange={({ target }) => onWords(target.value)}
          placeholder="Search the questions"
          autoComplete="off"
          className="h-11 w-full rounded-control border border-control bg-card pr-3 pl-9 text-15"
        />
      </label>
      <button type="submit" className={buttonClass('outline', 'md', 'h-11')}>
        Search
      </button>
    </form>
  );
}
