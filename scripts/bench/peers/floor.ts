import type { LocalEngine } from '../../local/engine';
import { connectionTo } from './connection';
import { cpuNow } from './cpu';
import { type Served, started } from './ours';
import { ended } from './postgres';

/** A bare Node server over the table that ours reads: what any answer costs that one process gets from another over HTTP. */
export async function serveFloor(
  { DYNAMODB_ENDPOINT, DYNAMODB_ACCESS_KEY }: LocalEngine['env'],
  engine: number,
): Promise<Served> {
  const { child, pid, first } = await started('floor-server.mjs', [DYNAMODB_ENDPOINT, DYNAMODB_ACCESS_KEY]);
  const connection = connectionTo(Number(first));
  return {
    name: 'floor',
    ...connection,
    cpu() {
      const [own = 0, other = 0] = cpuNow([pid, engine]);
      return { server: own, engine: other };
    },
    async close() {
      connection.close();
      child.disconnect();
      await ended(child, 'SIGTERM');
    },
  };
}
