import { INDEX_NAMES, LOCKED_PARTITIONS } from '@tussock/store/table';
import { problems, same } from './problems';
import { type Check, type Stack, type Statement, statementsOf } from './stack';

const tableArn = (stack: Stack, name: string) =>
  `arn:aws:dynamodb:ap-southeast-2:123456789012:table/${stack.one('dynamodb/table:Table', `${name}TableTable`).inputs.name}`;

const searchFiles = (stack: Stack) =>
  `arn:aws:s3:::${stack.one('s3/bucket:Bucket', 'SearchFilesBucket').inputs.bucket}/search/*`;

/** The whole of what each function may do, beside its own log and traces. */
function expected(stack: Stack, name: string): Statement[] {
  const allow = (actions: string[], resources: string[], conditions = {}): Statement => ({
    effect: 'Allow',
    actions,
    resources,
    principals: {},
    conditions,
  });
  if (['Api', 'Pages', 'Images', 'Mcp'].includes(name)) {
    const table = tableArn(stack, 'Directory');
    return [
      allow(['dynamodb:GetItem', 'dynamodb:Query'], [table]),
      allow(
        ['dynamodb:Query'],
        (['Images', 'Mcp'].includes(name) ? ['bySlug'] : INDEX_NAMES).map(
          (index) => `${table}/index/${index}`,
        ),
      ),
      ...(name === 'Api'
        ? []
        : [
            {
              ...allow(['dynamodb:GetItem', 'dynamodb:Query'], [table], {
                'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [LOCKED_PARTITIONS] },
              }),
              effect: 'Deny',
            },
          ]),
      ...(name === 'Images' ? [] : [allow(['s3:GetObject'], [searchFiles(stack)])]),
    ];
  }
  const table = tableArn(stack, 'Submissions');
  if (name === 'Submit') return [allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [table])];
  const set = stack.one('sesv2/configurationSet:ConfigurationSet', 'MailConfig').inputs.configurationSetName;
  const mail = 'arn:aws:ses:ap-southeast-2:123456789012';
  const { domain, mail_from, mail_to } = stack.settings;
  const recipients = new Set(mail_to.flatMap((address) => [address, address.split('@')[1]]));
  recipients.delete(domain);
  return [
    allow(['dynamodb:Query'], [`${table}/index/byMailDue`]),
    allow(['dynamodb:UpdateItem'], [table]),
    // In the sandbox of SES, sending also needs permission for the recipient's identity.
    allow(
      ['ses:SendEmail'],
      [
        `${mail}:identity/${domain}`,
        `${mail}:configuration-set/${set}`,
        ...[...recipients].map((identity) => `${mail}:identity/${identity}`),
      ],
      { StringEquals: { 'ses:FromAddress': [mail_from] } },
    ),
  ];
}

const OWN_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const TRACES = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

/** Trap 10: exactly what each function needs, written out. */
export const leastPrivilege: Check = (stack) => {
  const { list, unless } = problems();
  for (const name of stack.lambdaNames) {
    const role = stack.one('iam/role:Role', `${name}Role`);
    unless(same(role.inputs.managedPolicyArns, []), `${name}: no policy of somebody else's`);
    const statements = stack.statements(name);
    const own = statements.filter(({ actions }) => !same(actions, OWN_LOG) && !same(actions, TRACES));
    unless(
      same(own, expected(stack, name)),
      `${name}: may do exactly ${JSON.stringify(expected(stack, name))}`,
    );
    const log = statements.find(({ actions }) => same(actions, OWN_LOG));
    unless(
      log !== undefined &&
        log.resources.length === 1 &&
        allowsOnlyOwnLog(stack, name, log.resources[0] ?? ''),
      `${name}: writes its own log and no other`,
    );
    const traces = statements.find(({ actions }) => same(actions, TRACES));
    unless(same(traces?.resources, ['*']), `${name}: sends its traces`);
    unless(same(lambdaOnly(role.inputs.assumeRolePolicy), true), `${name}: only Lambda takes its role`);
  }
  return list;
};

/** The role that deploys previews of pull requests makes only roles that this policy bounds; no other stage needs it. */
export const boundary: Check = (stack) => {
  const { list, unless } = problems();
  const expected = /^pr-/.test(stack.stage)
    ? 'arn:aws:iam::123456789012:policy/tussock-preview-boundary'
    : undefined;
  for (const { name, inputs } of stack.all('iam/role:Role'))
    unless(inputs.permissionsBoundary === expected, `${name}: bounded by ${expected ?? 'no policy'}`);
  return list;
};

function allowsOnlyOwnLog(stack: Stack, name: string, resource: string): boolean {
  const pattern = new RegExp(
    `^${resource.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^:]*')}$`,
  );
  return stack.lambdaNames.every((other) => {
    const log = stack.one('cloudwatch/logGroup:LogGroup', `${other}LogGroup`).inputs.name;
    return (
      pattern.test(`arn:aws:logs:ap-southeast-2:123456789012:log-group:${log}:stream`) === (other === name)
    );
  });
}

function lambdaOnly(policy: string | { Statement: unknown }): boolean {
  const text = typeof policy === 'string' ? policy : JSON.stringify(policy);
  const statements = statementsOf(text);
  return (
    statements.length === 1 &&
    statements.every(({ actions, principals }) =>
      same([actions, principals], [['sts:AssumeRole'], { Service: 'lambda.amazonaws.com' }]),
    )
  );
}

/** No wildcard anywhere but for the traces, which have no narrower resource. */
export const noWildcards: Check = (stack) => {
  const { list, unless } = problems();
  for (const name of stack.lambdaNames) {
    for (const { actions, resources } of stack.statements(name)) {
      unless(
        actions.every((action) => !action.includes('*')),
        `${name}: ${actions.join(', ')} names every action`,
      );
      unless(
        !resources.includes('*') || same(actions, TRACES),
        `${name}: ${actions.join(', ')} names its resources`,
      );
    }
  }
  return list;
};
