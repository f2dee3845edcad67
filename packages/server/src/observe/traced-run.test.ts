import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToTrace, markFault, tracedRun } from './traced-run';

/** What X-Ray's SDK adds to the process; it follows every promise from then on. */
const isLoaded = () => 'namespaces' in process;

const daemon = createSocket('udp4');
const received: { name: string; annotations: object; fault?: boolean; cause?: object }[] = [];
daemon.on('message', (datagram) => received.push(JSON.parse(String(datagram).split('\n')[1] ?? '{}')));

const ID = '1-5759e988-bd862e3fe1be46a99427279';
const traceOf = (last: number, Sampled: 0 | 1) =>
  vi.stubEnv('_X_AMZN_TRACE_ID', `Root=${ID}${last};Parent=53995c3f42cd8ad8;Sampled=${Sampled}`);
const sent = () =>
  vi.waitFor(() => expect(received.length).toBeGreaterThan(0)).then(() => received.splice(0));
const context = {} as Context;

beforeAll(async () => {
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`);
  vi.stubEnv('LAMBDA_TASK_ROOT', import.meta.dirname);
  vi.stubEnv('_HANDLER', 'lambda.handler');
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'api');
  vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand');
  vi.stubEnv('AWS_EXECUTION_ENV', 'AWS_Lambda_nodejs24.x');
});
afterAll(() => daemon.close());

describe('a run', () => {
  it('does without X-Ray while none is recorded, and has its trace from the first that is', async () => {
    const answers = tracedRun(async (fails: boolean) => {
      if (!fails) return 'answer';
      markFault();
      addToTrace(new Error('first'));
      addToTrace(new Error('second'));
      return 'answer of a failure';
    });
    expect(await answers(false, context)).toBe('answer');
    traceOf(0, 0);
    expect(await answers(true, context)).toBe('answer of a failure');
    expect(isLoaded()).toBe(false);

    traceOf(1, 1);
    expect(await answers(false, context)).toBe('answer');
    expect(isLoaded()).toBe(true);
    // It is not the first run of the process.
    expect(await sent()).toMatchObject([
      { name: '## lambda.handler', trace_id: `${ID}1`, annotations: { ColdStart: false, Service: 'api' } },
    ]);

    traceOf(2, 1);
    await answers(true, context);
    expect(await sent()).toMatchObject([
      { trace_id: `${ID}2`, fault: true, cause: { exceptions: [{ message: 'first' }] } },
    ]);

    traceOf(3, 0);
    expect(await answers(true, context)).toBe('answer of a failure');
    traceOf(4, 1);
    await answers(false, context);
    expect(await sent()).toMatchObject([{ trace_id: `${ID}4` }]);
  });
});
