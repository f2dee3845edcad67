/**
 * Imports that never run in a function, left out of its code (half a megabyte): the ways to credentials other than the
 * environment, which Lambda fills; streams of events, which the table and SES have none of; the names of browsers; the whole of
 * zod's core, whose used part `packages/api/src/openapi/document.ts` brings; and what hono-openapi has for schemas of other libraries.
 */
const NEVER_RUN = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  '@smithy/core/event-streams',
  'bowser',
  'zod/v4/core',
  ...['arktype', 'effect', 'sury', 'typebox', 'valibot'].map((library) => `./${library}-*`),
];

/**
 * How the code of every function is bundled by esbuild, here and by the size report: with the production build of React alone, and
 * with the ES modules that the Node of Lambda itself takes. The other build of react-router-dom brings the whole router, 190 KB.
 * No code reads the name of a function or class; to keep them all costs 100 KB in the pages function.
 */
export const BUNDLE = {
  define: { 'process.env.NODE_ENV': '"production"' },
  conditions: ['module', 'module-sync'],
  external: NEVER_RUN,
  keepNames: false,
};
