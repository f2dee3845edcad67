import type { Resource } from '../../scripts/infra/resource';
import { Stack } from './checks/stack';

/** A mistake that somebody could make in infra, planted into the evaluated resources. */
export interface Fault {
  mistake: string;
  stage?: 'production' | 'previews' | 'pr-1';
  plant: (stack: Stack) => void;
  /** The check that must speak. */
  found_by: string;
}

/** A copy that may be damaged. */
export const copyOf = (stack: Stack) => new Stack(structuredClone({ ...stack }));

const table = (stack: Stack, name = 'Directory') =>
  stack.one('dynamodb/table:Table', `${name}TableTable`).inputs;
const distribution = (stack: Stack) =>
  stack.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs;
const key = (stack: Stack) =>
  stack.one('cloudfront/cachePolicy:CachePolicy', 'RouterServerCachePolicy').inputs
    .parametersInCacheKeyAndForwardedToOrigin;
const headers = (stack: Stack) =>
  stack.one('cloudfront/responseHeadersPolicy:ResponseHeadersPolicy', 'SecurityHeaders').inputs;
const routeKey = (stack: Stack, name: string): Resource =>
  stack.one('dynamic:Resource', `${name}RouteKey.sst.aws.KvKeys`);
const drop = (stack: Stack, { urn }: Resource) =>
  stack.resources.splice(
    stack.resources.findIndex((resource) => resource.urn === urn),
    1,
  );

function changeJson(holder: Record<string, string>, field: string, change: (value: never) => void): void {
  const value = JSON.parse(holder[field] ?? '{}') as never;
  change(value);
  holder[field] = JSON.stringify(value);
}

/** Removes the conditions under which a bucket allows anything. */
const withoutConditions = (stack: Stack, policy: string) =>
  changeJson(
    stack.one('s3/bucketPolicy:BucketPolicy', policy).inputs,
    'policy',
    ({ Statement: statements }: { Statement: { Effect: string; Condition?: unknown }[] }) => {
      for (const statement of statements) if (statement.Effect === 'Allow') delete statement.Condition;
    },
  );
const edge = (stack: Stack) =>
  stack.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest').inputs;
/** Adds a line to our part of the edge code. */
const plantCode = (stack: Stack, line: string) => {
  edge(stack).code = edge(stack).code.replace('r.cookies={};', `${line}r.cookies={};`);
};
const asset = (stack: Stack, ending: string) =>
  stack.all('s3/bucketObjectv2:BucketObjectv2').find(({ inputs }) => inputs.key.endsWith(ending))?.inputs ??
  {};

const ofSearchFiles = (stack: Stack, kind: string) =>
  stack.one(
    `s3/bucket${kind}:Bucket${kind}`,
    `SearchFiles${kind.startsWith('Life') ? 'Lifecycle' : 'Encryption'}`,
  );

/** What `link: [table]` would grant. */
function grant(stack: Stack, role: string, statement: Record<string, unknown>): void {
  const [policy] = stack.one('iam/role:Role', `${role}Role`).inputs.inlinePolicies;
  changeJson(policy, 'policy', (document: { Statement: unknown[] }) => document.Statement.push(statement));
}

