import type { FacetCount } from '@tussock/core/answers/facets';
import { unfoldedParams } from '@tussock/core/list/list-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import { foldText } from '@tussock/core/text/fold';
import { inSentence } from '@tussock/core/text/in-sentence';
import { type ReactNode, useState } from 'react';
import type { OptionsQuery } from '../../lib/queries/faceted-list';
import { RESULTS, SkipLink } from '../skip-links';
import { AllOptions } from './all-options';
import { type ShownOption, useKeptOptions } from './use-kept-options';

/** A filter with more options than this shows the first few and a search field. */
const ALL_SHOWN_UP_TO = 9;
const SHOWN = 6;

/**
 * One filter: its options with counts, in an order that no choice changes. Without scripts a link shows the options folded away. What
 * was chosen keeps its place where answers list it only while it is chosen; there is no count of it then. Of a filter that the page carries
 * a part of, those with the highest counts are shown first.
 */
export function FilterGroup({
  name,
  address,
  label,
  options: listed,
  total,
  allOptions,
  unfolded,
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
  /** How many options there are, where `options` has not all. */
  total: number | undefined;
  allOptions: OptionsQuery;
  /** The filters that the address asks to show in full. */
  unfolded: readonly string[];
  chosen: readonly string[];
  /** Closed until the visitor opens it, unless it has a choice. */
  isFolded: boolean;
  onToggle: (value: string) => void;
  /** Further fields of the filter, below its options. */
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(!isFolded || chosen.length > 0);
  const [all, setAll] = useState(unfolded.includes(name));
  const [words, setWords] = useState('');
  const touched = useEverChosen(chosen);
  const carried = useKeptOptions(listed, touched);
  if (carried.length === 0) return null;
  const long = (total ?? carried.length) > ALL_SHOWN_UP_TO;
  const wanted = foldText(words.trim());
  const isFoldable = long && !wanted;
  const first = total === undefined ? carried.slice(0, SHOWN) : mostUsed(carried);
  const isShown = (option: ShownOption) =>
    wanted
      ? foldText(option.label).includes(wanted)
      : !long || all || first.includes(option) || touched.includes(option.value);
  const hidden = isFoldable && !all ? (total ?? carried.length) - carried.filter(isShown).length : 0;
  const list = (options: readonly ShownOption[], isWhole: boolean) => {
    const shown = options.filter(isShown);
    return (
      <>
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
          {isWhole && shown.length === 0 && (
            <li className="py-1 text-13 text-muted">No option has that name.</li>
          )}
        </ul>
        {hidden > 0 && (
          <a
            href={`?${unfoldedParams(address, unfolded, name)}`}
            className="link text-13 in-[html[data-js]]:hidden"
          >
            Show {wholeNumber(hidden)} more<span className="sr-only"> under {inSentence(label)}</span>
          </a>
        )}
        {isFoldable && (hidden > 0 || all) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="mt-1 hidden min-h-6 text-13 font-semibold text-pine hover:underline in-[html[data-js]]:block pointer-coarse:min-h-11"
          >
            {all ? 'Show fewer' : `Show ${wholeNumber(hidden)} more`}
            <span className="sr-only"> under {inSentence(label)}</span>
          </button>
        )}
      </>
    );
  };
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        {chosen.length > 0 && <span className="text-muted">({chosen.length})</span>}
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {long && <OptionSearch label={label} words={words} onChange={setWords} />}
        {total === undefined ? (
          list(carried, true)
        ) : (
          <AllOptions
            query={allOptions}
            total={total}
            carried={carried}
            touched={touched}
            isWanted={all || wanted !== ''}
          >
            {list}
          </AllOptions>
        )}
        {children}
        {/* Many stops of the keyboard are between a choice and what it finds. */}
        {chosen.length > 0 && <SkipLink to={RESULTS}>Skip to results</SkipLink>}
      </fieldset>
    </details>
  );
}

/** Of options in their order those with the highest counts. */
const mostUsed = (options: readonly ShownOption[]) =>
  [...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, SHOWN);

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
      aria-label={`Search in ${inSentence(label)}`}
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
