import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRETS } from '../../scripts/infra/evaluate';
import { type Fault, type FaultyEngine, startFaulty } from '../support/faulty-engine';
import { filledApply } from '../support/forms';
import type { Stack } from './checks/stack';
import { type Answer, type FunctionName, type Instance, urlEvent } from './lambda';
import { calling } from './traces-suite';

interface Around {
  start: (name: FunctionName, over?: Record<string, string>) => Promise<Instance>;
  /** The address of the engine that holds the tables. */
  engine: () => string;
  linesOf: (instance: Instance) => unknown[];
}

const FAULTS = ['throttled', 'silent', 'denied'] as const satisfies Fault[];
const READ = { Api: '/api/offers?limit=25', Pages: '/offers' } as const;
const UNREAD = { Api: '/api/providers', Pages: '/providers' } as const;
/** Of its own code: a file, a stack, a package, the table, or what the service said. */
const INSIDE = /node_modules|bundle\.m?js|\n\s+at |dynamodb|Exception|TableTable/i;

/** The built functions while the table refuses, hangs or denies them a right, within the time that Lambda gives them. */
export function outageSuite(production: Stack, { start, engine, linesOf }: Around): void {
  let faulty: FaultyEngine;
  /** It keeps nothing that it read, so one is asked through all faults. */
  let submit: Instance;
  const startFaultily = (name: FunctionName) => start(name, { AWS_ENDPOINT_URL_DYNAMODB: faulty.endpoint });
  beforeAll(async () => {
    faulty = await startFaulty({ name: 'dynalite', endpoint: engine(), close: async () => {} });
    submit = await startFaultily('Submit');
  });
  afterAll(async () => {
    await submit?.end();
    await faulty?.close();
  });

  describe.each(FAULTS)('while the table is %s', (fault) => {
    /** Answers, as long as Lambda would wait for. */
    async function answer(name: FunctionName, instance: Instance, event: object): Promise<Answer> {
      const { timeout } = production.lambda(name).inputs;
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`${name} took more than ${timeout} s`)), timeout * 1000).unref();
      });
      return (await Promise.race([instance.invoke(event), late])).result;
    }
    const expectUnavailable = (
      name: FunctionName,
      instance: Instance,
      { statusCode, headers, body }: Answer,
    ) => {
      expect([statusCode, headers['retry-after'] !== undefined, headers['cache-control']]).toEqual([
        503,
        true,
        'no-store',
      ]);
      expect(body).not.toMatch(INSIDE);
      expect(linesOf(instance)).toContainEqual(
        expect.objectContaining({ ServerError: 1, service: name.toLowerCase() }),
      );
    };

    describe.each(['Api', 'Pages'] as const)('%s', (name) => {
      let instance: Instance;
      let before: Answer;
      afterAll(() => instance?.end());

      it('says so and is counted, cold; it answers when the table is back', async () => {
        faulty.fault = () => fault;
        instance = await startFaultily(name);
        expectUnavailable(name, instance, await answer(name, instance, urlEvent(READ[name])));
        faulty.mend();
        before = await whole(() => answer(name, instance, urlEvent(READ[name])));
      });

      it('answers from its memory what it read before, and nothing else', async () => {
        faulty.fault = () => fault;
        const { statusCode, body } = await answer(name, instance, urlEvent(READ[name]));
        expect([statusCode, body === before.body]).toEqual([200, true]);
        expectUnavailable(name, instance, await answer(name, instance, urlEvent(UNREAD[name])));
        faulty.mend();
      });
    });

    it('Mcp says so to the model and is counted', async () => {
      faulty.fault = () => fault;
      const instance = await startFaultily('Mcp');
      const { statusCode, body } = await answer('Mcp', instance, calling('search_offers', {}));
      expect([statusCode, JSON.parse(body).result.isError]).toEqual([200, true]);
      expect(body).toContain('Try again in 30 seconds.');
      expect(body).not.toMatch(INSIDE);
      expect(linesOf(instance)).toContainEqual(expect.objectContaining({ ServerError: 1, service: 'mcp' }));
      faulty.mend();
      await instance.end();
    });

    it('Submit keeps nothing and asks to come again', async () => {
      faulty.fault = () => fault;
      const headers = { 'x-origin-secret': SECRETS.OriginSecret, 'x-viewer-address': '192.0.2.250' };
      const event = urlEvent('/api/submissions/apply', { method: 'POST', headers, body: filledApply() });
      const { statusCode, headers: answered, body } = await answer('Submit', submit, event);
      expect([statusCode, answered['retry-after'] !== undefined]).toEqual([503, true]);
      expect(body).not.toMatch(INSIDE);
      faulty.mend();
      expect((await answer('Submit', submit, event)).statusCode).toBe(201);
    });
  });
}

/**
 * The first answer that is whole: a busy machine may need more than the time of one answer, and a first failure of the pointer
 * is answered for a few seconds before the table is asked again.
 */
async function whole(read: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  const statusNow = async () => {
    answer = await read();
    return answer.statusCode;
  };
  await expect.poll(statusNow, { timeout: 60_000, interval: 500 }).toBe(200);
  return answer as Answer;
}
