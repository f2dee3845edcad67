import type { Hono } from 'hono';
import { generateSpecs, loadVendor } from 'hono-openapi';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import type { Deprecation } from './deprecations';
import { withPathParameters } from './path-parameters';
import { withPromises } from './promises';
import { namedSchemas } from './schemas';
import { POLICY } from './stability';

// With the document, for one import when the first is asked for.
export { clientFile } from './client-file';
export { referencePage } from './reference-page';
export { REFERENCE_CSP } from './reference-style';

// Otherwise hono-openapi loads the whole of zod's core at the first request, and a bundle carries all its languages.
loadVendor('zod', {
  toJSONSchema: (schema, options) => z.toJSONSchema(schema as z.ZodType, options) as never,
});

const ABOUT = {
  info: {
    // Made from the build alone, which does not know what the directory is called.
    title: 'Read API of the directory',
    version: '1',
    description: [
      'The public directory of New Zealand wholesale investment opportunities. Every read can be pinned to a release; lists are paged with `next_cursor`. Missing values are null; money is in the currency beside it; returns are percent. Dates are New Zealand dates; points in time are UTC. A parameter that an operation does not name is ignored, so check the name of a filter that seems to do nothing.',
      ...POLICY,
    ].join('\n\n'),
  },
  servers: [{ url: '/' }],
  /** No operation needs a key but those that say so. */
  security: [],
  components: {
    securitySchemes: {
      token: { type: 'http' as const, scheme: 'bearer', description: 'Token of an unlocked session.' },
    },
  },
};

/** The OpenAPI document of the routes of an app. */
export async function documentOf(app: Hono<ApiEnv>, deprecations: readonly Deprecation[]) {
  namedSchemas();
  const options = { documentation: ABOUT, defaultValidationErrorResponse: false } as const;
  return withPromises(withPathParameters(await generateSpecs(app, options)), deprecations);
}
