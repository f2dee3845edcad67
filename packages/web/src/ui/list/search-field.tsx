import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { Search } from 'lucide-react';
import type { ListState } from '../../lib/list/use-list-state';
import { useWordsField } from '../../lib/list/use-words-field';
import { HiddenFields } from './hidden-fields';

/** Searches within a list. It works with and without scripts. */
export function SearchField<Name extends string, Sort extends string>({
  list: { spec, query, go },
  label,
}: {
  list: ListState<Name, Sort>;
  label: string;
}) {
  const field = useWordsField(query.q);
  return (
    <search className="min-w-[min(11rem,100%)] flex-1 md:max-w-80">
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          go({ q: String(words ?? '').trim(), sort: null });
        }}
        className="relative"
      >
        <HiddenFields spec={spec} query={{ ...query, q: '', sort: null }} />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={LONGEST_WORDS}
          aria-label={label}
          placeholder={label}
          className="h-9 w-full rounded-control border border-control bg-card pr-10 pl-3 text-14 pointer-coarse:h-11"
        />
        <button
          type="submit"
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center text-muted hover:text-ink pointer-coarse:w-11"
        >
          <Search aria-hidden="true" size={16} />
          <span className="sr-only">Search</span>
        </button>
      </form>
    </search>
  );
}
