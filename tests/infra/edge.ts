import vm from 'node:vm';
import { routesOf } from './checks/routes';
import type { Stack } from './checks/stack';

interface Header {
  value: string;
}
export interface ViewerRequest {
  method: string;
  uri: string;
  headers: Record<string, Header>;
  querystring: Record<string, Header>;
  cookies: Record<string, Header>;
}
/** What became of a request: an answer of the edge, or the host that it goes to and what it carries. */
export interface Forwarded {
  status?: number;
  host?: string;
  signed: boolean;
  request: ViewerRequest;
}

/**
 * Runs the recorded code of the viewer-request function as CloudFront would, over the routing tables of the stages
 * that share it.
 */
export function edgeOf(distribution: Stack, sites: Stack[] = [distribution]) {
  const { inputs } = distribution.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest');
  const code = (inputs.code as string).replace('import cf from "cloudfront";', '');
  const store = keyValueStore(distribution, sites);
  const script = new vm.Script(`(cf, event) => { ${code}; return handler(event); }`);

  return async (uri: string, given: Partial<ViewerRequest> = {}): Promise<Forwarded> => {
    let origin: { domainName?: string; originAccessControlConfig?: { enabled: boolean } } = {};
    const cf = {
      kvs: () => ({
        get: async (key: string) => {
          const value = store.get(key);
          if (value === undefined) throw new Error(`KeyNotFound: ${key}`);
          return value;
        },
      }),
      updateRequestOrigin: (updated: typeof origin) => {
        origin = updated;
      },
    };
    const request: ViewerRequest = {
      method: 'GET',
      uri,
      querystring: {},
      cookies: {},
      ...given,
      headers: {
        host: { value: sites[0]?.production === false ? 'pr-1.preview.tussock.example' : 'tussock.example' },
        ...given.headers,
      },
    };
    const run = script.runInNewContext({}) as (
      cf: unknown,
      event: unknown,
    ) => Promise<ViewerRequest & { statusCode?: number }>;
    const result = await run(cf, { version: '1.0', context: {}, viewer: { ip: '192.0.2.1' }, request });
    if (result.statusCode !== undefined) return { status: result.statusCode, signed: false, request };
    const [fallback] = distribution.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution')
      .inputs.origins;
    return {
      host: origin.domainName ?? fallback.domainName,
      signed: origin.originAccessControlConfig?.enabled === true,
      request: result,
    };
  };
}

/** The store as SST's command line fills it from the recorded resources. */
function keyValueStore(distribution: Stack, sites: Stack[]): Map<string, string> {
  const store = new Map<string, string>();
  const namespace = distribution.hasSite
    ? undefined
    : distribution.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs.tags[
        'sst:ref:kv-namespace'
      ];
  const lines: string[] = [];
  let own = namespace as string | undefined;
  for (const site of sites) {
    for (const { name, inputs } of site.all('dynamic:Resource')) {
      if (name.endsWith('KvRoutesUpdate')) {
        own ??= inputs.namespace;
        lines.push(inputs.entry);
      }
      if (name.endsWith('KvKeys')) {
        for (const [key, value] of Object.entries(inputs.entries))
          store.set(`${inputs.namespace}:${key}`, value as string);
      }
    }
    if (routesOf(site).length === 0) throw new Error(`${site.stage} has no routes`);
  }
  store.set(`${own}:routes`, JSON.stringify(lines));
  return store;
}
