import type { Hono } from 'hono';
import { generateSpecs, loadVendor } from 'hono-openapi';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { builtIn } from '../http/pinned';
import { clientFile } from './client-file';
import type { Deprecation } from './deprecations';
import { withPromises } from './promises';
import { REFERENCE_CSP, referencePage } from './reference-page';
import { namedSchemas } from './schemas';
import { POLICY } from './stability';

// Otherwise hono-openapi loads the whole of zod's core at the first request, and a bundle carries all its languages.
loadVendor('zod', {
  toJSONSchema: (schema, options) => z.toJSONSchema(schema as z.ZodType, options) as never,
});

const ABOUT = {
  info: {
    title: 'Tussock read API',
    version: '1',
    description: [
      'The public directory of New Zealand wholesale investment opportunities. Every read can be pinned to a release; lists are paged with `next_cursor`. Missing values are null; money is in the currency beside it; returns are percent.',
      ...POLICY,
    ].join('\n\n'),
  },
  components: {
    securitySchemes: {
      token: { type: 'http' as const, scheme: 'bearer', description: 'Token of an unlocked session.' },
    },
  },
};

/** The OpenAPI document, a page to read it and a client in TypeScript, made from the routes registered so far. */
export function documents(app: Hono<ApiEnv>, deprecations: readonly Deprecation[]): void {
  const options = { documentation: ABOUT, defaultValidationErrorResponse: false } as const;
  let specs: ReturnType<typeof generateSpecs> | undefined;
  const made = () => {
    if (!specs) {
      namedSchemas();
      specs = generateSpecs(app, options).then((made) => withPromises(made, deprecations));
    }
    return specs;
  };
  app.get('/openapi.json', builtIn, async (c) => c.json(await made()));
  app.get('/docs', builtIn, async (c) =>
    c.html(referencePage(await made()), 200, { 'Content-Security-Policy': REFERENCE_CSP }),
  );
  app.get('/client.ts', builtIn, async (c) =>
    c.body(clientFile(await made()), 200, { 'Content-Type': 'text/plain; charset=utf-8' }),
  );
}
