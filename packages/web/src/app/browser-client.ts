import { createClient } from '@tussock/api/create-client';
import { readInTime } from '../lib/reach';
import { siteOrigin } from '../lib/site-base';
import { sessionToken } from '../lib/storage/session';
import { CLIENT_KEY } from './client-key';

/** The client of the browser: reads the site's own API, with the session where there is one. What is not answered in time counts as failed. */
export const browserClient = createClient({
  baseUrl: siteOrigin(),
  clientKey: CLIENT_KEY,
  token: sessionToken,
  fetch: (input, init) => fetch(input, { ...init, signal: readInTime() }),
});
