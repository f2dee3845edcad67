import type { Resource } from '../../../scripts/infra/resource';
import { problems, same } from './problems';
import type { Check, Stack } from './stack';

const LAMBDA_ALARMS = ['Errors', 'Throttles', 'Latency'];
const EDGE = 'us-east-1';
/** The functions whose alarms do not sound at a single error. */
const READERS = ['Api', 'Pages', 'Images', 'Mcp'];

const expectedAlarms = (stack: Stack) => [
  ...stack.lambdaNames.flatMap((name) =>
    LAMBDA_ALARMS.map((alarm) => `${name.replace('Handler', '')}${alarm}Alarm`),
  ),
  ...READERS.filter((name) => stack.lambdaNames.includes(name)).map((name) => `${name}FailingAlarm`),
  'DirectoryTableThrottlesAlarm',
  'SubmissionsTableThrottlesAlarm',
  ...Object.keys(OTHER_ALARMS),
];

/**
 * Only what always sends data is missed, and everything else is silent while nothing happens; but a certificate that has expired sends no
 * more, and nothing is well then.
 */
const WITHOUT_DATA: Record<string, string> = {
  MailerSilentAlarm: 'breaching',
  SiteUnreachableAlarm: 'breaching',
  CertificateExpiresAlarm: 'ignore',
};

/** Trap 9: an alarm for everything, told to a topic of its own region. */
export const alarms: Check = (stack) => {
  const { list, unless } = problems();
  const found = stack.all('cloudwatch/metricAlarm:MetricAlarm');
  const expected = stack.production ? expectedAlarms(stack) : [];
  const names = found.map(({ name }) => name);
  for (const name of names) unless(expected.includes(name), `${name} is not in OTHER_ALARMS`);
  for (const name of expected) unless(names.includes(name), `${name} is missing`);
  return [...list, ...found.flatMap((alarm) => alarmProblems(stack, alarm))];
};

const AT_EDGE = ['AWS/CloudFront', 'AWS/Route53', 'AWS/CertificateManager'];

function alarmProblems(stack: Stack, { name, inputs }: Resource): string[] {
  const { list, unless } = problems();
  const short = name.replace(/Alarm$/, '');
  const region = AT_EDGE.includes(inputs.namespace) ? EDGE : 'ap-southeast-2';
  unless((inputs.region ?? 'ap-southeast-2') === region, `${name} stands where its metric is`);
  unless(inputs.name === `tussock-${stack.stage}-${short}`, `${name} has a name of its own in the account`);
  const [means = '', advice] = String(inputs.alarmDescription).split(/\. (?=What to do: )/);
  unless(/^\S+(?: \S+){4,}$/.test(means), `${name} says in words what has happened`);
  unless(
    advice === `What to do: docs/operations/alarms.md, "${short}".`,
    `${name} says where to read what to do`,
  );
  const missing = WITHOUT_DATA[name] ?? 'notBreaching';
  unless(inputs.treatMissingData === missing, `${name}: without data it is ${missing}`);
  const watched = WATCHED[inputs.namespace]?.(stack, name);
  unless(!watched || same(inputs.dimensions, watched), `${name} watches what its name says`);
  const actions = [...inputs.alarmActions, ...inputs.okActions] as string[];
  unless(
    actions.length === 2 && actions.every((arn) => arn.split(':')[3] === region),
    `${name} tells the topic of its region`,
  );
  unless(
    !name.includes('Latency') || inputs.threshold < lambdaOf(stack, name).timeout * 1_000,
    `${name} speaks before the time-out`,
  );
  return list;
}

const lambdaOf = (stack: Stack, alarm: string) =>
  stack.lambda(/^(Api|Pages|Images|Mcp|Submit)/.exec(alarm)?.[0] ?? 'MailerHandler').inputs;

/** The dimensions of an alarm, by the namespace of its metric. */
const WATCHED: Record<string, (stack: Stack, alarm: string) => object> = {
  'AWS/CloudFront': () => ({ DistributionId: 'RouterCdnDistribution-id', Region: 'Global' }),
  'AWS/CertificateManager': (stack) => ({ CertificateArn: certificateOf(stack) }),
  'AWS/Lambda': (stack, alarm) => ({ FunctionName: lambdaOf(stack, alarm).name }),
};

