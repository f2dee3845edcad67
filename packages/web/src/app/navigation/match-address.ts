import { siteBase } from '../../lib/address/site-base';
import { matchRoute } from '../route';
import { routes } from '../routes';

/** The route of an address of this site in the browser. */
export const matchAddress = ({ pathname = '', search = '' }: { pathname?: string; search?: string }) =>
  matchRoute(routes, pathname.slice(siteBase().length) || '/', new URLSearchParams(search));
