import type { LocalEngine } from '../../local/engine';
import { started } from '../started';
import { type Connection, connectionTo } from './connection';
import { cpuNow } from './cpu';
import type { Contestant } from './interleave';
import { ended } from './postgres';

/** A server that is compared, and the connection to it. */
export interface Served extends Contestant, Pick<Connection, 'get' | 'put'> {
  close(): Promise<void>;
}

/** One of those compared that reads the local table. The engine has a process of its own, so that its CPU is told apart. */
export async function servedFromTable(
  name: string,
  engine: number,
  ...[module, words, env]: Parameters<typeof started>
): Promise<Served> {
  const { child, pid, first } = await started(module, words, env);
  const connection = connectionTo(Number(new URL(String(first)).port));
  return {
    name,
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

/** The read API over the local engine. */
export async function serveOurs(env: LocalEngine['env'], engine: number): Promise<Served> {
  const served = await servedFromTable('ours', engine, 'api-server.ts', [], env);
  return { ...served, forget: () => served.put('/forget', Buffer.alloc(0)) };
}
