import { MCP_PATH } from '../packages/core/src/settings/pages';
import {
  ORIGIN_SECRET_HEADER,
  VIEWER_ADDRESS_HEADER,
  VIEWER_AUTHORIZATION_HEADER,
} from '../packages/server/src/http/edge-headers';
import type { Stage } from './stage';

/** The paths that only the edge may send to the submissions function. */
export const SUBMISSION_PATHS = ['/api/submissions', '/api/page-views'] as const;
/** The paths of functions whose address is public: the edge adds its secret, which they check. */
const SECRET_PATHS = [...SUBMISSION_PATHS, MCP_PATH];
/** The paths of functions that limit each visitor's requests. */
const LIMITED_PATHS = ['/api', MCP_PATH];
/** The paths that S3 answers. */
export const ASSET_PATHS = ['/assets', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const;

const alternatives = (paths: readonly string[]) =>
  paths.map((path) => path.replaceAll(/[./]/g, '\\$&')).join('|');

/**
 * What runs before SST's router in the one viewer-request function, which has 10,240 bytes for everything: hence short
 * names and no comments inside. CloudFront accepts only the syntax of its JavaScript runtime 2.0: ES 5.1 with const, let,
 * async, await, arrow functions and template literals. It has no `for…of`, no class and no destructuring.
 *
 * 1. `//`, dot segments, backslashes and their encodings are refused: the table of routes compares raw text, while
 *    the functions normalise it, so that /api/submissions/%2e%2e/offers would reach the wrong function.
 * 2. Cookies are dropped: they are forwarded, but not part of the cache key.
 * 3. Headers that only this function may set are removed.
 * 4. Authorization moves to a header that is part of the cache key and survives origin access control.
 * 5. S3 gets no query: on signed requests it honours response-content-type and the like.
 * 6. The paths whose function has a public address, and only they, get the secret header; these and all of /api get the visitor's
 *    address, for the rate limits.
 *
 * On production, `www.` redirects to the domain. It is an alias of the same distribution: SST's own redirect would create a
 * second distribution, without our headers.
 */
export const viewerRequest = (stage: Stage, originSecret: $util.Input<string>) =>
  $interpolate`${REFUSALS}${stage.production ? WITHOUT_WWW : ''}${REWRITES}h[x]={value:'${originSecret}'}`;

const REFUSALS = String.raw`const r=event.request,h=r.headers,u=r.uri,a=h.authorization,x='${ORIGIN_SECRET_HEADER}',y='${VIEWER_AUTHORIZATION_HEADER}',z='${VIEWER_ADDRESS_HEADER}',s=h.host.value;
if(/\/\/|\\|%(25)*(2f|5c)|\/(\.|%(25)*2e){1,2}(\/|$)/i.test(u))
return{statusCode:400,statusDescription:'Bad Request',headers:{'cache-control':{value:'no-store'}}};
`;

const WITHOUT_WWW = String.raw`if(/^www\./.test(s)){const q=r.rawQueryString();
return{statusCode:301,statusDescription:'Moved Permanently',headers:{location:{value:'https://'+s.slice(4)+u+(q?'?'+q:'')},'cache-control':{value:'max-age=3600'}}}}
`;

const REWRITES = String.raw`r.cookies={};['cookie',x,y,z].forEach(n=>{delete h[n]});
if(a){h[y]=a;delete h.authorization}
if(/^(${alternatives(ASSET_PATHS)})(\/|$)/.test(u))r.querystring={};
if(/^(${alternatives(LIMITED_PATHS)})(\/|$)/.test(u))h[z]={value:event.viewer.ip};
if(/^(${alternatives(SECRET_PATHS)})(\/|$)/.test(u))`;
