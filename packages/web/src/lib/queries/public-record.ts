import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../api-context';
import { pin } from '../pin';

export const RECORD_PAGE_SIZE = 50;

/** The page named in an address; anything but a whole number from 1 is the first. */
export function recordPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

const paging = (release: number | null, page: number) => ({
  ...pin(release),
  page: String(page),
  limit: String(RECORD_PAGE_SIZE),
});

/** What each release changed, newest first. */
export const changesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'changes', page],
    queryFn: () => read(client.api.changes.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });

/** What changed in one offer, named by id or slug, newest first. */
export const offerChangesQuery = ({ client, release }: Api, offer: string) =>
  queryOptions({
    queryKey: [release, 'offer-changes', offer],
    queryFn: () => read(client.api.changes.$get({ query: { ...pin(release), offer, limit: '20' } })),
  });

/** The fact ledger, latest check first. */
export const sourcesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'sources', page],
    queryFn: () => read(client.api.sources.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });

/** Offers that ended, latest first. */
export const outcomesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'outcomes', page],
    queryFn: () => read(client.api.outcomes.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });
