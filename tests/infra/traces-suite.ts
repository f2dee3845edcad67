import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MCP_PATH } from '@tussock/core/settings/pages';
import { describe, expect, it } from 'vitest';
import { SECRETS } from '../../scripts/infra/evaluate';
import { filledApply } from '../support/forms';
import { mcpRequest } from '../support/mcp';
import type { Stack } from './checks/stack';
import { type Answer, type FunctionName, type Instance, urlEvent } from './lambda';
import type { Call } from './recording';
import type { Trace } from './xray-daemon';

interface Around {
  start: (name: FunctionName, over?: Record<string, string>) => Promise<Instance>;
  /** Starts the instance that tests share, of which a trace sees the first run. */
  startShared: (name: FunctionName) => Promise<Instance>;
  /** The instance that tests share. */
  running: (name: FunctionName) => Promise<Instance>;
  linesOf: (instance: Instance) => unknown[];
  traceOf: (invocation: { trace: string }) => Promise<Trace>;
  /** What was asked of the table and of SES until now. */
  callsOf: (name: FunctionName) => Call[];
}

const enquiry = (over: Parameters<typeof filledApply>[0] = {}) =>
  urlEvent('/api/submissions/apply', {
    method: 'POST',
    headers: { 'x-origin-secret': SECRETS.OriginSecret },
    body: filledApply(over),
  });

/** A call of a tool through the edge. */
export const calling = (name: string, args: Record<string, unknown>) => {
  const { headers, body } = mcpRequest('tools/call', { name, arguments: args });
  return urlEvent(MCP_PATH, {
    method: 'POST',
    headers: { ...headers, 'x-origin-secret': SECRETS.OriginSecret, 'x-viewer-address': '192.0.2.9' },
    body,
  });
};

/** One event for each function; the mailer's comes when there is something to mail. */
const EVENTS: [FunctionName, object][] = [
  ['Api', urlEvent('/api/offers?limit=25')],
  ['Pages', urlEvent('/offers')],
  ['Images', urlEvent('/images/asset-classes/property.png')],
  ['Mcp', calling('search_offers', { limit: 2 })],
  ['Submit', enquiry()],
  ['MailerHandler', {}],
];

