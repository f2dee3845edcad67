import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { DEFAULT_OFFER_QUERY, filtersToParams } from '@tussock/core/offer/offer-query';
import { type Api, pin } from '../../lib/api';
import { suggestedFilters, suggestionText, withSuggestion } from '../../lib/list/suggested-filters';
import { paths } from '../../lib/paths';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { addressOfHit, HIT_KINDS, KIND_LABELS } from './hit-kinds';

/** The best hits of each kind while words are typed. */
export const quickSearchQuery = ({ client, release }: Api, words: string) =>
  queryOptions({
    queryKey: [release, 'quick-search', words],
    queryFn: () => read(client.api.search.$get({ query: { ...pin(release), q: words, limit: '1' } })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

/** A result of the search box that leads somewhere. */
export interface Choice {
  to: string;
  text: string;
  /** Words to mark, folded. */
  matched: readonly string[];
  /** Added to the recent searches when this is chosen. */
  words: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const HITS_SHOWN = 3;
export const searchAddress = (words: string) => `${paths.search}?${new URLSearchParams({ q: words })}`;

/** The choices of an answer: another spelling, filters that the words mean, the best hits by kind, and all results. */
export function choicesOf(words: string, answer: SearchAnswer): ChoiceGroup[] {
  const { did_you_mean: other, suggestions, groups } = answer;
  const query = { ...DEFAULT_OFFER_QUERY, q: words };
  const spelling = other ? [{ to: searchAddress(other), text: other, matched: [], words: other }] : [];
  const filters = suggestedFilters(suggestions).map((suggestion) => ({
    to: `${paths.offers}?${filtersToParams(withSuggestion(query, suggestion))}`,
    text: suggestionText(suggestion),
    matched: [],
    words,
  }));
  const hits = HIT_KINDS.map((kind) => ({
    label: KIND_LABELS[kind],
    choices: groups[kind].hits.slice(0, HITS_SHOWN).map((hit) => ({
      to: addressOfHit(hit),
      text: hit.title,
      matched: hit.matched,
      words,
    })),
  }));
  const all = { to: searchAddress(words), text: `All results for “${words}”`, matched: [], words };
  return [
    { label: 'Did you mean', choices: spelling },
    { label: 'Offers with a filter', choices: filters },
    ...hits,
    { label: 'Everything', choices: [all] },
  ].filter(({ choices }) => choices.length > 0);
}

export const recentChoices = (recent: readonly string[]): ChoiceGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          label: 'Recent searches',
          choices: recent.map((words) => ({ to: searchAddress(words), text: words, matched: [], words })),
        },
      ];
