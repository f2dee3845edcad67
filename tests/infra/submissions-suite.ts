import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node:path';
import { text } from 'node:stream/consumers';
import { verifyUnlockToken } from '@tussock/server/token/unlock-token';
import type { SubmissionsTable } from '@tussock/submissions/client';
import { listSubmissions } from '@tussock/submissions/operator/read-submissions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltHandler } from '../../scripts/infra/built-handlers';
import { filledApply, filledUnlock } from '../support/forms';
import { KEYS, newSubmissionsTable, startApp, useEngine } from '../support/submissions-app';
import { startInstance } from './lambda';

const SECRET = 'edge-secret-in-use-0123456789abcdef';
const OLD_SECRET = 'edge-secret-before-0123456789abcdef';

/** Planted wherever a visitor leaves something; none may be found in a log. */
const MARKER = /zqmarker|0218888777|203\.0\.113\.77/i;
const planted = {
  name: 'Zqmarker Person',
  email: 'zqmarker@example.co.nz',
  phone: '0218888777',
  message: 'zqmarker message',
};

/** A request as a function URL hands it over, recorded and cut to what differs. */
function urlEvent(path: string, body: string, over: Record<string, string> = {}, base64 = false) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Mozilla/5.0 zqmarker',
      'x-forwarded-for': '203.0.113.77',
      'x-forwarded-proto': 'https',
      host: 'abc.lambda-url.ap-southeast-2.on.aws',
      'x-origin-secret': SECRET,
      ...over,
    },
    requestContext: {
      accountId: 'anonymous',
      apiId: 'abc',
      domainName: 'abc.lambda-url.ap-southeast-2.on.aws',
      http: { method: 'POST', path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.77', userAgent: 'zqmarker' },
      requestId: 'r-1',
      routeKey: '$default',
      stage: '$default',
      time: '20/Nov/2026:01:00:00 +0000',
      timeEpoch: 1_795_136_400_000,
    },
    body: base64 ? Buffer.from(body).toString('base64') : body,
    isBase64Encoded: base64,
  };
}