const certificateOf = (stack: Stack): string =>
  stack.one('cloudfront/distribution:Distribution', 'RouterCdnDistribution').inputs.viewerCertificate
    .acmCertificateArn;

/** What each alarm looks at, and when it speaks, but for those of every function and of every table. */
const OTHER_ALARMS: Record<string, string> = {
  MailerSilentAlarm: 'AWS/Lambda Invocations Sum < 1, 3 x 300 s',
  MailBounceRateAlarm: 'AWS/SES Reputation.BounceRate Average >= 0.03, 1 x 3600 s',
  MailComplaintRateAlarm: 'AWS/SES Reputation.ComplaintRate Average >= 0.0005, 1 x 3600 s',
  ApiServerErrorsAlarm: 'tussock-production ServerError of api Sum >= 5, 1 x 300 s',
  PagesServerErrorsAlarm: 'tussock-production ServerError of pages Sum >= 5, 1 x 300 s',
  McpServerErrorsAlarm: 'tussock-production ServerError of mcp Sum >= 5, 1 x 300 s',
  ImagesServerErrorsAlarm: 'tussock-production ServerError of images Sum >= 5, 1 x 300 s',
  ApiSearchFileAlarm: 'tussock-production SearchFileUnreadable of api Sum >= 1, 1 x 300 s',
  PagesSearchFileAlarm: 'tussock-production SearchFileUnreadable of pages Sum >= 1, 1 x 300 s',
  McpSearchFileAlarm: 'tussock-production SearchFileUnreadable of mcp Sum >= 1, 1 x 300 s',
  ApiReleaseUnreadableAlarm: 'tussock-production ReleaseUnreadable of api Sum >= 1, 1 x 300 s',
  PagesReleaseUnreadableAlarm: 'tussock-production ReleaseUnreadable of pages Sum >= 1, 1 x 300 s',
  ImagesReleaseUnreadableAlarm: 'tussock-production ReleaseUnreadable of images Sum >= 1, 1 x 300 s',
  McpReleaseUnreadableAlarm: 'tussock-production ReleaseUnreadable of mcp Sum >= 1, 1 x 300 s',
  ApiTableRepeatedAlarm: 'tussock-production TableCallRepeated of api Sum >= 5, 3 x 300 s',
  PagesTableRepeatedAlarm: 'tussock-production TableCallRepeated of pages Sum >= 5, 3 x 300 s',
  ImagesTableRepeatedAlarm: 'tussock-production TableCallRepeated of images Sum >= 5, 3 x 300 s',
  McpTableRepeatedAlarm: 'tussock-production TableCallRepeated of mcp Sum >= 5, 3 x 300 s',
  McpSecretRefusedAlarm: 'tussock-production EdgeSecretRefused of mcp Sum >= 1, 1 x 300 s',
  SubmitSecretRefusedAlarm: 'tussock-production EdgeSecretRefused of submissions Sum >= 1, 1 x 300 s',
  MailOverdueAlarm: 'tussock-production MailOverdue of mailer Maximum >= 1, 1 x 300 s',
  MailGivenUpAlarm: 'tussock-production MailGivenUp of mailer Sum >= 1, 1 x 300 s',
  SubmissionFailedAlarm: 'tussock-production SubmissionFailed of submissions Sum >= 1, 1 x 300 s',
  Edge5xxAlarm: 'AWS/CloudFront 5xxErrorRate Average >= 1, 2 x 300 s',
  SiteUnreachableAlarm: 'AWS/Route53 HealthCheckStatus Minimum < 1, 5 x 60 s',
  CertificateExpiresAlarm: 'AWS/CertificateManager DaysToExpiry Minimum < 30, 1 x 86400 s',
};

