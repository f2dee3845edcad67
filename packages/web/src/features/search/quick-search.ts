import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { formatMoney } from '@tussock/core/money/money';
import { DEFAULT_OFFER_QUERY, filtersToParams, type OfferQuery } from '@tussock/core/offer/offer-query';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { dotted } from '@tussock/core/text/dotted';
import { formatCount } from '@tussock/core/text/format-number';
import { paths } from '../../lib/address/paths';
import { type Api, pin } from '../../lib/api';
import { queryAsRead } from '../../lib/list/as-read';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { addressOfHit, HIT_KINDS, KIND_LABELS } from './hit-kinds';
import { SITE_PAGES_LABEL, sitePagesFor } from './site-pages';

/** The best hits of each kind while words are typed. Those of the words before stay until they are there, so the words come with them. */
export const quickSearchQuery = ({ client, release }: Api, words: string) =>
  queryOptions({
    queryKey: [release, 'quick-search', words],
    queryFn: async () => ({
      words,
      answer: await read(client.api.search.$get({ query: quickParams(release, words) })),
    }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

const quickParams = (release: number | null, words: string) => ({
  ...pin(release),
  q: words,
  sentence: 'true' as const,
  open_first: 'true' as const,
  limit: String(OFFERS_SHOWN),
  most_options: '0',
});

/** A result of the search box that leads somewhere. */
export interface Choice {
  to: string;
  text: string;
  /** The one that most visitors want. */
  isMain?: true;
  /** A second line, in small letters. */
  detail?: string;
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
const OFFERS_SHOWN = 5;
export const searchAddress = (words: string) => `${paths.search}?${new URLSearchParams({ q: words })}`;

/** Quoted words are never read as filters. Where the quotes leave no room for all of them, the last words are left out. */
export function inQuotes(words: string): string {
  const room = LONGEST_WORDS - '""'.length;
  const bare = words.replace(/[\s"“”]+/g, ' ').trim();
  if (bare.length <= room) return `"${bare}"`;
  const end = bare.lastIndexOf(' ', room);
  return `"${bare.slice(0, end > 0 ? end : room)}"`;
}

/** The choices of an answer: another spelling, the offers under the filters that the words mean, and the best hits by kind. */
export function choicesOf(words: string, answer: SearchAnswer): ChoiceGroup[] {
  const { did_you_mean: other, groups } = answer;
  const read = queryAsRead({ ...DEFAULT_OFFER_QUERY, q: words }, answer);
  const spelling = other
    ? [{ to: addressOf(paths.search, { ...read, q: other }), text: other, matched: [], words: other }]
    : [];
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
  const pages = sitePagesFor(words).map(({ path, title }) => ({ to: path, text: title, matched: [], words }));
  return [
    { label: 'Did you mean', choices: spelling },
    { label: 'Offers', choices: offerChoices(words, answer, addressOf(paths.offers, read)) },
    { label: SITE_PAGES_LABEL, choices: pages },
    ...hits,
    { label: 'Everything', choices: [all] },
  ].filter(({ choices }) => choices.length > 0);
}

const addressOf = (path: string, query: OfferQuery) => `${path}?${filtersToParams(query)}`;

/** The list of all offers that fit, then the first of them. */
function offerChoices(words: string, { data, total, groups }: SearchAnswer, list: string): Choice[] {
  if (total === 0) return [];
  const matchedOf = (id: string) => groups.offer.hits.find((hit) => hit.id === id)?.matched ?? [];
  const all = {
    to: list,
    text: `Show ${formatCount(total, 'offers')}`,
    isMain: true as const,
    matched: [],
    words,
  };
  const shown = data.map((offer) => ({
    to: paths.offer(offer),
    text: offer.name,
    detail: offerLine(offer),
    matched: matchedOf(offer.id),
    words,
  }));
  return [all, ...shown];
}

/** "Minimum: $50K NZD · Target: 8–9% p.a. · Open" */
const offerLine = (offer: SearchAnswer['data'][number]) =>
  dotted([
    `Minimum: ${formatMoney(offer.minimum_investment, offer.investment_currency)}`,
    `Target: ${formatReturnRange(offer)}`,
    offer.status,
  ]);

export const recentChoices = (recent: readonly string[]): ChoiceGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          label: 'Recent searches',
          choices: recent.map((words) => ({ to: searchAddress(words), text: words, matched: [], words })),
        },
      ];