/** Runs the functions of submissions as sst built them, as Lambda runs them, over a real table. */
export function submissionsSuite(built: BuiltHandler[]): void {
  describe('the built functions of submissions', () => {
    const engine = useEngine('dynalite');
    let table: SubmissionsTable;
    const codeOf = (name: string) => built.find(({ functionID }) => functionID === name)?.file ?? '';
    const submit = codeOf('Submit');
    const mailer = codeOf('MailerHandler');

    beforeAll(async () => {
      table = await newSubmissionsTable(engine.endpoint());
    });

    async function run(file: string, events: object[], env: Record<string, string> = {}) {
      const { dir, name } = parse(file);
      const instance = await startInstance(dir, {
        handler: `${name}.handler`,
        timeout: 50,
        environment: {
          AWS_EC2_METADATA_DISABLED: 'true',
          POWERTOOLS_SERVICE_NAME: 'test',
          POWERTOOLS_METRICS_NAMESPACE: 'test',
          DYNAMODB_ENDPOINT: engine.endpoint(),
          SUBMISSIONS_TABLE: table.name,
          UNLOCK_KEYS: KEYS.map(({ id, secret }) => `${id}:${secret}`).join(','),
          ORIGIN_SECRETS: `${SECRET},${OLD_SECRET}`,
          MAIL_FROM: 'hello@tussock.example',
          MAIL_TO: 'office@tussock.example',
          ...env,
        },
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
      const answers: any[] = [];
      for (const event of events) answers.push((await instance.invoke(event)).result);
      await instance.end();
      return { answers, log: instance.log() };
    }

    it('takes a submission through the edge, whole or in base64, and logs nothing of it', async () => {
      const [apply, unlock] = [
        filledApply(planted),
        filledUnlock({ name: planted.name, email: planted.email }),
      ];
      const { answers, log } = await run(submit, [
        urlEvent('/api/submissions/apply', JSON.stringify(apply)),
        urlEvent('/api/submissions/apply', JSON.stringify(apply), {}, true),
        urlEvent('/api/submissions/unlock', JSON.stringify(unlock), { 'x-origin-secret': OLD_SECRET }),
        urlEvent('/api/submissions/apply', JSON.stringify({ ...apply, name: '', email: 'zqmarker' })),
        urlEvent('/api/submissions/apply', '{"name":"zqmarker'),
        urlEvent('/api/submissions/apply', JSON.stringify({ ...apply, message: 'zqmarker'.repeat(5_000) })),
        urlEvent('/api/submissions/zqmarker', '{}'),
        urlEvent('/api/page-views', '{"path":"/search?q=zqmarker"}'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 400, 400, 413, 404, 202]);
      const { token } = JSON.parse(answers[2].body);
      expect(await verifyUnlockToken(token, KEYS, new Date())).not.toBeNull();
      expect(await listSubmissions(table, new Date())).toHaveLength(2);
      expect(log.match(/"message":"answered"/g)).toHaveLength(8);
      // There is no directory here: what was not compared with it is in the log with the reason.
      expect(log).toMatch(/"message":"enquiry_unchecked".*"name":"TypeError"/);
      expect(log).not.toMatch(MARKER);
      expect(log).not.toContain(token);
    });

    it('serves nobody who comes past the edge', async () => {
      const body = JSON.stringify(filledApply(planted));
      const { answers, log } = await run(submit, [
        urlEvent('/api/submissions/apply', body, { 'x-origin-secret': 'zqmarker-guess-0123456789' }),
        urlEvent('/api/submissions/apply', body, { 'x-origin-secret': '' }),
        urlEvent('/api/page-views', '{"path":"/"}', { 'x-origin-secret': SECRET.slice(0, -1) }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
      // The edge always sends a secret: another one is counted for the alarms, and none is not.
      expect(log.match(/"EdgeSecretRefused":1/g)).toHaveLength(2);
      expect(log).not.toMatch(MARKER);
      await expect(run(submit, [], { ORIGIN_SECRETS: '' })).rejects.toThrow('ORIGIN_SECRETS');
    });

    it('says 503 while the table is away, with a line that names the fault and nobody', async () => {
      const event = urlEvent('/api/submissions/apply', JSON.stringify(filledApply(planted)));
      const { answers, log } = await run(submit, [event], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
      expect(answers[0]).toMatchObject({ statusCode: 503, headers: { 'retry-after': '30' } });
      expect(log).toMatch(/"message":"submission_failed".*"frames":\[/);
      expect(log).not.toMatch(MARKER);
    });

    it('mails through SES, tries again when it refuses, and logs nothing of the mail', async () => {
      const fresh = await newSubmissionsTable(engine.endpoint());
      await startApp(fresh, new Date()).post('/api/submissions/apply', filledApply(planted));
      const ses = await startSes();
      const env = { SUBMISSIONS_TABLE: fresh.name, AWS_ENDPOINT_URL_SESV2: ses.endpoint };
      ses.answer = [400, { __type: 'MessageRejected', message: 'zqmarker@example.co.nz is not verified' }];
      const refused = await run(mailer, [{}], env);
      expect(refused.answers).toEqual([{ sent: 0, put_off: 1, given_up: 0 }]);
      expect(refused.log).toMatch(/mail_put_off.*MessageRejected/);
      ses.answer = [200, { MessageId: '1' }];
      // The second try is a minute away.
      expect((await run(mailer, [{}], env)).answers).toEqual([{ sent: 0, put_off: 0, given_up: 0 }]);
      await startApp(fresh, new Date()).post('/api/submissions/apply', filledApply(planted));
      const sent = await run(mailer, [{}], env);
      expect(sent.answers).toEqual([{ sent: 1, put_off: 0, given_up: 0 }]);
      expect(ses.requests.at(-1)).toMatchObject({
        FromEmailAddress: 'hello@tussock.example',
        Destination: { ToAddresses: ['office@tussock.example'] },
        ReplyToAddresses: [planted.email],
        Content: { Simple: { Body: { Text: { Data: expect.stringContaining('> zqmarker message') } } } },
      });
      expect(sent.log).toMatch(/"MailSent":1/);
      expect(sent.log).toMatch(/"MailOverdue":0/);
      expect(refused.log + sent.log).not.toMatch(MARKER);
      ses.server.close();
    });
  });
}

/** An SES of our own on loopback. */
async function startSes() {
  const ses = {
    answer: [200, {}] as [number, object],
    requests: [] as unknown[],
    endpoint: '',
    server: undefined as unknown as Server,
  };
  ses.server = createServer(async (request, response) => {
    ses.requests.push(JSON.parse(await text(request)));
    const [status, body] = ses.answer;
    const type = '__type' in body ? { 'x-amzn-errortype': String(body.__type) } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...type }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(ses.server, 'listening');
  ses.endpoint = `http://127.0.0.1:${(ses.server.address() as AddressInfo).port}`;
  return ses;
}
