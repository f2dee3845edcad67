import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';

interface Value {
  value: string;
}
/** A request as a viewer-request function gets it; `query` is what its method `rawQueryString()` returns. */
export interface ViewerRequest {
  method: string;
  uri: string;
  query?: string;
  headers: Record<string, Value>;
  querystring: Record<string, Value>;
  cookies: Record<string, Value>;
}
export interface Origin {
  domainName?: string;
  originAccessControlConfig?: { enabled: boolean };
}
/** What a function returned, a request or its own response, and the origin that it chose. */
export interface Outcome {
  result: ViewerRequest & { statusCode?: number };
  origin: Origin;
}

/** A viewer-request function as it is published, with its key value store. */
export interface EdgeFunction {
  code: string;
  store: Record<string, string>;
}

const ADDRESS = '192.0.2.1';

/** The module `cloudfront` and the call of a function, in syntax that both engines accept. */
const HARNESS = `
async function runEdge(handler, store, request, chosen) {
  const query = request.query;
  delete request.query;
  request.rawQueryString = function () { return query; };
  const result = await handler({ version: '1.0', context: {}, viewer: { ip: '${ADDRESS}' }, request: request });
  delete request.rawQueryString;
  return { result: result, origin: chosen };
}
function moduleOf(store, chosen) {
  return {
    kvs: function () {
      return {
        get: function (key) {
          return store[key] === undefined ? Promise.reject(new Error('KeyNotFound: ' + key)) : Promise.resolve(store[key]);
        }
      };
    },
    updateRequestOrigin: function (origin) { Object.assign(chosen, origin); }
  };
}`;

const withoutImport = (code: string) => code.replace('import cf from "cloudfront";', '');

/** Runs requests in Node's engine, which accepts far more syntax than CloudFront's. */
export function edgeInNode({ code, store }: EdgeFunction) {
  const script = new vm.Script(
    `${HARNESS};(store, request, chosen) => {
      const cf = moduleOf(store, chosen);
      ${withoutImport(code)};
      return runEdge(handler, store, request, chosen);
    }`,
  );
  const run = script.runInNewContext({}) as (
    store: Record<string, string>,
    request: ViewerRequest,
    chosen: Origin,
  ) => Promise<Outcome>;
  return (request: ViewerRequest) => run(store, structuredClone(request), {});
}

/** njs is nginx's JavaScript engine: like CloudFront's, it implements ES 5.1 and parts of later versions. */
export const njsInstalled = spawnSync('njs', ['-v']).status === 0;

/**
 * Runs many requests in one process of njs and reads one line for each. Version 0.7.9 breaks long lines of output, and crashes
 * on an `await` in a loop with `let`.
 * @throws when njs refuses the code, with its message
 */
export function edgeInNjs({ code, store }: EdgeFunction, requests: ViewerRequest[]): Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const file = join(folder, 'edge.js');
  writeFileSync(
    file,
    `${HARNESS}
    const store = ${JSON.stringify(store)};
    const chosen = {};
    const cf = moduleOf(store, chosen);
    ${withoutImport(code)}
    const requests = ${JSON.stringify(requests)};
    async function all() {
      for (var i = 0; i < requests.length; i++) {
        Object.keys(chosen).forEach(function (key) { delete chosen[key]; });
        const outcome = await runEdge(handler, store, requests[i], chosen);
        console.log(JSON.stringify(outcome));
      }
    }
    all();`,
  );
  try {
    const printed = execFileSync('njs', [file], { encoding: 'utf8', stdio: 'pipe' });
    return printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`njs refuses the code of the edge:\n${stdout || stderr || message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
