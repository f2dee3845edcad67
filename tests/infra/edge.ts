import { routesOf } from './checks/routes';
import type { Stack } from './checks/stack';
import { type EdgeFunction, edgeInNode, type ViewerRequest } from './edge-engines';

/** What became of a request: an answer of the edge, or the host that it goes to and what it carries. */
export interface Forwarded {
  status?: number;
  host?: string;
  signed: boolean;
  request: ViewerRequest;
}

const codeOf = (distribution: Stack) =>
  distribution.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest').inputs.code as string;

/** The recorded viewer-request function over the routing tables of the stages that share it. */
export const edgeFunctionOf = (distribution: Stack, sites: Stack[] = [distribution]): EdgeFunction => ({
  code: codeOf(distribution),
  store: keyValueStore(distribution, sites),
});

/** A request of a browser to the first host of a stage. */
export const viewerRequest = (
  stage: Stack,
  uri: string,
  given: Partial<ViewerRequest> = {},
): ViewerRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  cookies: {},
  ...given,
  headers: { host: { value: stage.hosts[0] ?? '' }, ...given.headers },
});

/** Sends requests through the edge of a distribution, as CloudFront would. */
export function edgeOf(distribution: Stack, sites: Stack[] = [distribution]) {
  const run = edgeInNode(edgeFunctionOf(distribution, sites));
  const { origins, defaultCacheBehavior } = distribution.one(
    'cloudfront/distribution:Distribution',
    'RouterCdnDistribution',
  ).inputs;
  const fallback = origins.find(
    ({ originId }: { originId: string }) => originId === defaultCacheBehavior.targetOriginId,
  );
  return async (uri: string, given: Partial<ViewerRequest> = {}): Promise<Forwarded> => {
    const request = viewerRequest(sites[0] ?? distribution, uri, given);
    const { result, origin } = await run(request);
    if (result.statusCode !== undefined) return { status: result.statusCode, signed: false, request: result };
    return {
      host: origin.domainName ?? fallback.domainName,
      signed: origin.originAccessControlConfig?.enabled === true,
      request: result,
    };
  };
}

/** The store as SST's command line fills it from the recorded resources. */
function keyValueStore(distribution: Stack, sites: Stack[]): Record<string, string> {
  for (const site of sites) if (routesOf(site).length === 0) throw new Error(`${site.stage} has no routes`);
  const resources = sites.flatMap((site) => site.all('dynamic:Resource'));
  const updates = resources.filter(({ name }) => name.endsWith('KvRoutesUpdate'));
  const own = distribution.hasSite
    ? updates[0]?.inputs.namespace
    : distribution.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs.tags[
        'sst:ref:kv-namespace'
      ];
  const keys = resources
    .filter(({ name }) => name.endsWith('KvKeys'))
    .flatMap(({ inputs }) =>
      Object.entries(inputs.entries).map(([key, value]) => [`${inputs.namespace}:${key}`, value]),
    );
  return {
    ...Object.fromEntries(keys),
    [`${own}:routes`]: JSON.stringify(updates.map(({ inputs }) => inputs.entry)),
  };
}
