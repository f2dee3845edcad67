import type { Hono } from 'hono';
import { generateSpecs, loadVendor } from 'hono-openapi';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { builtIn } from '../http/pinned';
import { REFERENCE_CSP, referencePage } from './reference-page';
import './schemas';

// Otherwise hono-openapi loads the whole of zod's core at the first request, and a bundle carries all its languages.
loadVendor('zod', {
  toJSONSchema: (schema, options) => z.toJSONSchema(schema as z.ZodType, options) as never,
});

const ABOUT = {
  info: {
    title: 'Tussock read API',
    version: '1',
    description:
      'The public directory of New Zealand wholesale investment opportunities. Every read can be pinned to a release; lists are paged with `next_cursor`. Missing values are null; money is in the currency beside it; returns are percent.',
  },
  components: {
    securitySchemes: {
      token: { type: 'http' as const, scheme: 'bearer', description: 'Token of an unlocked session.' },
    },
  },
};

/** The OpenAPI document and a page to read it, made from the routes registered so far. */
export function documents(app: Hono<ApiEnv>): void {
  const options = { documentation: ABOUT, defaultValidationErrorResponse: false } as const;
  let specs: ReturnType<typeof generateSpecs> | undefined;
  const made = () => {
    specs ??= generateSpecs(app, options);
    return specs;
  };
  app.get('/openapi.json', builtIn, async (c) => c.json(await made()));
  app.get('/docs', builtIn, async (c) =>
    c.html(referencePage(await made()), 200, { 'Content-Security-Policy': REFERENCE_CSP }),
  );
}
