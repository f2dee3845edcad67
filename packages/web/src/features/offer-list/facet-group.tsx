import type { FacetCount } from '@tussock/core/list/facet-table';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import { foldText } from '@tussock/core/text/fold';
import { useId, useState } from 'react';

const SHOWN = 6;
const SEARCHABLE_FROM = 10;

/**
 * One facet: its options with live counts. Long ones show the first few and can be searched; without scripts all are
 * there, since nothing could unfold them.
 */
export function FacetGroup({
  name,
  options,
  chosen,
  onToggle,
}: {
  name: FacetName;
  options: FacetCount[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  const searchId = useId();
  if (options.length === 0) return null;
  const long = options.length > SHOWN + 2;
  const wanted = foldText(words);
  const found = options.filter((option) => foldText(option.label).includes(wanted));
  const isFolded = (option: FacetCount) =>
    long && !all && options.indexOf(option) >= SHOWN && !chosen.includes(option.value);
  const folded = options.filter(isFolded).length;
  return (
    <fieldset className="border-t border-line py-3.5">
      <legend className="float-left mb-1.5 w-full text-13 font-semibold">{FACETS[name].label}</legend>
      <div className="clear-both" />
      {options.length >= SEARCHABLE_FROM && all && (
        <>
          <label htmlFor={searchId} className="sr-only">
            Search in {FACETS[name].label.toLowerCase()}
          </label>
          <input
            id={searchId}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="Search these"
            className="mb-1.5 h-9 w-full rounded-control border border-control bg-card px-2.5 text-14"
          />
        </>
      )}
      <ul className="max-h-80 overflow-y-auto">
        {found.map((option) => (
          <li key={option.value} className={isFolded(option) ? 'in-[html[data-js]]:hidden' : undefined}>
            <label className="flex min-h-7 items-center gap-2.5 py-0.5 text-14 hover:text-pine pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={() => onToggle(option.value)}
                className="size-4 shrink-0 accent-pine"
              />
              <span className="min-w-0">{option.label}</span>
              <span className="ml-auto pl-2 text-13 text-muted">{option.count}</span>
            </label>
          </li>
        ))}
      </ul>
      {long && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
            setWords('');
          }}
          className="mt-1 hidden min-h-6 text-13 font-semibold text-pine hover:underline in-[html[data-js]]:block"
        >
          {all ? 'Show fewer' : `Show ${folded} more`}
        </button>
      )}
    </fieldset>
  );
}
