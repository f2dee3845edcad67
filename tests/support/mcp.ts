import { MCP_PATH } from '@tussock/core/settings/pages';

/** Sends a request to a server: an app's own `request`, or `fetch` to an address. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

const REVISION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request as a client of the protocol sends it. */
export function mcpRequest(method: string, params: Record<string, unknown> = {}) {
  const name = params.name ?? params.uri;
  return {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': REVISION,
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': name }),
    } as Record<string, string>,
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
  };
}

/** What a tool answers. */
export interface ToolAnswer {
  content: { type: string; text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the answer of its own tool
  structuredContent?: any;
  isError?: boolean;
}

/** A client over one server. */
export function mcpClient(send: Send) {
  const post = (method: string, params: Record<string, unknown> = {}, more: Record<string, string> = {}) => {
    const { headers, body } = mcpRequest(method, params);
    return send(MCP_PATH, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  };
  const rpc = async (method: string, params: Record<string, unknown> = {}) =>
    (await (await post(method, params)).json()) as {
      result?: Record<string, unknown>;
      error?: { code: number; message: string };
    };
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> => {
    const { result, error } = await rpc('tools/call', { name, arguments: args });
    if (!result) throw new Error(`${name} answers ${JSON.stringify(error)}`);
    return result as unknown as ToolAnswer;
  };
  return { send, post, rpc, call };
}
