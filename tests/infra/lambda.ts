import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfZip } from './zip';

/** The functions of the program, by the names of their components. */
export type FunctionName = 'Api' | 'Pages' | 'Submit' | 'MailerHandler';

export interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
  isBase64Encoded?: boolean;
}

interface Invocation<T> {
  result: T;
  /** The id of its trace. */
  trace: string;
  milliseconds: number;
}

/** A running instance of a function. */
export interface Instance {
  /** Milliseconds of the import. */
  start: number;
  /** Everything that it wrote to its log so far. */
  log: () => string;
  invoke: <T = Answer>(event: object) => Promise<Invocation<T>>;
  end: () => void;
}

/** Unpacks the archive that the program would upload. */
export function unpack(archive: string, folder: string): string {
  for (const [name, content] of filesOfZip(archive)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/**
 * Starts an instance as Lambda does, from the unpacked archive and with the environment of the program: nothing of this
 * process's own environment gets in.
 * @param node the executable; the program asks for Node 24, which is not everywhere
 */
export async function startInstance(
  code: string,
  handler: string,
  environment: Record<string, string>,
  node = process.execPath,
): Promise<Instance> {
  const [file = '', exported = ''] = handler.split('.');
  const output: string[] = [];
  const child = fork(join(import.meta.dirname, 'lambda-runtime.mjs'), [join(code, `${file}.mjs`), exported], {
    cwd: code,
    execPath: node,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      TZ: ':UTC',
      AWS_REGION: 'ap-southeast-2',
      AWS_DEFAULT_REGION: 'ap-southeast-2',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_LAMBDA_FUNCTION_NAME: 'function-of-the-evaluation',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_XRAY_CONTEXT_MISSING: 'LOG_ERROR',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      LAMBDA_TASK_ROOT: code,
      _HANDLER: handler,
      ...environment,
    },
  });
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const log = () => output.join('');
  const next = messagesOf(child, log);
  const { milliseconds } = await next<{ milliseconds: number }>();
  let last: Promise<unknown> = Promise.resolve();

  async function invokeNow<T>(event: object) {
    child.send(event);
    const { error, ...rest } = await next<Invocation<T> & { error?: string }>();
    if (error !== undefined) throw new Error(error);
    return rest;
  }
  return {
    start: milliseconds,
    log,
    // An instance has one event at a time.
    invoke<T>(event: object) {
      const answered = last.then(() => invokeNow<T>(event));
      last = answered.catch(() => {});
      return answered;
    },
    end: () => child.kill(),
  };
}

/** The messages of a child, one after the other; waiting for one that cannot come any more is an error. */
function messagesOf(child: ChildProcess, log: () => string) {
  let settle: { resolve: (message: never) => void; reject: (error: Error) => void } | undefined;
  child.on('message', (message) => settle?.resolve(message as never));
  child.on('exit', () => settle?.reject(new Error(`The function ended:\n${log()}`)));
  return <T>() =>
    new Promise<T>((resolve, reject) => {
      settle = { resolve, reject };
    });
}

/** What a function URL (payload format 2.0) hands over for a request through the edge. */
export function urlEvent(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
) {
  const { pathname, searchParams, search } = new URL(address, 'https://tussock.example');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: {
      host: 'abc123.lambda-url.ap-southeast-2.on.aws',
      'user-agent': 'Amazon CloudFront',
      'x-forwarded-for': '192.0.2.1, 198.51.100.2',
      'x-forwarded-host': 'tussock.example',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
      'x-amzn-trace-id': 'Root=1-5759e988-bd862e3fe1be46a994272793',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(search !== '' && { queryStringParameters: Object.fromEntries(searchParams) }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'abc123',
      domainName: 'abc123.lambda-url.ap-southeast-2.on.aws',
      domainPrefix: 'abc123',
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '198.51.100.2',
        userAgent: 'Amazon CloudFront',
      },
      requestId: 'e1506fd5-9e7b-434f-bd42-4f8fa224b599',
      routeKey: '$default',
      stage: '$default',
      time: '20/Nov/2026:00:00:00 +0000',
      timeEpoch: 1_795_132_800_000,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}
