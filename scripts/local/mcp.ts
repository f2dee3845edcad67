import { readLimit } from '@tussock/api/read-limit';
import { createMcp } from '@tussock/mcp/app';
import type { McpDeps } from '@tussock/mcp/deps';
import { commaList } from '@tussock/server/comma-list';
import { note } from '../cli/terminal';
import { visitorAddress } from './visitor-address';

/** A page of another site could reach a server on this machine under a name of its own: only these names are answered. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The endpoint for assistants on this machine. `MCP_HOSTS` and `MCP_ORIGINS` name further hosts, comma-separated, such as that
 * of a tunnel.
 */
export const localMcp = ({ api, reads, build }: Pick<McpDeps, 'api' | 'reads' | 'build'>) =>
  createMcp({
    api,
    reads,
    build,
    limit: readLimit(process.env.READS_PER_MINUTE, visitorAddress),
    allowedHosts: [...THIS_MACHINE, ...commaList(process.env.MCP_HOSTS)],
    allowedOrigins: [...THIS_MACHINE, ...commaList(process.env.MCP_ORIGINS)],
    report: (error) => note(`An assistant’s call failed: ${error instanceof Error ? error.stack : error}`),
  });
