import { type ApiError, read } from '@tussock/api/client';
import type { SourceKind } from '@tussock/core/source/kind';
import { type Api, pin } from '../api';

/** What the page of a record shows, by id or slug. */
export async function readRecord({ client: { api }, release }: Api, kind: SourceKind, idOrSlug: string) {
  const asked = { param: { idOrSlug }, query: pin(release) };
  switch (kind) {
    case 'offer':
      return read(api.offers[':idOrSlug'].$get(asked));
    case 'fund':
      return read(api.funds[':idOrSlug'].page.$get(asked));
    case 'provider':
      return read(api.providers[':idOrSlug'].page.$get(asked));
    case 'platform':
      return read(api.platforms[':id'].$get({ ...asked, param: { id: idOrSlug } }));
  }
}

/** Null where the directory does not list what was asked for, or no longer. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: Partial<ApiError>) => {
    if (error.status === 404 || error.status === 410) return null;
    throw error;
  });