export const FAULTS: Fault[] = [
  {
    mistake: 'the recovery of a table is switched off',
    plant: (stack) => (table(stack).pointInTimeRecovery = { enabled: false }),
    found_by: 'tables',
  },
  {
    mistake: 'a table of production may be deleted',
    plant: (stack) => (table(stack).deletionProtectionEnabled = false),
    found_by: 'tables',
  },
  {
    mistake: 'a table of production goes with its stack',
    plant: (stack) => (stack.one('dynamodb/table:Table', 'DirectoryTableTable').retainOnDelete = false),
    found_by: 'tables',
  },
  {
    mistake: 'an index attribute is not declared',
    plant: (stack) => {
      table(stack).attributes = table(stack).attributes.filter(
        ({ name }: { name: string }) => name !== 'tag_sk',
      );
    },
    found_by: 'tables',
  },
  {
    mistake: 'an index is missing',
    plant: (stack) => table(stack).globalSecondaryIndexes.pop(),
    found_by: 'directoryTable',
  },
  {
    mistake: 'an index keeps its keys only',
    plant: (stack) => (table(stack).globalSecondaryIndexes[0].projectionType = 'KEYS_ONLY'),
    found_by: 'directoryTable',
  },
  {
    mistake: 'the mailer’s index is missing',
    plant: (stack) => table(stack, 'Submissions').globalSecondaryIndexes.pop(),
    found_by: 'submissionsKeys',
  },
  {
    mistake: 'personal data is kept for ever',
    plant: (stack) => delete table(stack, 'Submissions').ttl,
    found_by: 'submissionsTable',
  },
  {
    mistake: 'personal data has no key of its own',
    plant: (stack) => delete table(stack, 'Submissions').serverSideEncryption,
    found_by: 'submissionsTable',
  },
  {
    mistake: 'a function runs on an old Node',
    plant: (stack) => (stack.lambda('Api').inputs.runtime = 'nodejs20.x'),
    found_by: 'functions',
  },
  {
    mistake: 'a function runs on the dearer architecture',
    plant: (stack) => (stack.lambda('Pages').inputs.architectures = ['x86_64']),
    found_by: 'functions',
  },
  {
    mistake: 'a variable is not passed on',
    plant: (stack) => delete stack.lambda('Api').inputs.environment.variables.DIRECTORY_TABLE,
    found_by: 'functions',
  },
  {
    mistake: 'the scratch folder has no room for search files',
    plant: (stack) => (stack.lambda('Pages').inputs.ephemeralStorage.size = 512),
    found_by: 'functions',
  },
  {
    mistake: 'a function may read the whole bucket of the search files',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'ApiRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replace('/search/*', '/*');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'the pages may read what is locked',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'PagesRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replace('*#locked#*', '*#other#*');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'the site is asked for by another name',
    plant: (stack) => (stack.one('route53/healthCheck:HealthCheck', 'Site').inputs.fqdn = 'other.example'),
    found_by: 'healthCheck',
  },
  {
    mistake: 'the code of a preview can give itself any right',
    stage: 'pr-1',
    plant: (stack) => delete stack.one('iam/role:Role', 'SubmitRole').inputs.permissionsBoundary,
    found_by: 'boundary',
  },
  {
    mistake: 'search files are not encrypted',
    plant: (stack) => drop(stack, ofSearchFiles(stack, 'ServerSideEncryptionConfiguration')),
    found_by: 'searchFilesBucket',
  },
  {
    mistake: 'unfinished uploads of search files are kept for ever',
    plant: (stack) => {
      delete ofSearchFiles(stack, 'LifecycleConfiguration').inputs.rules[0].abortIncompleteMultipartUpload;
    },
    found_by: 'searchFilesBucket',
  },
  {
    mistake: 'search files are deleted by their age',
    plant: (stack) => {
      ofSearchFiles(stack, 'LifecycleConfiguration').inputs.rules[0].expiration = { days: 30 };
    },
    found_by: 'searchFilesBucket',
  },
  {
    mistake: 'somebody else may read the search files',
    plant: (stack) =>
      changeJson(
        stack.one('s3/bucketPolicy:BucketPolicy', 'SearchFilesPolicy').inputs,
        'policy',
        ({ Statement: statements }: { Statement: unknown[] }) =>
          statements.push({ Effect: 'Allow', Action: 's3:GetObject', Resource: '*', Principal: '*' }),
      ),
    found_by: 'searchFilesBucket',
  },
  {
    mistake: 'a function without traces',
    plant: (stack) => delete stack.lambda('Submit').inputs.tracingConfig,
    found_by: 'functions',
  },
  {
    mistake: 'a function may not send its traces',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'MailerHandlerRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replaceAll('xray:', 'logs:');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'logs are kept for ever',
    plant: (stack) => delete stack.one('cloudwatch/logGroup:LogGroup', 'ApiLogGroup').inputs.retentionInDays,
    found_by: 'logs',
  },
  {
    mistake: 'the mailer may run into its next run',
    plant: (stack) => (stack.lambda('MailerHandler').inputs.timeout = 90),
    found_by: 'schedule',
  },
  {
    mistake: 'concurrency is bought that no URL uses (trap 5)',
    plant: (stack) =>
      stack.resources.push({
        ...stack.lambda('Api'),
        type: 'aws:lambda/provisionedConcurrencyConfig:ProvisionedConcurrencyConfig',
        urn: 'planted',
      }),
    found_by: 'noProvisionedConcurrency',
  },
  {
    mistake: 'a flood of submissions takes every instance',
    plant: (stack) => delete stack.lambda('Submit').inputs.reservedConcurrentExecutions,
    found_by: 'reservedConcurrency',
  },
  {
    mistake: 'the cap of a reader is forgotten',
    plant: (stack) => delete stack.lambda('Api').inputs.reservedConcurrentExecutions,
    found_by: 'reservedConcurrency',
  },
  {
    mistake: 'a function takes another site for its own',
    plant: (stack) => {
      stack.lambda('Pages').inputs.environment.variables.SITE_ADDRESS = 'https://tussock.example';
    },
    found_by: 'functions',
  },
  {
    mistake: 'mail fails in the sandbox: the recipient’s identity is not in the policy',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'MailerHandlerRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replace(`identity/${stack.settings.mail_to[0]}`, 'identity/nobody');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'a table is linked and not named (trap 10)',
    plant: (stack) => grant(stack, 'Api', { Effect: 'Allow', Action: ['dynamodb:*'], Resource: ['*'] }),
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'a wildcard among the actions',
    plant: (stack) => grant(stack, 'Submit', { Effect: 'Allow', Action: ['dynamodb:*'], Resource: ['*'] }),
    found_by: 'noWildcards',
  },
  {
    mistake: 'a reader may write',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'PagesRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replace('dynamodb:GetItem', 'dynamodb:PutItem');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'a managed policy comes back',
    plant: (stack) =>
      stack.one('iam/role:Role', 'ApiRole').inputs.managedPolicyArns.push('arn:aws:iam::aws:policy/X'),
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'the whole account may take a role',
    plant: (stack) => {
      stack.one('iam/role:Role', 'ApiRole').inputs.assumeRolePolicy = JSON.stringify({
        Statement: [
          {
            Effect: 'Allow',
            Action: 'sts:AssumeRole',
            Principal: { Service: 'lambda.amazonaws.com', AWS: 'arn:aws:iam::123456789012:root' },
          },
        ],
      });
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'a function writes the log of another',
    plant: (stack) => {
      const [policy] = stack.one('iam/role:Role', 'ApiRole').inputs.inlinePolicies;
      policy.policy = policy.policy.replace('-ApiFunction-*', '-*');
    },
    found_by: 'leastPrivilege',
  },
  {
    mistake: 'a route is opened to everybody (trap 2)',
    plant: (stack) =>
      (stack.one('lambda/functionUrl:FunctionUrl', 'ApiUrl').inputs.authorizationType = 'NONE'),
    found_by: 'publicUrls',
  },
  {
    mistake: 'any distribution may call a function',
    plant: (stack) =>
      delete stack.one('lambda/permission:Permission', 'PagesCloudFrontInvokeFunction').inputs.sourceArn,
    found_by: 'publicUrls',
  },
  {
    mistake: 'answers are streamed, and so not compressed',
    plant: (stack) =>
      (stack.one('lambda/functionUrl:FunctionUrl', 'PagesUrl').inputs.invokeMode = 'RESPONSE_STREAM'),
    found_by: 'publicUrls',
  },
  {
    mistake: 'a route leads to the wrong function',
    plant: (stack) => {
      routeKey(stack, 'Api').inputs.entries.metadata = routeKey(stack, 'Pages').inputs.entries.metadata;
    },
    found_by: 'routingTable',
  },
  {
    mistake: 'a timed-out read is tried again (trap 8)',
    plant: (stack) =>
      changeJson(routeKey(stack, 'Api').inputs.entries, 'metadata', (value: { origin: object }) =>
        Object.assign(value.origin, { connectionAttempts: 2 }),
      ),
    found_by: 'routingTable',
  },
  {
    mistake: 'the edge gives up before the function',
    plant: (stack) => (stack.lambda('Pages').inputs.timeout = 25),
    found_by: 'routingTable',
  },
  {
    mistake: 'a preview answers for every host of the shared distribution',
    stage: 'pr-1',
    plant: (stack) => {
      const update = stack.one('dynamic:Resource', 'ApiRoutesUpdate.sst.aws.KvRoutesUpdate');
      update.inputs.entry = update.inputs.entry.replace(/,[^,]*,\/api/, ',,/api');
    },
    found_by: 'routingTable',
  },
  {
    mistake: 'requests without a route go to a stranger (trap 1)',
    plant: (stack) => (distribution(stack).origins[0].domainName = 'placeholder.sst.dev'),
    found_by: 'refusingOrigin',
  },
  {
    mistake: 'requests without a route go out unencrypted (trap 1)',
    plant: (stack) => (distribution(stack).origins[0].customOriginConfig.originProtocolPolicy = 'http-only'),
    found_by: 'refusingOrigin',
  },
  {
    mistake: 'any distribution reads the assets (trap 3)',
    plant: (stack) => withoutConditions(stack, 'AssetsPolicy'),
    found_by: 'assetBucket',
  },
  {
    mistake: 'a missing asset looks like a refusal',
    plant: (stack) =>
      changeJson(
        stack.one('s3/bucketPolicy:BucketPolicy', 'AssetsPolicy').inputs,
        'policy',
        (policy: { Statement: unknown[] }) => policy.Statement.pop(),
      ),
    found_by: 'assetBucket',
  },
  {
    mistake: 'a bucket is public',
    plant: (stack) =>
      (stack.one('BucketPublicAccessBlock', 'AssetsPublicAccessBlock').inputs.blockPublicPolicy = false),
    found_by: 'privateBuckets',
  },
  {
    mistake: 'assets go with the deploy that made them',
    plant: (stack) => {
      for (const object of stack.all('s3/bucketObjectv2:BucketObjectv2')) object.retainOnDelete = false;
    },
    found_by: 'assetObjects',
  },
  {
    mistake: 'HTML is there before its assets',
    plant: (stack) => (stack.lambda('Pages').dependencies = []),
    found_by: 'assetObjects',
  },
  {
    mistake: 'HTML is there before the API that its scripts read',
    plant: (stack) => {
      const [pages, api] = [stack.lambda('Pages'), stack.lambda('Api')];
      pages.dependencies = (pages.dependencies ?? []).filter((urn) => urn !== api.urn);
    },
    found_by: 'assetObjects',
  },
  {
    mistake: 'scripts are served as pages',
    plant: (stack) => (asset(stack, '.js').contentType = 'text/html; charset=utf-8'),
    found_by: 'assetObjects',
  },
  {
    mistake: 'a typeface has no type',
    plant: (stack) => delete asset(stack, '.woff2').contentType,
    found_by: 'assetObjects',
  },
  {
    mistake: 'assets are asked for again and again',
    plant: (stack) => {
      for (const { inputs } of stack.all('s3/bucketObjectv2:BucketObjectv2'))
        inputs.cacheControl = 'no-cache';
    },
    found_by: 'assetObjects',
  },
  {
    mistake: 'every preview has a distribution (trap 6)',
    stage: 'pr-1',
    plant: (stack) => {
      for (const resource of stack.resources) delete resource.read;
    },
    found_by: 'distribution',
  },
  {
    mistake: 'a second distribution redirects, without our headers (trap 7)',
    plant: (stack) =>
      stack.resources.push({
        ...stack.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution'),
        name: 'RouterCdnRedirectCdnDistribution',
        urn: 'planted',
      }),
    found_by: 'distribution',
  },
  {
    mistake: 'www leads nowhere',
    plant: (stack) => distribution(stack).aliases.pop(),
    found_by: 'distribution',
  },
  {
    mistake: 'the certificate leaves www out',
    plant: (stack) =>
      delete stack.one('acm/certificate:Certificate', 'RouterCdnSslCertificate').inputs
        .subjectAlternativeNames,
    found_by: 'distribution',
  },
  {
    mistake: 'IPv6 has an address record and no answer',
    plant: (stack) => delete distribution(stack).isIpv6Enabled,
    found_by: 'distribution',
  },
  {
    mistake: 'no HTTP/3',
    plant: (stack) => (distribution(stack).httpVersion = 'http2'),
    found_by: 'distribution',
  },
  {
    mistake: 'the error page comes by way of the edge function, which does not run for it',
    plant: (stack) => distribution(stack).orderedCacheBehaviors.shift(),
    found_by: 'errorPage',
  },
  {
    mistake: 'previews of releases are cached like pages',
    plant: (stack) => {
      const { cachePolicyId } = distribution(stack).defaultCacheBehavior;
      Object.assign(distribution(stack).orderedCacheBehaviors[1], { cachePolicyId });
    },
    found_by: 'releasePreviews',
  },
  {
    mistake: 'the headers of pages send on the address of a preview',
    plant: (stack) =>
      Object.assign(distribution(stack).orderedCacheBehaviors[1], {
        responseHeadersPolicyId: 'SecurityHeaders-id',
      }),
    found_by: 'releasePreviews',
  },
  {
    mistake: 'previews of releases come from another origin than pages',
    plant: (stack) => delete distribution(stack).orderedCacheBehaviors[1].functionAssociations,
    found_by: 'releasePreviews',
  },
  {
    mistake: 'CloudFront of any account reads the error page’s bucket',
    plant: (stack) => withoutConditions(stack, 'ErrorPagesPolicy'),
    found_by: 'errorPage',
  },
  {
    mistake: 'a raw 502 stays raw',
    plant: (stack) => {
      for (const response of distribution(stack).customErrorResponses) delete response.responsePagePath;
    },
    found_by: 'errorCaching',
  },
  {
    mistake: 'our own 503 is replaced, without its Retry-After',
    plant: (stack) => {
      const responses = distribution(stack).customErrorResponses as Record<string, unknown>[];
      const own = responses.find(({ errorCode }) => errorCode === 503);
      Object.assign(own ?? {}, { responseCode: 503, responsePagePath: '/errors/unavailable.html' });
    },
    found_by: 'errorCaching',
  },
  {
    mistake: 'the edge code has a class',
    plant: (stack) => plantCode(stack, 'class Rule{}'),
    found_by: 'edgeSyntax',
  },
  {
    mistake: 'the edge code has for…of',
    plant: (stack) => plantCode(stack, "for(const n of['cookie'])delete h[n];"),
    found_by: 'edgeSyntax',
  },
  {
    mistake: 'the token is not in the cache key',
    plant: (stack) => (key(stack).headersConfig.headers.items = ['x-forwarded-host']),
    found_by: 'cachePolicy',
  },
  {
    mistake: 'previews share their answers: the host is not in the cache key',
    stage: 'previews',
    plant: (stack) => (key(stack).headersConfig.headers.items = ['x-viewer-authorization']),
    found_by: 'cachePolicy',
  },
  {
    mistake: 'query strings are not in the cache key',
    plant: (stack) => (key(stack).queryStringsConfig.queryStringBehavior = 'none'),
    found_by: 'cachePolicy',
  },
  {
    mistake: 'errors are kept for long',
    plant: (stack) => (distribution(stack).customErrorResponses = []),
    found_by: 'errorCaching',
  },
  {
    mistake: 'the headers are not on the behaviour',
    plant: (stack) => delete distribution(stack).defaultCacheBehavior.responseHeadersPolicyId,
    found_by: 'securityHeaders',
  },
  {
    mistake: 'HSTS is missing',
    plant: (stack) => delete headers(stack).securityHeadersConfig.strictTransportSecurity,
    found_by: 'securityHeaders',
  },
  {
    mistake: 'the edge has a CSP of its own',
    plant: (stack) => {
      headers(stack).securityHeadersConfig.contentSecurityPolicy = { override: false };
    },
    found_by: 'securityHeaders',
  },
  {
    mistake: 'previews are indexed',
    stage: 'previews',
    plant: (stack) => headers(stack).customHeadersConfig.items.pop(),
    found_by: 'securityHeaders',
  },
  {
    mistake: 'the firewall blocks free text',
    plant: (stack) =>
      stack
        .one('wafv2/webAcl:WebAcl', 'RouterWaf')
        .inputs.rules.push({ name: 'AWSManagedRulesCommonRuleSet', statement: {} }),
    found_by: 'firewall',
  },
  {
    mistake: 'the firewall stands nowhere',
    plant: (stack) => delete distribution(stack).webAclId,
    found_by: 'firewall',
  },
  {
    mistake: 'the edge function outgrows its limit',
    plant: (stack) => {
      const { inputs } = stack.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest');
      inputs.code += `//${'x'.repeat(10_240)}`;
    },
    found_by: 'edgeFunctionSize',
  },
  {
    mistake: 'an alarm is missing',
    plant: (stack) => drop(stack, stack.one('cloudwatch/metricAlarm:MetricAlarm', 'ApiThrottlesAlarm')),
    found_by: 'alarms',
  },
  {
    mistake: 'an alarm looks at a metric that nobody emits',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'SubmissionFailedAlarm');
      inputs.metricName = 'SubmissionsFailed';
    },
    found_by: 'alarmLimits',
  },
  {
    mistake: 'an alarm looks at another service',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'PagesServerErrorsAlarm');
      inputs.dimensions.service = 'api';
    },
    found_by: 'alarmLimits',
  },
  {
    mistake: 'an alarm speaks too late',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'MailBounceRateAlarm');
      inputs.threshold = 0.3;
    },
    found_by: 'alarmLimits',
  },
  {
    mistake: 'an alarm waits for three periods',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'ApiErrorsAlarm');
      inputs.evaluationPeriods = 3;
    },
    found_by: 'alarmLimits',
  },
  {
    mistake: 'answers with an error are not counted as failed',
    plant: (stack) =>
      stack.one('cloudwatch/metricAlarm:MetricAlarm', 'McpFailingAlarm').inputs.metricQueries.splice(1, 1),
    found_by: 'failing',
  },
  {
    mistake: 'throttles of an index are not watched',
    plant: (stack) =>
      stack
        .one('cloudwatch/metricAlarm:MetricAlarm', 'DirectoryTableThrottlesAlarm')
        .inputs.metricQueries.pop(),
    found_by: 'tableThrottles',
  },
  {
    mistake: 'an alarm of CloudFront stands where its metric is not (trap 9)',
    plant: (stack) => delete stack.one('cloudwatch/metricAlarm:MetricAlarm', 'Edge5xxAlarm').inputs.region,
    found_by: 'alarms',
  },
  {
    mistake: 'a certificate that has expired is taken for one that is well',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'CertificateExpiresAlarm');
      inputs.treatMissingData = 'notBreaching';
    },
    found_by: 'alarms',
  },
  {
    mistake: 'the certificate of another distribution is watched',
    plant: (stack) => {
      const { inputs } = stack.one('cloudwatch/metricAlarm:MetricAlarm', 'CertificateExpiresAlarm');
      inputs.dimensions = { CertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/other' };
    },
    found_by: 'alarms',
  },
  {
    mistake: 'an alarm tells nobody',
    plant: (stack) => drop(stack, stack.one('sns/topicSubscription:TopicSubscription', 'AlarmsMail')),
    found_by: 'subscriptions',
  },
  {
    mistake: 'no budget',
    plant: (stack) => drop(stack, stack.one('budgets/budget:Budget', 'Budget')),
    found_by: 'budget',
  },
  {
    mistake: 'mail without DMARC',
    plant: (stack) => {
      const records = stack.all('route53/record:Record');
      const dmarc = records.find(({ inputs }) => inputs.name.startsWith('_dmarc'));
      if (dmarc) drop(stack, dmarc);
    },
    found_by: 'mail',
  },
  {
    mistake: 'applications are sent to somebody else',
    plant: (stack) => {
      stack.lambda('MailerHandler').inputs.environment.variables.MAIL_TO = 'hello@tussock.example';
    },
    found_by: 'mail',
  },
  {
    mistake: 'the budget is not the one of the settings',
    plant: (stack) => (stack.one('budgets/budget:Budget', 'Budget').inputs.limitAmount = '1000'),
    found_by: 'budget',
  },
  {
    mistake: 'production can be removed',
    plant: (stack) => (stack.app.protect = false),
    found_by: 'protection',
  },
  {
    mistake: 'SST floats',
    plant: (stack) => (stack.app.version = '^4.17.1'),
    found_by: 'versions',
  },
];