/** What each alarm looks at, and when it speaks: written down here, so that another metric or limit is a difference. */
export const ALARMS: Record<string, string> = {
  ...Object.fromEntries(
    (
      [
        ['Api', 5, 1_000],
        ['Pages', 5, 2_000],
        ['Mcp', 5, 2_000],
        ['Images', 5, 3_000],
        ['Submit', 1, 2_000],
        ['Mailer', 1, 30_000],
      ] as const
    ).flatMap(([name, errors, latency]) => [
      [`${name}ErrorsAlarm`, `AWS/Lambda Errors Sum >= ${errors}, 1 x 300 s`],
      [`${name}ThrottlesAlarm`, 'AWS/Lambda Throttles Sum >= 1, 1 x 300 s'],
      [`${name}LatencyAlarm`, `AWS/Lambda Duration p95 >= ${latency}, 3 x 300 s`],
    ]),
  ),
  ...Object.fromEntries(READERS.map((name) => [`${name}FailingAlarm`, '10 % of its runs, 3 of 24 x 3600 s'])),
  ...OTHER_ALARMS,
};

/** Each alarm by its metric, its service, its limit and how long it waits; a sum of metrics has a check of its own. */
export const alarmLimits: Check = (stack) => {
  const { list, unless } = problems();
  for (const { name, inputs } of stack.all('cloudwatch/metricAlarm:MetricAlarm')) {
    if (inputs.metricQueries !== undefined) continue;
    const { namespace, metricName, dimensions, statistic, extendedStatistic, period } = inputs;
    const metric = [namespace, metricName, ...(dimensions?.service ? ['of', dimensions.service] : [])].join(
      ' ',
    );
    const sign = { GreaterThanOrEqualToThreshold: '>=', LessThanThreshold: '<' }[
      inputs.comparisonOperator as string
    ];
    const said = `${metric} ${statistic ?? extendedStatistic} ${sign} ${inputs.threshold}, ${inputs.evaluationPeriods} x ${period} s`;
    unless(said === ALARMS[name], `${name}: ${ALARMS[name]}, not ${said}`);
  }
  return list;
};

/** Those that Route 53 asks from. Three is the fewest that it takes. */
const CHECKING_REGIONS: ReadonlySet<string> = new Set([
  ...['ap-northeast-1', 'ap-southeast-1', 'ap-southeast-2', 'eu-west-1', 'sa-east-1'],
  ...['us-east-1', 'us-west-1', 'us-west-2'],
]);

/** Production alone is asked for from outside, by the name and over the protocol that visitors use. */
export const healthCheck: Check = (stack) => {
  const { list, unless } = problems();
  const found = stack.all('route53/healthCheck:HealthCheck');
  unless(found.length === (stack.production ? 1 : 0), 'one health check, on production');
  for (const { name, inputs } of found) {
    const { type, fqdn, port, resourcePath, requestInterval, failureThreshold, regions, tags } = inputs;
    unless(name !== '' && tags?.Name?.includes('production'), 'its name says what it is of');
    unless(
      same([type, fqdn, port, resourcePath], ['HTTPS', stack.hosts[0], 443, '/']),
      'it asks for the home page',
    );
    unless(requestInterval === 30 && failureThreshold === 3, 'it asks as often as it must');
    const asking = new Set(regions.filter((region: string) => CHECKING_REGIONS.has(region)));
    unless(asking.size >= 3 && asking.size === regions.length, 'it asks from three regions that can');
    const [alarm] = stack
      .all('cloudwatch/metricAlarm:MetricAlarm')
      .filter(({ inputs }) => inputs.namespace === 'AWS/Route53');
    unless(same(alarm?.inputs.dimensions, { HealthCheckId: `${name}-id` }), 'the alarm watches it');
  }
  return list;
};

/** A part of an alarm over several metrics: what is made of them, or one of them. */
interface MetricQuery {
  id: string;
  label?: string;
  expression?: string;
  returnData?: boolean;
  metric: {
    namespace: string;
    metricName: string;
    dimensions: Record<string, string>;
    stat: string;
    period: number;
  };
}

