import { createClient } from '@tussock/api/create-client';
import { siteOrigin } from '../lib/site-base';
import { sessionToken } from '../lib/storage/session';
import { CLIENT_KEY } from './client-key';

/** The client of the browser: reads the site's own API, with the session where there is one. */
export const browserClient = createClient({
  baseUrl: siteOrigin(),
  clientKey: CLIENT_KEY,
  token: sessionToken,
});
