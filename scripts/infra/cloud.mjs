/** What AWS would return for the resources and calls of the program: names, addresses, policies as JSON. */

export const ACCOUNT = '123456789012';
export const REGION = 'ap-southeast-2';

/** The properties that a provider adds to a new resource, as far as the program reads them. */
export function stateOf({ type, name, inputs, id }) {
  const given = id || `${name}-id`;
  return { id: given, state: { ...inputs, ...(added[type]?.(inputs, name, given) ?? arnOf(type, name)) } };
}

const arnOf = (type, name) => ({ arn: `arn:aws:${type.split(/[:/]/)[1]}:${REGION}:${ACCOUNT}:${name}` });
const token = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const added = {
  'aws:dynamodb/table:Table': ({ name }) => ({ arn: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}` }),
  'aws:s3/bucket:Bucket': ({ bucket }) => ({
    arn: `arn:aws:s3:::${bucket}`,
    bucketRegionalDomainName: `${bucket}.s3.${REGION}.amazonaws.com`,
    bucketDomainName: `${bucket}.s3.amazonaws.com`,
  }),
  'aws:lambda/function:Function': ({ name }) => ({
    arn: `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${name}`,
    invokeArn: `arn:aws:apigateway:${REGION}:lambda:path/${name}`,
    qualifiedArn: `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${name}:1`,
    lastModified: '2026-11-20T00:00:00Z',
  }),
  'aws:lambda/functionUrl:FunctionUrl': (_, name) => ({
    functionUrl: `https://${token(name)}.lambda-url.${REGION}.on.aws/`,
  }),
  'aws:cloudwatch/logGroup:LogGroup': ({ name }) => ({
    arn: `arn:aws:logs:${REGION}:${ACCOUNT}:log-group:${name}`,
  }),
  'aws:iam/role:Role': ({ name }) => ({ arn: `arn:aws:iam::${ACCOUNT}:role/${name}` }),
  'aws:sns/topic:Topic': ({ name, region }) => ({
    arn: `arn:aws:sns:${region ?? REGION}:${ACCOUNT}:${name}`,
  }),
  'aws:sesv2/emailIdentity:EmailIdentity': ({ emailIdentity }) => ({
    arn: `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${emailIdentity}`,
    dkimSigningAttributes: { tokens: ['one', 'two', 'three'] },
  }),
  'aws:sesv2/configurationSet:ConfigurationSet': ({ configurationSetName }) => ({
    arn: `arn:aws:ses:${REGION}:${ACCOUNT}:configuration-set/${configurationSetName}`,
  }),
  'aws:cloudfront/distribution:Distribution': ({ tags }, _, id) => ({
    arn: `arn:aws:cloudfront::${ACCOUNT}:distribution/${id}`,
    domainName: `${token(id)}.cloudfront.net`,
    hostedZoneId: 'Z2FDTNDATAQYW2',
    etag: 'E1',
    aliases: [],
    tagsAll: tags ?? SHARED_ROUTER_TAGS,
  }),
  'aws:cloudfront/keyValueStore:KeyValueStore': (_, name) => ({
    arn: `arn:aws:cloudfront::${ACCOUNT}:key-value-store/${name}`,
  }),
  'aws:acm/certificate:Certificate': ({ domainName }) => ({
    arn: `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/${token(domainName)}`,
    domainValidationOptions: [
      {
        domainName,
        resourceRecordName: `_validation.${domainName}`,
        resourceRecordType: 'CNAME',
        resourceRecordValue: 'value.acm-validations.aws',
      },
    ],
  }),
  'aws:acm/certificateValidation:CertificateValidation': ({ certificateArn }) => ({ certificateArn }),
  'random:index/randomBytes:RandomBytes': () => ({ base64: Buffer.alloc(32).toString('base64') }),
  'pulumi-nodejs:dynamic:Resource': (_, name) => dynamicState(name),
};

/** SST's own resources, which its command line would create. */
function dynamicState(name) {
  if (name.includes('HostedZoneLookup')) return { zoneId: 'Z0000000000000000000' };
  if (name.includes('DistributionDeploymentWaiter')) return { isDone: true };
  return {};
}

/** What the stage `previews` left on its distribution. */
const SHARED_ROUTER_TAGS = {
  'sst:ref:kv': `arn:aws:cloudfront::${ACCOUNT}:key-value-store/shared`,
  'sst:ref:kv-namespace': 'shrd',
  'sst:ref:version': '2',
  'sst:ref:protection': 'oac',
};

/** Answers the program's calls; a call without an answer here is an error. */
export function answerCall({ token: question, inputs }) {
  switch (question) {
    case 'aws:index/getRegion:getRegion':
      return { region: REGION, name: REGION, id: REGION };
    case 'aws:index/getPartition:getPartition':
      return { partition: 'aws', dnsSuffix: 'amazonaws.com' };
    case 'aws:index/getCallerIdentity:getCallerIdentity':
      return { accountId: ACCOUNT, arn: `arn:aws:iam::${ACCOUNT}:user/test` };
    case 'aws:ssm/getParameter:getParameter':
      return { value: 'ESHAREDPREVIEWS', name: inputs.name, type: 'String' };
    case 'aws:iam/getPolicyDocument:getPolicyDocument':
      return { ...inputs, json: policyJson(inputs.statements ?? []) };
    default:
      throw new Error(`The program asks ${question}, which the evaluation cannot answer`);
  }
}

const policyJson = (statements) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: statements.map((statement) => ({
      Effect: statement.effect ?? 'Allow',
      ...(statement.principals && {
        Principal: Object.fromEntries(statement.principals.map((p) => [p.type, p.identifiers])),
      }),
      Action: statement.actions,
      Resource: statement.resources,
      ...(statement.conditions && {
        Condition: Object.fromEntries(statement.conditions.map((c) => [c.test, { [c.variable]: c.values }])),
      }),
    })),
  });
