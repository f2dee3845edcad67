import { useQuery } from '@tanstack/react-query';
import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { refusalOf } from '../../lib/queries/refusal';
import { useSettled } from '../../lib/state/use-settled';
import { storedSlash } from '../../lib/storage/slash';
import { useRecentSearches } from '../../lib/storage/use-recent-searches';
import { tooShortText } from '../../lib/too-short';
import { Button } from '../../ui/button';
import { ChoiceList } from './choice-list';
import { PartChips } from './part-chips';
import { type Choice, choicesOf, quickSearchQuery, recentChoices, searchAddress } from './quick-search';
import { sitePagesFor } from './site-pages';

const PAUSE_MS = 150;
/** An answer that takes longer is waited for aloud. */
const LATE_MS = 1000;

interface SearchDialogProps {
  /** Gives what was typed before the box had the focus. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The search box over the page: results while words are typed, all by keyboard. */
export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<{ at: number; text: string } | null>(null);
  const words = useSettled(typed.trim(), PAUSE_MS);
  const isLate = useSettled(words, LATE_MS) === words;
  const query = useQuery(quickSearchQuery(useApi(), words));
  const { recent, remember, clear } = useRecentSearches();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const typed = takeTyped();
    // In development this runs twice, and the first time took it.
    if (typed) setTyped(typed.slice(0, LONGEST_WORDS));
  }, [takeTyped]);

  const found = typed.trim() === '' || words === '' ? undefined : query.data;
  const answer = found?.answer;
  const groups =
    typed.trim() === '' ? recentChoices(recent) : found ? choicesOf(found.words, found.answer) : [];
  const choices = groups.flatMap((group) => group.choices);
  const active = placeOf(pointed, choices);
  const chosen = choices[active];
  const point = (at: number) => {
    const choice = choices[at];
    setPointed(choice ? { at, text: choice.text } : null);
  };

  const leave = (to: string, searched: string) => {
    remember(searched);
    dialog.current?.close();
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    // One place more than there are choices: the field itself.
    const places = choices.length + 1;
    point(((active + 1 + step + places) % places) - 1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search the directory"
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
      className="m-0 mx-auto mt-[min(10dvh,6rem)] max-h-[80dvh] w-[min(42rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-card border border-line bg-paper text-ink backdrop:bg-ink/40 open:flex dark:backdrop:bg-paper/70"
    >
      <form
        className="flex items-center gap-2 border-b border-line p-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) leave(chosen.to, chosen.words);
          else if (typed.trim()) leave(searchAddress(typed.trim()), typed.trim());
        }}
      >
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search the directory"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? listId : undefined}
          aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={LONGEST_WORDS}
          placeholder="Private credit under 100k, quarterly"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPointed(null);
          }}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 rounded-control bg-transparent px-3 text-17 outline-offset-0"
        />
        <Button variant="quiet" size="sm" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </form>
      <div className="overflow-y-auto overscroll-contain">
        <PartChips
          sentence={answer?.sentence}
          onChange={(text) => {
            setTyped(text);
            setPointed(null);
            input.current?.focus();
          }}
        />
        <p
          role="status"
          className={
            choices.some(({ isMain }) => isMain)
              ? 'sr-only'
              : 'px-5 pt-3 pb-3 text-14 text-muted empty:hidden'
          }
        >
          {statusText({
            typed: typed.trim(),
            settled: words,
            error: query.error,
            // What is shown of other words meanwhile was announced with them.
            found: found?.words === words ? answer : undefined,
            isLate,
          })}
          {typed.trim() === '' && (
            <span className="pointer-coarse:hidden"> Arrow keys choose, Enter opens, Escape closes.</span>
          )}
        </p>
        {choices.length > 0 && (
          <ChoiceList id={listId} groups={groups} active={active} onChoose={leave} onPoint={point} />
        )}
        {typed.trim() === '' && recent.length > 0 && (
          <p className="border-t border-line px-3 py-1.5">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                clear();
                // The button goes with the last search.
                input.current?.focus();
              }}
            >
              Clear recent searches
            </Button>
          </p>
        )}
        {typed.trim() === '' && <SlashChoice />}
      </div>
    </dialog>
  );
}

/** A key without Ctrl beside it may be pressed by accident, and by what software hears: it can be turned off. */
function SlashChoice() {
  const { value } = useSyncExternalStore(storedSlash.subscribe, storedSlash.read);
  return (
    <label className="hidden items-center gap-2 border-t border-line px-5 py-2.5 text-13 text-muted any-pointer-fine:flex">
      <input
        type="checkbox"
        className="size-4"
        checked={value === null}
        onChange={({ target }) => (target.checked ? storedSlash.remove() : storedSlash.write('off'))}
      />
      The / key opens this search
    </label>
  );
}

/** The position of the chosen option, also in a newer answer; -1 where it is no longer there. */
function placeOf(pointed: { at: number; text: string } | null, choices: readonly Choice[]): number {
  if (!pointed) return -1;
  const hasText = (choice: Choice | undefined) => choice?.text === pointed.text;
  return hasText(choices[pointed.at]) ? pointed.at : choices.findIndex(hasText);
}

/** Announced once the typing has paused, and only what the list itself does not say. */
function statusText({
  typed,
  settled,
  error,
  found,
  isLate,
}: {
  typed: string;
  settled: string;
  error: unknown;
  found: SearchAnswer | undefined;
  isLate: boolean;
}): string {
  if (typed === '') return 'Names, places, kinds, amounts: “private credit under 100k, quarterly”.';
  if (typed !== settled) return '';
  if (error) return `${refusalOf(error) ?? 'The directory did not answer.'} Enter tries the search page.`;
  if (!found) return isLate ? 'Searching…' : '';
  const others = Object.entries(found.groups).reduce(
    (sum, [kind, { total }]) => (kind === 'offer' ? sum : sum + total),
    0,
  );
  if (found.total === 0 && found.sentence?.parts.length)
    return 'No offer matches all of this. Remove a filter above, or change an amount.';
  if (found.total + others > 0) return `${wholeNumber(found.total + others)} found`;
  if (sitePagesFor(settled).length > 0) return '';
  return (
    tooShortText(settled) ??
    'Nothing in the directory matches these words. Try fewer words, or the name of a place or a kind of investment.'
  );
}
