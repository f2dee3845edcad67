import type { Evaluation } from './evaluate';
import type { Resource } from './resource';

type Inputs = Resource['inputs'];
type Decisive = (inputs: Inputs) => Record<string, unknown>;

const pick =
  (...names: string[]): Decisive =>
  (inputs) =>
    Object.fromEntries(names.map((name) => [name, inputs[name]]));

const policyOf = (text: string) =>
  (JSON.parse(text).Statement as Record<string, unknown>[]).map(
    ({ Effect, Action, Resource: on, Condition, Principal }) =>
      `${Effect} ${[Action].flat().join(', ')} on ${[on].flat().map(short).join(', ')}` +
      `${Principal ? ` to ${JSON.stringify(Principal)}` : ''}${Condition ? ` if ${JSON.stringify(Condition)}` : ''}`,
  );

/** Names without the account and the random letters of physical names. */
const short = (arn: unknown) =>
  String(arn)
    .replace(/^arn:aws:(\w+):[^:]*:[^:]*:/, '$1:')
    .replace(/-[a-z]{8}\b/g, '');

/** The properties that decide how a resource behaves, by kind; kinds that are left out are SST's inner workings. */
const DECISIVE: Record<string, Decisive> = {
  'aws:dynamodb/table:Table': (inputs) => ({
    key: `${inputs.hashKey}, ${inputs.rangeKey}`,
    indexes: inputs.globalSecondaryIndexes.map(
      (index: Inputs) => `${index.name} (${index.hashKey}, ${index.rangeKey}; ${index.projectionType})`,
    ),
    billing: inputs.billingMode,
    point_in_time_recovery: inputs.pointInTimeRecovery?.enabled,
    deletion_protection: inputs.deletionProtectionEnabled,
    ttl: inputs.ttl?.attributeName,
    own_key: inputs.serverSideEncryption?.enabled,
  }),
  'aws:lambda/function:Function': (inputs) => ({
    ...pick(
      'handler',
      'runtime',
      'architectures',
      'memorySize',
      'timeout',
      'reservedConcurrentExecutions',
    )(inputs),
    scratch: inputs.ephemeralStorage?.size,
    tracing: inputs.tracingConfig?.mode,
    logs: inputs.loggingConfig?.logFormat,
    environment: Object.keys(inputs.environment.variables).sort(),
  }),
  'aws:lambda/functionUrl:FunctionUrl': pick('authorizationType', 'invokeMode'),
  'aws:lambda/permission:Permission': (inputs) => ({
    ...pick('action', 'principal')(inputs),
    from: inputs.sourceArn && short(inputs.sourceArn),
    by_its_url_only: inputs.invokedViaFunctionUrl,
  }),
  'aws:iam/role:Role': (inputs) => ({
    may: (inputs.inlinePolicies ?? []).flatMap(({ policy }: { policy: string }) => policyOf(policy)),
    managed: inputs.managedPolicyArns,
  }),
  'aws:cloudwatch/logGroup:LogGroup': pick('retentionInDays'),
  'aws:scheduler/schedule:Schedule': pick('scheduleExpression', 'state'),
  'aws:s3/bucketPolicy:BucketPolicy': (inputs) => ({ says: policyOf(inputs.policy) }),
  'aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock': pick(
    'blockPublicPolicy',
    'restrictPublicBuckets',
  ),
  'aws:s3/bucketServerSideEncryptionConfiguration:BucketServerSideEncryptionConfiguration': (inputs) => ({
    encrypted: inputs.rules.map((rule: Inputs) => rule.applyServerSideEncryptionByDefault.sseAlgorithm),
  }),
  'aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration': (inputs) => ({
    rules: inputs.rules.map((rule: Inputs) => `${rule.id}: ${rule.status}`),
  }),
  'aws:cloudfront/distribution:Distribution': (inputs) => ({
    aliases: inputs.aliases,
    http: inputs.httpVersion,
    ipv6: inputs.isIpv6Enabled,
    default_origin: inputs.origins?.[0] && short(inputs.origins[0].domainName),
    origin_protocol: inputs.origins?.[0]?.customOriginConfig.originProtocolPolicy,
    other_paths: inputs.orderedCacheBehaviors?.map((behaviour: Inputs) => behaviour.pathPattern),
    compress: inputs.defaultCacheBehavior?.compress,
    tls: inputs.viewerCertificate?.minimumProtocolVersion,
    error_caching_seconds: inputs.customErrorResponses?.map(
      (response: Inputs) =>
        `${response.errorCode}: ${response.errorCachingMinTtl}${response.responsePagePath ? ` (${response.responsePagePath})` : ''}`,
    ),
    firewall: inputs.webAclId !== undefined,
  }),
  'aws:cloudfront/cachePolicy:CachePolicy': (inputs) => ({
    ...pick('minTtl', 'defaultTtl', 'maxTtl')(inputs),
    headers_in_key: inputs.parametersInCacheKeyAndForwardedToOrigin.headersConfig.headers.items,
    queries: inputs.parametersInCacheKeyAndForwardedToOrigin.queryStringsConfig.queryStringBehavior,
    cookies: inputs.parametersInCacheKeyAndForwardedToOrigin.cookiesConfig.cookieBehavior,
  }),
  'aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy': (inputs) => ({
    hsts_seconds: inputs.securityHeadersConfig.strictTransportSecurity.accessControlMaxAgeSec,
    frames: inputs.securityHeadersConfig.frameOptions.frameOption,
    referrer: inputs.securityHeadersConfig.referrerPolicy.referrerPolicy,
    custom: inputs.customHeadersConfig.items.map((item: Inputs) => `${item.header}: ${item.value}`),
  }),
  'aws:cloudfront/function:Function': (inputs) => ({
    runtime: inputs.runtime,
    bytes: `${Buffer.byteLength(inputs.code)} of 10240`,
  }),
  'aws:wafv2/webAcl:WebAcl': (inputs) => ({
    rules: inputs.rules.map(
      (rule: Inputs) =>
        rule.name +
        (rule.statement.rateBasedStatement ? ` (${rule.statement.rateBasedStatement.limit})` : ''),
    ),
  }),
  'aws:cloudwatch/metricAlarm:MetricAlarm': (inputs) => ({
    means: inputs.alarmDescription,
    when: `${watched(inputs)} ${inputs.comparisonOperator === 'LessThanThreshold' ? '<' : '>='} ${
      inputs.threshold
    }, ${inputs.evaluationPeriods} x ${inputs.period ?? inputs.metricQueries[1].metric.period} s`,
    region: inputs.region,
  }),
  'aws:sns/topicSubscription:TopicSubscription': pick('protocol', 'endpoint', 'region'),
  'aws:sesv2/emailIdentity:EmailIdentity': pick('emailIdentity'),
  'aws:budgets/budget:Budget': pick('limitAmount', 'limitUnit', 'timeUnit'),
  'aws:ssm/parameter:Parameter': (inputs) => ({ name: inputs.name, value: inputs.value }),
  'aws:route53/record:Record': pick('type', 'name'),
  'aws:acm/certificate:Certificate': pick('domainName', 'subjectAlternativeNames', 'validationMethod'),
};