/** Throttled requests of each table and each of its indexes: CloudWatch counts them apart. */
export const tableThrottles: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.production) return list;
  for (const [name, operations] of [
    ['Directory', ['Read']],
    ['Submissions', ['Read', 'Write']],
  ] as const) {
    const table = stack.one('dynamodb/table:Table', `${name}TableTable`).inputs;
    const places = [undefined, ...table.globalSecondaryIndexes.map((index: { name: string }) => index.name)];
    const alarm = stack.one('cloudwatch/metricAlarm:MetricAlarm', `${name}TableThrottlesAlarm`).inputs;
    const [sum, ...parts] = alarm.metricQueries as MetricQuery[];
    unless(sum?.expression === 'SUM(METRICS())' && sum.returnData === true, `${name}: the sum decides`);
    unless(Boolean(sum?.label), `${name}: the sum has a label`);
    // CloudWatch's rule for the id of a metric.
    unless(/^[a-z]\w*$/.test(sum?.id ?? ''), `${name}: the sum has an id`);
    unless(parts.length <= 10, `${name}: CloudWatch adds up ten metrics at most`);
    const watched = parts.map(({ metric: { namespace, metricName, dimensions, stat } }) =>
      [namespace, metricName, dimensions.TableName, dimensions.GlobalSecondaryIndexName, stat].join(' '),
    );
    const expected = operations.flatMap((operation) =>
      places.map((index) =>
        ['AWS/DynamoDB', `${operation}ThrottleEvents`, table.name, index, 'Sum'].join(' '),
      ),
    );
    unless(same(watched.sort(), expected.sort()), `${name}: the table and every index is watched`);
    unless(
      alarm.threshold === 1 &&
        alarm.evaluationPeriods === 1 &&
        alarm.comparisonOperator === 'GreaterThanOrEqualToThreshold',
      `${name}: the first one is told`,
    );
    // CloudWatch refuses an alarm with a period of its own and a sum, and metrics that share an id.
    unless(alarm.period === undefined, `${name}: each metric has the period`);
    unless(
      parts.every(({ metric }) => metric.period === 300) &&
        new Set([...parts.map(({ id }) => id), sum?.id]).size === parts.length + 1,
      `${name}: five minutes each, under a name each`,
    );
  }
  return list;
};

/** An alarm for each function that fails for the few who come: crashes and answers with an error, in percent of its runs. */
export const failing: Check = (stack) => {
  const { list, unless } = problems();
  for (const name of stack.production ? READERS.filter((one) => stack.lambdaNames.includes(one)) : []) {
    const alarm = stack.one('cloudwatch/metricAlarm:MetricAlarm', `${name}FailingAlarm`).inputs;
    const [share, ...parts] = alarm.metricQueries as MetricQuery[];
    unless(
      share?.expression === '100 * SUM([answered, crashed]) / runs' &&
        share.returnData === true &&
        Boolean(share.label),
      `${name}: the percentage decides`,
    );
    const { name: FunctionName } = stack.lambda(name).inputs;
    const watched = parts.map(({ id, metric: { namespace, metricName, dimensions, stat, period } }) =>
      [id, namespace, metricName, JSON.stringify(dimensions), stat, period].join(' '),
    );
    const expected = [
      `answered tussock-production ServerError ${JSON.stringify({ service: name.toLowerCase() })} Sum 3600`,
      `crashed AWS/Lambda Errors ${JSON.stringify({ FunctionName })} Sum 3600`,
      `runs AWS/Lambda Invocations ${JSON.stringify({ FunctionName })} Sum 3600`,
    ];
    unless(same(watched, expected), `${name}: its errors and its runs are watched, hour by hour`);
    // CloudWatch refuses an alarm with a period of its own beside those of its metrics, and one that looks back for more than a day.
    unless(alarm.period === undefined, `${name}: each metric has the period`);
    const limit = [alarm.threshold, alarm.datapointsToAlarm, alarm.evaluationPeriods];
    unless(
      same(limit, [10, 3, 24]) && alarm.comparisonOperator === 'GreaterThanOrEqualToThreshold',
      `${name}: ten percent, in three hours of a day`,
    );
  }
  return list;
};

