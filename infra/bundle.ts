/**
 * Imports that never run in a function, left out of its code (half a megabyte): the ways to credentials other than the
 * environment, which Lambda fills; and the whole of zod's core, whose used part `packages/api/src/openapi/documents.ts` brings.
 */
const NEVER_RUN = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  'zod/v4/core',
];

/** How the code of every function is bundled, here and by the size report: with the production build of React alone. */
export const BUNDLE = { define: { 'process.env.NODE_ENV': '"production"' }, external: NEVER_RUN };