/** The metric of an alarm, or the metrics whose sum it looks at. */
function watched({ namespace, metricName, statistic, extendedStatistic, metricQueries }: Inputs): string {
  if (metricQueries === undefined) return `${namespace} ${metricName} ${statistic ?? extendedStatistic}`;
  const metrics = metricQueries.flatMap(({ metric }: Inputs) => metric ?? []);
  const names = new Set(metrics.map((metric: Inputs) => `${metric.namespace} ${metric.metricName}`));
  return `${[...names].join(' + ')} Sum of ${metrics.length} places`;
}

/** A listing for people: the resources, then the addresses of the routing table, then the built code. */
export function show({
  app,
  resources,
  handlers,
}: Pick<Evaluation, 'app' | 'resources' | 'handlers'>): string {
  const lines = [`${app.name}: removal ${app.removal}, protected ${app.protect}`, ''];
  const listed = resources.filter(({ type }) => type in DECISIVE);
  for (const resource of listed.sort((a, b) => (a.type + a.name < b.type + b.name ? -1 : 1))) {
    const notes = [
      resource.read && `of another stage: ${resource.read}`,
      resource.retainOnDelete && 'retained',
    ];
    lines.push(
      `${resource.type.split(':').at(-1)} ${resource.name}  ${notes.filter(Boolean).join(', ')}`.trimEnd(),
    );
    if (resource.read === undefined)
      lines.push(...properties(DECISIVE[resource.type]?.(resource.inputs) ?? {}));
  }
  lines.push('', 'Routes, the longest path first');
  const routes = resources
    .filter(({ name }) => name.includes('KvRoutesUpdate'))
    .map(({ inputs }) => String(inputs.entry).split(','))
    .map(([kind, , host = '', path]) => ({ kind, address: host.replaceAll('\\', '') + (path || '/') }))
    .sort((a, b) => b.address.length - a.address.length);
  for (const { kind, address } of routes) lines.push(`  ${address}  ${kind}`);
  const assets = resources.filter(({ name }) => name.startsWith('Asset-'));
  lines.push(
    '',
    `${assets.length} asset files, ${assets.filter(({ inputs }) => isImmutable(inputs)).length} immutable`,
  );
  lines.push('', 'Code, unpacked');
  for (const { functionID, bytes } of handlers) lines.push(`  ${functionID}  ${Math.ceil(bytes / 1024)} KiB`);
  return lines.join('\n');
}

const isImmutable = ({ cacheControl }: Inputs) => String(cacheControl).includes('immutable');

function properties(values: Record<string, unknown>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .flatMap(([name, value]) =>
      Array.isArray(value) && value.join(', ').length > 80
        ? [`    ${name}:`, ...value.map((item) => `      ${item}`)]
        : [`    ${name}: ${Array.isArray(value) ? value.join(', ') : value}`],
    );
}
