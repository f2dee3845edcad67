import { errorAnswer } from '@tussock/core/answers/error';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod';

interface Operation {
  /** camelCase, unique. */
  id: string;
  summary: string;
  description?: string;
  /** Its group in the reference. */
  group: string;
  /** Called when the document is made. */
  answers: () => z.ZodType;
  /** Whether the record can be missing, and whether an older slug of it redirects. */
  single?: 'by-slug' | 'by-id';
  personal?: boolean;
}

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});

const notThere = () => json('There is no such record.', errorAnswer());
const SINGLE = {
  'by-id': () => ({ 404: notThere() }),
  'by-slug': () => ({
    301: json('The record has another slug now; `Location` names its address.', errorAnswer()),
    404: notThere(),
  }),
};

/** Describes a route in the OpenAPI document; its parameters come from the route's own validators. */
export function describe({ id, summary, description, group, answers, single, personal }: Operation) {
  return describeRoute({
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [group],
    ...(personal ? { security: [{ token: [] }] } : {}),
    get responses() {
      return {
        200: json('Done.', answers()),
        ...(personal
          ? { 401: json('Without a valid token.', errorAnswer()) }
          : { 304: { description: 'Not modified.' } }),
        400: json('A parameter is wrong; `details` names each.', errorAnswer()),
        ...(single ? SINGLE[single]() : {}),
        410: json(
          'The release is gone, or the record was removed from the directory: `code` says which, and `details` why.',
          errorAnswer(),
        ),
        429: json(
          'Too many requests came from your network; `Retry-After` says when to try again.',
          errorAnswer(),
        ),
        503: json('The directory cannot be read; `Retry-After` says when to try again.', errorAnswer()),
      };
    },
  });
}
