import { SOURCE_COLUMNS, type SourceState } from './columns';

const LEADING_WORDS: readonly (readonly [RegExp, SourceState])[] = [
  [/^matches\b/i, 'confirmed'],
  [/^differs\b/i, 'differs'],
  [/^not[\s_-]found\b/i, 'not_found'],
  [/^unreachable\b/i, 'unreachable'],
  [/^not[\s_-]confirmed\b/i, 'not_confirmed'],
];

const leadingWord = (outcome: string) => LEADING_WORDS.find(([word]) => word.test(outcome.trim()));

/** The state of an entry that states none: the leading word of its outcome decides. */
export const stateOf = (outcome: string | null): SourceState =>
  leadingWord(outcome ?? '')?.[1] ?? 'not_confirmed';

/** What an outcome says beyond its state: "differs: 60 million is the target" gives "60 million is the target". */
export function noteOf({ outcome }: { outcome: string | null }): string | null {
  const text = outcome?.trim() ?? '';
  const [word] = leadingWord(text) ?? [];
  const rest = word ? text.replace(word, '').replace(/^[\s:;,.–—-]+/, '') : text;
  return rest === '' ? null : rest;
}

export const STATE_LABELS: Readonly<Record<SourceState, string>> = SOURCE_COLUMNS.state.values;

/**
 * State and note, for a sentence that ends after them: "Differs, 60 million is the target". A note that is a sentence of its own comes
 * after a stop and leaves its own to that sentence: "Differs. The memorandum says 12%".
 */
export function outcomeWords(entry: { outcome: string | null; state: SourceState }): string {
  const note = noteOf(entry)?.replace(/\.$/, '');
  const label = STATE_LABELS[entry.state];
  return note ? `${label}${/^\p{Lu}/u.test(note) ? '.' : ','} ${note}` : label;
}

interface Stated {
  title: string | null;
  address: string | null;
  tier: keyof (typeof SOURCE_COLUMNS)['tier']['values'];
  checked_on: string;
  outcome: string | null;
  state: SourceState | null;
  confirmed_on: string | null;
}

interface WithState {
  title: string;
  state: SourceState;
  confirmed_on: string | null;
}

/**
 * An entry with what an older data folder leaves out: the state by its outcome; the date on which it was confirmed, where
 * the last look confirmed it; and for a title what is known of the document.
 */
export function withState<T extends Stated>(
  entry: T,
): Omit<T, 'title' | 'state' | 'confirmed_on'> & WithState {
  const state = entry.state ?? stateOf(entry.outcome);
  return {
    ...entry,
    title: entry.title ?? entry.address ?? SOURCE_COLUMNS.tier.values[entry.tier],
    state,
    confirmed_on: entry.confirmed_on ?? (state === 'confirmed' ? entry.checked_on : null),
  };
}
