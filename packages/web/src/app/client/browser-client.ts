import { createClient } from '@tussock/api/create-client';
import { siteOrigin } from '../../lib/address/site-base';
import { readInTime } from '../../lib/reach';
import { sessionToken } from '../../lib/storage/session';
import { CLIENT_KEY } from './client-key';
import { releaseIsGone } from './gone-release';

const GONE = 410;

/**
 * The client of the browser: reads the site's own API, with the session where there is one. What is not answered in time counts as failed. A read of
 * a release that is gone fails once the page shows the live one, which reads anew: until then nothing is wrong that a visitor could mend.
 * @param version of the page. It is a part of each address that is pinned, of which browsers keep the answer for good: after an upgrade the same
 *   release may say more, and in a table that is new its number may be of another one. Null where it is not known.
 */
export const browserClient = (version: string | null) =>
  createClient({
    baseUrl: siteOrigin(),
    clientKey: CLIENT_KEY,
    token: sessionToken,
    fetch: async (input, init) => {
      const release = new URL(input).searchParams.get('release');
      const address =
        release === null || version === null ? input : `${input}&version=${encodeURIComponent(version)}`;
      // After Back, browsers take what a page reads while it loads from their store, however old it is.
      const cache = release === null ? 'no-cache' : 'default';
      const answer = await fetch(address, { ...init, cache, signal: readInTime() });
      if (answer.status === GONE) await releaseIsGone(release);
      return answer;
    },
  });
