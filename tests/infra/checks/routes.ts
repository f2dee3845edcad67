import { problems, same } from './problems';
import type { Check, Stack } from './stack';

/** One line of the routing table, with what it leads to. */
export interface Route {
  kind: string;
  host: string;
  path: string;
  metadata: {
    host?: string;
    domain?: string;
    origin: {
      connectionAttempts?: number;
      timeouts?: { readTimeout?: number };
      originAccessControlConfig?: { enabled: boolean; signingBehavior: string };
    };
  };
}

/** The routing table as it is in the key value store. */
export function routesOf(stack: Stack): Route[] {
  const dynamic = stack.all('dynamic:Resource');
  return dynamic
    .filter(({ name }) => name.endsWith('KvRoutesUpdate'))
    .map(({ inputs }) => {
      const [kind = '', namespace, host = '', path = ''] = (inputs.entry as string).split(',');
      const key = dynamic.find(
        (resource) => resource.name.endsWith('KvKeys') && resource.inputs.namespace === namespace,
      );
      return { kind, host, path, metadata: JSON.parse(key?.inputs.entries.metadata ?? '{}') };
    });
}

const urlHost = (name: string) => `${name.toLowerCase()}url.lambda-url.ap-southeast-2.on.aws`;

/** Path by path: what it leads to, and whether the edge signs for it. */
export const routingTable: Check = (stack) => {
  const { list, unless } = problems();
  const routes = routesOf(stack);
  if (!stack.hasSite) {
    unless(routes.length === 0, 'the stage previews has no routes of its own');
    return list;
  }
  const host = stack.production ? '' : (stack.hosts[0] ?? '').replaceAll('.', '\\.');
  const bucket = `${stack.one('s3/bucket:Bucket', 'AssetsBucket').inputs.bucket}.s3.ap-southeast-2.amazonaws.com`;
  const table = {
    '/': urlHost('Pages'),
    '/api': urlHost('Api'),
    '/images': urlHost('Images'),
    '/api/submissions': urlHost('Submit'),
    '/api/page-views': urlHost('Submit'),
    '/mcp': urlHost('Mcp'),
    '/assets': bucket,
    '/favicon.svg': bucket,
    '/favicon.ico': bucket,
    '/apple-touch-icon.png': bucket,
  };
  unless(
    same(routes.map(({ path }) => path || '/').sort(), Object.keys(table).sort()),
    'the paths of the table',
  );
  for (const route of routes) {
    const target = table[(route.path || '/') as keyof typeof table];
    unless((route.metadata.host ?? route.metadata.domain) === target, `${route.path} leads to ${target}`);
    unless(route.host.replaceAll('\\\\', '\\') === host, `${route.path} answers for its own host`);
    const { originAccessControlConfig: control, connectionAttempts, timeouts } = route.metadata.origin;
    if (route.kind !== 'url') continue;
    const closed = ![urlHost('Submit'), urlHost('Mcp')].includes(target);
    unless(
      (control?.enabled === true && control.signingBehavior === 'always') === closed,
      `${route.path} is signed for: ${closed}`,
    );
    // Trap 8
    unless(connectionAttempts === 1, `${route.path} is tried once`);
    const name =
      { '/': 'Pages', '/api': 'Api', '/images': 'Images', '/mcp': 'Mcp' }[route.path || '/'] ?? 'Submit';
    unless(
      (timeouts?.readTimeout ?? 0) > stack.lambda(name).inputs.timeout,
      `${route.path}: the edge waits longer than the function may run`,
    );
  }
  return list;
};

/** Trap 2: which addresses of functions are public. */
export const publicUrls: Check = (stack) => {
  const { list, unless } = problems();
  const urls = stack.all('lambda/functionUrl:FunctionUrl');
  const open = urls.filter(({ inputs }) => inputs.authorizationType !== 'AWS_IAM').map(({ name }) => name);
  unless(
    same(open.sort(), stack.hasSite ? ['McpUrl', 'SubmitUrl'] : []),
    `public addresses: ${open.join(', ')}`,
  );
  for (const { name, inputs } of urls) {
    unless(inputs.invokeMode === 'BUFFERED', `${name} answers whole, so that the edge can compress it`);
    unless(inputs.cors === undefined, `${name} needs no CORS: it is called from its own origin`);
  }
  const distribution = stack.hasDistribution ? 'RouterCdnDistribution-id' : 'ESHAREDPREVIEWS';
  for (const { name, inputs } of stack.all('lambda/permission:Permission')) {
    if (/^(Submit|Mcp)/.test(name)) {
      unless(
        inputs.functionUrlAuthType === 'NONE' || inputs.invokedViaFunctionUrl === true,
        `${name}: by its URL only`,
      );
      continue;
    }
    unless(inputs.principal === 'cloudfront.amazonaws.com', `${name}: CloudFront alone`);
    unless(
      inputs.sourceArn === `arn:aws:cloudfront::123456789012:distribution/${distribution}`,
      `${name}: this distribution alone`,
    );
  }
  return list;
};
