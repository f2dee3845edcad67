import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { ApiError } from '@tussock/api/client';
import type { ToolContext } from './tool';
import { getRecord } from './tools/get-record';

const JSON_TYPE = 'application/json';
/** Part of addresses that assistants keep: the same whatever the directory is called. */
const SCHEME = 'tussock';
/** A new release may be live a minute later. */
const A_MINUTE = { ttlMs: 60_000, cacheScope: 'public' } as const;

/** What a client can attach to a conversation without a tool: the live release, and any record by its kind and id. */
export function registerResources(server: McpServer, { open, report }: ToolContext): void {
  const release = {
    title: 'The live release',
    description: 'Number, date, counts and hash of the release that is live.',
    mimeType: JSON_TYPE,
    cacheHint: A_MINUTE,
  };
  server.registerResource('release', `${SCHEME}://release`, release, async (uri) => {
    const { info } = await open(undefined);
    return jsonOf(uri, info);
  });
  const record = {
    title: 'A record',
    description: `An offer, provider, platform or fund as get_record answers it: ${SCHEME}://offer/SLUG.`,
    mimeType: JSON_TYPE,
    cacheHint: A_MINUTE,
  };
  const template = new ResourceTemplate(`${SCHEME}://{kind}/{id}`, { list: undefined });
  server.registerResource('record', template, record, async (uri, { kind, id }) => {
    const wanted = getRecord.input.safeParse({ kind, id });
    if (!wanted.success) throw new ResourceNotFoundError(uri.href);
    try {
      return jsonOf(uri, await getRecord.answer(open, wanted.data));
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw new ResourceNotFoundError(uri.href);
      // The API has reported what it could not answer.
      if (!(error instanceof ApiError)) report(error);
      throw new Error('The directory cannot be read at the moment. Try again in 30 seconds.');
    }
  });
}

const jsonOf = (uri: URL, value: unknown) => ({
  contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }],
});
