import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import JSZip from 'jszip';
import { RUNTIME } from '../../infra/runtime';
import { installedRuntime } from '../../scripts/infra/runtime/installed';
import { startRuntimeApi } from './runtime-api';

/** The functions of the program, by the names of their components. */
export type FunctionName = 'Api' | 'Pages' | 'Images' | 'Mcp' | 'Submit' | 'MailerHandler';

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
}

interface InvokeOptions {
  /** Whether X-Ray records the run; it does unless told. */
  isRecorded?: boolean;
}

/** A running instance of a function. */
export interface Instance {
  /** Milliseconds until it waited for its first event. */
  start: number;
  /** Everything that it wrote to its log so far. */
  log: () => string;
  invoke: <T = Answer>(event: object, options?: InvokeOptions) => Promise<Invocation<T>>;
  /** Resolves when all that it wrote has come. */
  end: () => Promise<void>;
}

/** Unpacks the archive that the program would upload. */
export async function unpack(archive: string, folder: string): Promise<string> {
  const { files } = await JSZip.loadAsync(readFileSync(archive));
  for (const file of Object.values(files).filter(({ dir }) => !dir)) {
    const path = join(folder, file.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await file.async('nodebuffer'));
  }
  return folder;
}

/** How the service starts a function, beside its code. */
export interface Deployed {
  handler: string;
  environment: Record<string, string>;
  /** Seconds that an invocation may take. */
  timeout: number;
}

/**
 * Starts an instance as Lambda does, under AWS's runtime interface client and Lambda's Node version, from the unpacked
 * archive and with the environment of the program: nothing of this process's own environment gets in.
 */
export async function startInstance(
  code: string,
  { handler, environment, timeout }: Deployed,
): Promise<Instance> {
  const [{ command }, api] = await Promise.all([installedRuntime(), startRuntimeApi()]);
  const output: string[] = [];
  const began = performance.now();
  const [node = '', ...flags] = command;
  const child = spawn(node, [...flags, handler], {
    cwd: code,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      TZ: ':UTC',
      AWS_REGION: 'ap-southeast-2',
      AWS_DEFAULT_REGION: 'ap-southeast-2',
      AWS_EXECUTION_ENV: `AWS_Lambda_${RUNTIME}`,
      AWS_LAMBDA_FUNCTION_NAME: 'function-of-the-evaluation',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1769',
      AWS_LAMBDA_LOG_GROUP_NAME: 'group-of-the-evaluation',
      AWS_LAMBDA_LOG_STREAM_NAME: 'stream-of-the-evaluation',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_LAMBDA_LOG_FORMAT: 'JSON',
      AWS_LAMBDA_RUNTIME_API: api.address,
      AWS_XRAY_CONTEXT_MISSING: 'LOG_ERROR',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      LAMBDA_TASK_ROOT: code,
      _HANDLER: handler,
      ...environment,
    },
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const log = () => output.join('');
  const closed = once(child, 'close');
  const ended = closed.then(() => {
    throw new Error(`The function ended:\n${log()}`);
  });
  ended.catch(() => {});
  const end = async () => {
    child.kill();
    api.close();
    await closed;
  };
  await Promise.race([api.started, ended]).catch(async (error) => {
    await end();
    throw error;
  });
  const start = performance.now() - began;
  let last: Promise<unknown> = Promise.resolve();
  let invocations = 0;

  async function invokeNow<T>(event: object, { isRecorded = true }: InvokeOptions): Promise<Invocation<T>> {
    invocations += 1;
    const trace = `1-5759e988-${randomBytes(12).toString('hex')}`;
    const invoked = {
      id: `request-${invocations}`,
      trace: `Root=${trace};Parent=53995c3f42cd8ad8;Sampled=${Number(isRecorded)}`,
      deadline: Date.now() + timeout * 1000,
      event,
    };
    const result = (await Promise.race([api.invoke(invoked), ended])) as T;
    return { result, trace };
  }
  return {
    start,
    log,
    // An instance has one event at a time.
    invoke<T>(event: object, options: InvokeOptions = {}) {
      const answered = last.then(() => invokeNow<T>(event, options));
      last = answered.catch(() => {});
      return answered;
    },
    end,
  };
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
