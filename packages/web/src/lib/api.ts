import type { DirectoryClient } from '@tussock/api/client';
import type { PageRequest } from '@tussock/core/answers/page';
import { createContext, useContext } from 'react';

/** What every query needs: the client, and the release that this page is made from. */
export interface Api {
  client: DirectoryClient;
  /** Null while no release is known: queries then read the live release. */
  release: number | null;
}

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider');
  return api;
}

/** The parameter that pins a read to a release; without it the live release answers. */
export const pin = (release: number | null): { release?: string } =>
  release === null ? {} : { release: String(release) };

/** The parameters of one page of a list of a release. */
export const pageOf = (release: number | null, { limit, cursor }: PageRequest) => ({
  ...pin(release),
  limit: String(limit),
  ...(cursor && { cursor }),
});
