import type { FacetCount } from '@tussock/core/answers/facets';
import { foldText } from '@tussock/core/text/fold';
import { useState } from 'react';

/** A filter with more options than this shows the first few and a search field. */
const ALL_SHOWN_UP_TO = 9;
const SHOWN = 6;

/**
 * One filter: its options with counts. Options that are folded away are in the page, since without scripts nothing
 * could unfold them.
 */
export function FilterGroup({
  name,
  label,
  options,
  chosen,
  onToggle,
}: {
  name: string;
  label: string;
  options: FacetCount[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  const { shown: listed, remember } = useLastOption(options);
  if (listed.length === 0) return null;
  const long = listed.length > ALL_SHOWN_UP_TO;
  const wanted = foldText(words.trim());
  const found = wanted ? listed.filter((option) => foldText(option.label).includes(wanted)) : listed;
  const isFolded = (option: FacetCount, at: number) =>
    long && !all && !wanted && at >= SHOWN && !chosen.includes(option.value);
  const folded = listed.filter(isFolded).length;
  return (
    <fieldset className="border-t border-line py-3.5">
      <legend className="float-left mb-1.5 w-full text-13 font-semibold">{label}</legend>
      <div className="clear-both" />
      {long && <OptionSearch label={label} words={words} onChange={setWords} />}
      <ul className={all || wanted ? 'max-h-80 overflow-y-auto' : undefined}>
        {found.map((option, at) => (
          <li key={option.value} className={isFolded(option, at) ? 'in-[html[data-js]]:hidden' : undefined}>
            <label className="flex min-h-7 items-center gap-2.5 py-0.5 text-14 hover:text-pine pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={() => {
                  remember(option);
                  onToggle(option.value);
                }}
                className="size-4 shrink-0 accent-pine"
              />
              <span className="min-w-0">{option.label}</span>
              <span className="ml-auto pl-2 text-13 text-muted">{option.count}</span>
            </label>
          </li>
        ))}
        {found.length === 0 && <li className="py-1 text-13 text-muted">Nothing here is called that.</li>}
      </ul>
      {long && !wanted && (folded > 0 || all) && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 hidden min-h-6 text-13 font-semibold text-pine hover:underline in-[html[data-js]]:block pointer-coarse:min-h-11"
        >
          {all ? 'Show fewer' : `Show ${folded} more`}
          <span className="sr-only"> under {label.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
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

/**
 * The option that was changed last stays even when no row has it any more: its check box has the focus, and the choice
 * can be undone there.
 */
function useLastOption(options: FacetCount[]) {
  const [last, setLast] = useState<{ option: FacetCount; after: string | undefined } | null>(null);
  const isGone = last && !options.some(({ value }) => value === last.option.value);
  const remember = (option: FacetCount) =>
    setLast({ option, after: options[options.findIndex(({ value }) => value === option.value) - 1]?.value });
  if (!isGone) return { shown: options, remember };
  const at = options.findIndex(({ value }) => value === last.after) + 1;
  return { shown: options.toSpliced(at, 0, { ...last.option, count: 0 }), remember };
}
