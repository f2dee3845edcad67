import type { FacetCount } from '@tussock/core/answers/facets';
import { wholeNumber } from '@tussock/core/text/decimal';
import { foldText } from '@tussock/core/text/fold';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RESULTS, SkipLink } from '../skip-links';

/** A filter with more options than this shows the first few and a search field. */
const ALL_SHOWN_UP_TO = 9;
const SHOWN = 6;
/** The parameter of an address that shows all options of a filter, for visitors without scripts. */
const UNFOLD = 'unfold';

/**
 * One filter: its options with counts, in an order that no choice changes. Without scripts a link shows the options folded away. What
 * was chosen keeps its place where answers list only what is chosen; there is no count of it then.
 */
export function FilterGroup({
  name,
  address,
  label,
  options: listed,
  chosen,
  isFolded,
  onToggle,
  children,
}: {
  name: string;
  /** The parameters of the list, to which the link adds its own. */
  address: URLSearchParams;
  label: string;
  options: FacetCount[];
  chosen: readonly string[];
  /** Closed until the visitor opens it, unless it has a choice. */
  isFolded: boolean;
  onToggle: (value: string) => void;
  /** Further fields of the filter, below its options. */
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(!isFolded || chosen.length > 0);
  const unfolded = new URLSearchParams(useLocation().search).getAll(UNFOLD);
  const [all, setAll] = useState(unfolded.includes(name));
  const [words, setWords] = useState('');
  const touched = useEverChosen(chosen);
  const options = useEverListed(listed, touched);
  if (options.length === 0) return null;
  const long = options.length > ALL_SHOWN_UP_TO;
  const wanted = foldText(words.trim());
  const found = wanted ? options.filter((option) => foldText(option.label).includes(wanted)) : options;
  const isFoldable = long && !wanted;
  const shown = found.filter(({ value }, at) => !isFoldable || all || at < SHOWN || touched.includes(value));
  const hidden = found.length - shown.length;
  const more = new URLSearchParams([
    ...address,
    ...[...unfolded, name].map((value): [string, string] => [UNFOLD, value]),
  ]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        {chosen.length > 0 && <span className="text-muted">({chosen.length})</span>}
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {long && <OptionSearch label={label} words={words} onChange={setWords} />}
        <ul className={all || wanted ? 'all' : undefined}>
          {shown.map((option) => (
            <li key={option.value}>
              <label className={option.count === 0 ? 'empty' : undefined}>
                <input
                  type="checkbox"
                  name={name}
                  value={option.value}
                  checked={chosen.includes(option.value)}
                  onChange={() => onToggle(option.value)}
                />
                {`${option.label} `}
                {option.count !== null && <b>{wholeNumber(option.count)}</b>}
              </label>
            </li>
          ))}
          {found.length === 0 && <li className="py-1 text-13 text-muted">No option has that name.</li>}
        </ul>
        {hidden > 0 && (
          <a href={`?${more}`} className="link text-13 in-[html[data-js]]:hidden">
            Show {hidden} more<span className="sr-only"> under {label.toLowerCase()}</span>
          </a>
        )}
        {isFoldable && (hidden > 0 || all) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="mt-1 hidden min-h-6 text-13 font-semibold text-pine hover:underline in-[html[data-js]]:block pointer-coarse:min-h-11"
          >
            {all ? 'Show fewer' : `Show ${hidden} more`}
            <span className="sr-only"> under {label.toLowerCase()}</span>
          </button>
        )}
        {children}
        {/* Many stops of the keyboard are between a choice and what it finds. */}
        {chosen.length > 0 && <SkipLink to={RESULTS}>Skip to results</SkipLink>}
      </fieldset>
    </details>
  );
}

/** Narrows the options that are shown. The Enter key must not submit the filters. */
function OptionSearch({
  label,
  words,
  onChange,
}: {
  label: string;
  words: string;
  onChange: (words: string) => void;
}) {
  return (
    <input
      type="search"
      aria-label={`Search in ${label.toLowerCase()}`}
      placeholder="Search these"
      value={words}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      className="mb-1.5 hidden h-9 w-full rounded-control border border-control bg-card px-2.5 text-14 in-[html[data-js]]:block pointer-coarse:h-11"
    />
  );
}

/** What is or was chosen since the page was opened: an option that was unfolded for its choice stays where it is. */
function useEverChosen(chosen: readonly string[]): readonly string[] {
  const [ever, setEver] = useState(chosen);
  const added = chosen.filter((value) => !ever.includes(value));
  if (added.length === 0) return ever;
  const next = [...ever, ...added];
  setEver(next);
  return next;
}

/** The options, and after them those that were chosen and are not listed any more. */
function useEverListed(
  options: FacetCount[],
  touched: readonly string[],
): (Omit<FacetCount, 'count'> & { count: number | null })[] {
  const [known, setKnown] = useState<FacetCount[]>([]);
  const isIn = (list: FacetCount[]) => (one: FacetCount) => list.some(({ value }) => value === one.value);
  const added = options.filter((option) => touched.includes(option.value) && !isIn(known)(option));
  if (added.length > 0) setKnown([...known, ...added]);
  const gone = known.filter((option) => !isIn(options)(option));
  return [...options, ...gone.map((option) => ({ ...option, count: null }))];
}
