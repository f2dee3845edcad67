import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const RUNS = fileURLToPath(new URL('./traced-runs.fixture.ts', import.meta.url));

/** Stands in for X-Ray's daemon, which gets a line of header and a line for each subsegment. */
const daemon = createSocket('udp4');
const received: { trace_id: string; fault?: boolean; annotations: object; cause?: object }[] = [];
daemon.on('message', (datagram) => received.push(JSON.parse(String(datagram).split('\n')[1] ?? '{}')));

beforeAll(async () => {
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
});
afterAll(() => daemon.close());

it('a run does without X-Ray until one is recorded, and then says whether it failed and of what first', async () => {
  received.length = 0;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', RUNS], {
    env: {
      ...process.env,
      AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${daemon.address().port}`,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      LAMBDA_TASK_ROOT: import.meta.dirname,
      POWERTOOLS_SERVICE_NAME: 'api',
      POWERTOOLS_METRICS_NAMESPACE: 'tussock',
    },
  });
  expect(JSON.parse(stdout)).toEqual([
    ['answered', false],
    ['failed', false],
    ['answered', true],
    ['failed', true],
    ['failed', true],
    ['answered', true],
  ]);
  await expect.poll(() => received.length).toBe(3);
  // None of them is the first of its process.
  for (const { annotations } of received) expect(annotations).toEqual({ ColdStart: false, Service: 'api' });
  const [second, third, fifth] = received;
  expect([second, third, fifth].map((one) => one?.trace_id.at(-1))).toEqual(['2', '3', '5']);
  expect(second).not.toHaveProperty('cause');
  expect(second).not.toHaveProperty('fault');
  expect(third).toMatchObject({ fault: true, cause: { exceptions: [{ message: 'the first' }] } });
  expect(fifth).not.toHaveProperty('cause');
});
