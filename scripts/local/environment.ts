import { readLimit } from '@tussock/api/read-limit';
import { commaList } from '@tussock/server/comma-list';
import { parseKeyRing } from '@tussock/server/token/key-ring';
import { parseRevocation } from '@tussock/server/token/revocation';
import { UsageError } from '../cli/failure';
import type { Env } from '../cli/linked';
import { endpointOf } from '../cli/target';

/**
 * What a local site reads of its environment, looked at before it is built and loaded: what reads a setting does so at the end of that.
 * Answers its port, 3000 where `PORT` names none. Throws `UsageError`.
 */
export function checkEnvironment(env: Env = process.env): number {
  try {
    readLimit(env.READS_PER_MINUTE, () => null);
    if (env.UNLOCK_KEYS) parseKeyRing(env.UNLOCK_KEYS);
    parseRevocation(env.UNLOCK_REVOKED);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (env.DYNAMODB_ENDPOINT) endpointOf(env.DYNAMODB_ENDPOINT);
  for (const name of ['MCP_HOSTS', 'MCP_ORIGINS'] as const)
    for (const host of commaList(env[name]))
      if (!isHost(host))
        throw new UsageError(
          `${name} must hold host names in small letters such as tunnel.example.org, not "${host}".`,
        );
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  return port;
}

/** An address or a name with a port is equal to no host, so that nobody would be answered. */
const isHost = (text: string) =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;
