import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Statement } from './checks/stack';

/** One call as a policy sees it: `dynamodb:Query` on `NAME/index/byTag`. */
export interface Call {
  action: string;
  resource: string;
  /** `dynamodb:LeadingKeys`: the partitions that it asks for, those of an index where it asks for one. */
  leadingKeys: string[];
  /** False where a function asked without the SDK. */
  bySdk: boolean;
}

type Values = Record<string, { S?: string }>;

/** What a request says of its table; a batch has its requests by table. */
interface Asked {
  TableName?: string;
  IndexName?: string;
  RequestItems?: Record<string, unknown>;
  Key?: Values;
  Item?: Values;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Values;
}

export interface Recorder {
  endpoint: string;
  calls: Call[];
  close: () => Promise<void>;
}

/** A proxy between a function and the engine: it passes everything on, and notes what was asked of which table. */
export async function recordDynamo(engine: string): Promise<Recorder> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const target = String(request.headers['x-amz-target']).split('.')[1];
    const asked = JSON.parse(body.toString()) as Asked;
    const { TableName, IndexName, RequestItems } = asked;
    const [name = TableName] = Object.keys(RequestItems ?? {});
    calls.push({
      action: `dynamodb:${target}`,
      resource: IndexName === undefined ? `${name}` : `${name}/index/${IndexName}`,
      leadingKeys: leadingKeys(asked),
      bySdk: request.headers['amz-sdk-invocation-id'] !== undefined,
    });
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await fetch(engine, { method: 'POST', headers: headers as Record<string, string>, body });
    const answered = Buffer.from(await answer.arrayBuffer());
    const length = { 'content-length': answered.length };
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0', ...length });
    response.end(answered);
  });
  return listening(server, calls);
}

/** A query names its partition by the one equation that it must have. */
function leadingKeys({ Key, Item, KeyConditionExpression, ExpressionAttributeValues }: Asked): string[] {
  const [, value = ''] = / = (:\w+)/.exec(KeyConditionExpression ?? '') ?? [];
  return [(Key ?? Item)?.pk?.S ?? ExpressionAttributeValues?.[value]?.S].filter((key) => key !== undefined);
}

/** A mail service that takes everything, and notes from which address it was sent. */
export async function recordMail(): Promise<Recorder & { mails: { from: string; text: string }[] }> {
  const calls: Call[] = [];
  const mails: { from: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const mail = JSON.parse((await buffer(request)).toString());
    mails.push({ from: mail.FromEmailAddress, text: mail.Content.Simple.Body.Text.Data });
    calls.push({ action: 'ses:SendEmail', resource: mail.FromEmailAddress, leadingKeys: [], bySdk: true });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: 'recorded' }));
  });
  return { ...(await listening(server, calls)), mails };
}

async function listening(server: Server, calls: Call[]): Promise<Recorder> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a policy allows of the tables, one action on one resource at a time; resources by what follows the table. */
export function grants(statements: Statement[], actionsOf: RegExp): Set<string> {
  return new Set(
    statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ actions, resources }) =>
        actions
          .filter((action) => actionsOf.test(action))
          .flatMap((action) => resources.map((resource) => `${action} ${tail(resource)}`)),
      ),
  );
}

export const uses = (calls: Call[]): Set<string> =>
  new Set(calls.map(({ action, resource }) => `${action} ${tail(resource)}`));

/** `table`, or `index/NAME`. */
const tail = (resource: string) => /index\/\w+$/.exec(resource)?.[0] ?? 'table';
