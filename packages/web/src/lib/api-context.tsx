import type { DirectoryClient } from '@tussock/api/client';
import { createContext, useContext } from 'react';

/** What every query needs: the client and the release that this page is made from. */
export interface Api {
  client: DirectoryClient;
  /** Null while nothing could be read: queries then ask for the live release. */
  release: number | null;
}

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi stands outside of ApiProvider');
  return api;
}
