import { ANY_SITE } from '@tussock/server/http/any-site';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';

/** What every file beside the pages is answered with, and every error in its place: a page of any site may read it, as it may the API. */
export const FILE_HEADERS = { ...SECURITY_HEADERS, ...ANY_SITE };