/** What the built code sends to the daemon of X-Ray. */
export function tracesSuite(
  production: Stack,
  { start, startShared, running, linesOf, traceOf, callsOf }: Around,
): void {
  describe('the traces of the built code', () => {
    it.each(EVENTS)('%s names the service, the start and every call', async (name, event) => {
      const { handler, environment } = production.lambda(name).inputs;
      const Service = environment.variables.POWERTOOLS_SERVICE_NAME;
      const before = new Set(callsOf(name));
      const instance = await startShared(name);
      const first = await instance.invoke<Partial<Answer>>(event);
      const { run, calls } = await traceOf(first);
      const asked = callsOf(name)
        .filter((call) => !before.has(call))
        .map(recorded);
      const second = await instance.invoke<Partial<Answer>>(event);
      const warm = await traceOf(second);
      // A list is read cold, then out of the memory of its function.
      if (name === 'Api') {
        expect(first.result.statusCode).toBe(200);
        expect(second.result.body).toBe(first.result.body);
        expect(callsOf(name).length).toBe(before.size + asked.length);
      }
      expect(run).toMatchObject({ name: `## ${handler}`, annotations: { ColdStart: true, Service } });
      expect(run.fault).toBeUndefined();
      expect(warm.run.annotations).toEqual({ ColdStart: false, Service });
      expect(asked).not.toEqual([]);
      expect(new Set(calls.map(traced))).toEqual(new Set(asked));
      expect(new Set(calls.map(({ parent_id }) => parent_id))).toEqual(new Set([run.id]));
      // The SDK of X-Ray complains in plain lines.
      expect(instance.log()).not.toMatch(/segment/i);
    });

    it('begin with the first run that X-Ray records, though others came before', async () => {
      const instance = await start('Api');
      await instance.invoke(urlEvent('/api/offers?limit=2'), { isRecorded: false });
      const { run, calls } = await traceOf(await instance.invoke(urlEvent('/api/offers?limit=3')));
      await instance.end();
      expect(run.annotations).toMatchObject({ ColdStart: false });
      expect(calls.map(({ name }) => name)).toEqual(['DynamoDB']);
    });

    it.each([
      ['Api', 'AWS_ENDPOINT_URL_DYNAMODB'],
      ['Pages', 'AWS_ENDPOINT_URL_DYNAMODB'],
      ['Api', 'DYNAMODB_ENDPOINT'],
    ] as const)(
      '%s marks a fault when the table is away (%s), counts it and says when to come again',
      async (name, variable) => {
        const lonely = await start(name, { [variable]: 'http://127.0.0.1:9' });
        const path = name === 'Api' ? '/api/search?q=Zqmarker' : '/search?q=Zqmarker';
        const answered = await lonely.invoke(urlEvent(path));
        const { run, calls, text } = await traceOf(answered);
        await lonely.end();
        const { statusCode, headers } = answered.result;
        expect([statusCode, headers['retry-after'] !== undefined]).toEqual([503, true]);
        const service = name.toLowerCase();
        expect(linesOf(lonely)).toContainEqual(expect.objectContaining({ ServerError: 1, service }));
        expect(run.fault).toBe(true);
        expect(run.cause?.exceptions.map(({ type }) => type)).toContain('StoreUnavailable');
        expect(calls.length).toBeGreaterThan(0);
        for (const call of calls) expect(call.fault).toBe(true);
        expect(text).not.toMatch(/zqmarker/i);
      },
    );

    it('hold no query, and no argument of a tool', async () => {
      for (const [name, event] of [
        ['Api', urlEvent('/api/search?q=Zqmarker')],
        ['Pages', urlEvent('/search?q=Zqmarker')],
        ['Mcp', calling('search_offers', { q: 'Zqmarker' })],
      ] as const) {
        const { calls, text } = await traceOf(await (await running(name)).invoke(event));
        expect(calls).not.toEqual([]);
        expect(text).not.toMatch(/zqmarker/i);
      }
    });

    it('have nothing that a visitor sent, even when the table and SES quote it', async () => {
      const quoting = await startQuoting();
      const marked = enquiry({
        name: 'Zqmarker',
        email: 'zqmarker@example.co.nz',
        message: 'Zqmarker\nzqmarker',
      });
      const [submit, refused, mailer] = await Promise.all([
        running('Submit'),
        start('Submit', { AWS_ENDPOINT_URL_DYNAMODB: quoting.endpoint }),
        start('MailerHandler', { AWS_ENDPOINT_URL_SESV2: quoting.endpoint }),
      ]);
      const kept = await submit.invoke(marked);
      const lost = await refused.invoke(marked);
      const put_off = await mailer.invoke<{ put_off: number }>({});
      const traces = await Promise.all([kept, lost, put_off].map(traceOf));
      await Promise.all([refused, mailer].map((instance) => instance.end()));
      await quoting.close();
      expect([kept.result.statusCode, lost.result.statusCode]).toEqual([201, 503]);
      expect(put_off.result.put_off).toBeGreaterThan(0);
      expect(quoting.said()).toMatch(/zqmarker/);

      for (const { calls, text } of traces) {
        expect(calls).not.toEqual([]);
        expect(text).not.toMatch(/zqmarker/i);
      }
      const refusal = { exceptions: [{ type: 'Refused', message: 'Refused' }] };
      expect(traces[1]?.run).toMatchObject({ fault: true, cause: refusal });
      expect(traces[2]?.calls).toContainEqual(expect.objectContaining({ name: 'SESv2', fault: true }));
    });
  });
}

const recorded = ({ action, resource }: Call) =>
  action.startsWith('ses:') ? action : `${action} ${resource}`;

function traced({ name, aws }: Trace['calls'][number]): string {
  if (name === 'SESv2') return `ses:${aws?.operation}`;
  const resource = aws?.index_name ? `${aws.table_name}/index/${aws.index_name}` : aws?.table_name;
  return `dynamodb:${aws?.operation} ${resource}`;
}

/** A service that refuses everything and repeats what it received. */
async function startQuoting() {
  let said = '';
  const server = createServer(async (request, response) => {
    const message = `${await text(request)}\nzqmarker`;
    said += message;
    response.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'Refused' });
    response.end(JSON.stringify({ __type: 'Refused', message }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: () => said,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
