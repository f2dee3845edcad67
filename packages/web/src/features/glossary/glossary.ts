import { compareNames } from '@tussock/core/text/fold';
import type { TextSource } from '../../ui/text/text-module';

/** A term of the glossary. */
export interface Term {
  /** Its anchor on the page. */
  id: string;
  term: string;
  /** In one or two sentences of our own. */
  definition: string;
  /** What the definition rests on: ids of `sources`. */
  sources: string[];
  /** Related terms, by id. */
  see: string[];
  /** The page of this site that says more. */
  page?: string;
}

export interface Glossary {
  reviewed_on: string;
  sources: Record<string, Omit<TextSource, 'id'>>;
  terms: Term[];
  /** The words that become links at their first use in a text, each with the id of its term. */
  words: Record<string, string>;
}

/** The terms by their first letter, in the order of the alphabet. */
export function byLetter(terms: readonly Term[]): [letter: string, terms: Term[]][] {
  const letters = new Map<string, Term[]>();
  for (const term of [...terms].sort((a, b) => compareNames(a.term, b.term))) {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters];
}
