import { McpServer } from '@modelcontextprotocol/server';
import { slugify } from '@tussock/core/text/fold';
import { registerResources } from './resources';
import { registerTool, type ToolContext } from './tool';
import { afterTax } from './tools/after-tax';
import { changesSince } from './tools/changes-since';
import { compareOffers } from './tools/compare-offers';
import { eligibilityRules } from './tools/eligibility-rules';
import { getRecord } from './tools/get-record';
import { searchOffers } from './tools/search-offers';

const INSTRUCTIONS =
  'A read-only directory of New Zealand wholesale investment offers. Start with search_offers; use ids from its answer in the other tools. Each figure has a state, a source and a grade (A public register, B the issuer, C a third party, D inferred): say them with the figure, and the mark and outcome of its source where it has them. Give facts with their url; do not recommend, rank or tell a person what to buy.';

/** Milliseconds that a client may keep what depends on the build alone. */
const HOUR = 3_600_000;
const LASTING = { ttlMs: HOUR, cacheScope: 'public' } as const;

/** What a server is called where the name of its directory cannot be read. */
const UNNAMED = 'Wholesale investment';

/**
 * The server of one request: it keeps nothing from one request to the next. `directory` is the name of the directory, as people see it.
 */
export function createServer(build: string, directory: string | null, context: ToolContext): McpServer {
  const name = directory ?? UNNAMED;
  const server = new McpServer(
    { name: slugify(name), title: `${name} directory`, version: build },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      cacheHints: {
        'tools/list': LASTING,
        'resources/list': LASTING,
        'resources/templates/list': LASTING,
        'server/discover': LASTING,
      },
    },
  );
  registerTool(server, searchOffers, context);
  registerTool(server, getRecord, context);
  registerTool(server, compareOffers, context);
  registerTool(server, changesSince, context);
  registerTool(server, afterTax, context);
  registerTool(server, eligibilityRules, context);
  registerResources(server, context);
  return server;
}