/** Somebody reads the alarms. */
export const subscriptions: Check = (stack) => {
  const { list, unless } = problems();
  const topics = stack.all('sns/topic:Topic');
  const expected = stack.production ? ['Alarms', 'EdgeAlarms'] : [];
  unless(same(topics.map(({ name }) => name).sort(), expected), 'two topics, on production');
  for (const { name, inputs } of topics) {
    unless(inputs.name === `tussock-${name.toLowerCase()}`, `${name} has a name of its own in the account`);
    const found = stack
      .all('sns/topicSubscription:TopicSubscription')
      .find((candidate) => candidate.inputs.topic.endsWith(`:${inputs.name}`));
    const subscription = found?.inputs;
    unless(found?.name === `${name}Mail`, `${name}: its subscription is named after it`);
    unless(
      subscription?.protocol === 'email' && subscription.endpoint === stack.settings.alarm_email,
      `${name} writes to ${stack.settings.alarm_email}`,
    );
    unless(subscription?.region === inputs.region, `${name}: the subscription is in its region`);
  }
  return list;
};

/** Money is watched on production. */
export const budget: Check = (stack) => {
  const { list, unless } = problems();
  const budgets = stack.all('budgets/budget:Budget');
  unless(budgets.length === (stack.production ? 1 : 0), 'a budget on production');
  for (const { name, inputs } of budgets) {
    unless(name === 'Budget', 'the budget is named so');
    unless(
      Number(inputs.limitAmount) === stack.settings.monthly_budget && inputs.timeUnit === 'MONTHLY',
      `${stack.settings.monthly_budget} a month`,
    );
    unless(
      inputs.name === `tussock-${stack.stage}` && inputs.budgetType === 'COST' && inputs.limitUnit === 'USD',
      'a budget of US dollars',
    );
    unless(
      inputs.notifications.every(
        (one: Record<string, unknown>) =>
          one.thresholdType === 'PERCENTAGE' && one.comparisonOperator === 'GREATER_THAN',
      ),
      'warnings in percent of the budget',
    );
    unless(
      inputs.notifications.every(({ subscriberEmailAddresses }: Record<string, string[]>) =>
        same(subscriberEmailAddresses, [stack.settings.alarm_email]),
      ),
      'the budget writes to whom the alarms write',
    );
    unless(
      same(
        inputs.notifications.map((n: Record<string, unknown>) => [n.notificationType, n.threshold]),
        [
          ['ACTUAL', 80],
          ['FORECASTED', 100],
        ],
      ),
      'a warning at 80 %, another when the forecast passes it',
    );
  }
  return list;
};

/** Mail from our own domain, signed, with bounces of its own, on production alone. */
export const mail: Check = (stack) => {
  const { list, unless } = problems();
  const identities = stack.all('sesv2/emailIdentity:EmailIdentity');
  unless(identities.length === (stack.production ? 1 : 0), 'a mail domain on production');
  if (!stack.production) return list;
  const { domain, mail_from, mail_to, mail_servers } = stack.settings;
  unless(identities[0]?.inputs.emailIdentity === domain, `mail comes from ${domain}`);
  const { MAIL_FROM, MAIL_TO } = stack.lambda('MailerHandler').inputs.environment.variables;
  unless(MAIL_FROM === mail_from, `the mailer sends from ${mail_from}`);
  unless(MAIL_TO === mail_to.join(','), `the mailer sends to ${mail_to.join(' and ')}`);
  const records = stack.all('route53/record:Record').map(({ inputs }) => inputs);
  unless(records.filter(({ name }) => name.includes('_domainkey')).length === 3, 'DKIM');
  unless(
    records.some(
      ({ name, records: values }) => name.startsWith('_dmarc') && values?.[0].includes('p=quarantine'),
    ),
    'DMARC',
  );
  unless(
    records.some(({ type, name }) => type === 'MX' && name === `bounce.${domain}`),
    'bounces come back to a domain of ours',
  );
  const exchange = records.filter(({ type, name }) => type === 'MX' && name === domain);
  unless(
    same(
      exchange.map(({ records: servers }) => servers),
      mail_servers.length > 0 ? [mail_servers] : [],
    ),
    'mail to the domain reaches the servers of the settings',
  );
  return list;
};
