import { type Check, problems, type Stack, same } from './stack';

const LAMBDA_ALARMS = ['Errors', 'Throttles', 'Latency'];
const EDGE = 'us-east-1';

const expectedAlarms = (stack: Stack) =>
  [
    ...stack.lambdaNames.flatMap((name) =>
      LAMBDA_ALARMS.map((alarm) => `${name.replace('Handler', '')}${alarm}`),
    ),
    'MailerSilent',
    'MailBounceRate',
    'MailComplaintRate',
    'ApiServerErrors',
    'PagesServerErrors',
    'MailGivenUp',
    'SubmissionFailed',
    'Edge5xx',
  ].map((name) => `${name}Alarm`);

/** Trap 9: an alarm for everything, told to a topic of its own region. */
export const alarms: Check = (stack) => {
  const { list, unless } = problems();
  const found = stack.all('cloudwatch/metricAlarm:MetricAlarm');
  const expected = stack.production ? expectedAlarms(stack) : [];
  unless(same(found.map(({ name }) => name).sort(), expected.sort()), `alarms: ${expected.join(', ')}`);
  for (const { name, inputs } of found) {
    const region = inputs.namespace === 'AWS/CloudFront' ? EDGE : 'ap-southeast-2';
    unless((inputs.region ?? 'ap-southeast-2') === region, `${name} stands where its metric is`);
    const actions = [...inputs.alarmActions, ...inputs.okActions] as string[];
    unless(
      actions.length === 2 && actions.every((arn) => arn.split(':')[3] === region),
      `${name} tells the topic of its region`,
    );
    if (inputs.namespace === 'AWS/Lambda') {
      const fn = stack.lambda(name.match(/^(Api|Pages|Submit)/)?.[0] ?? 'MailerHandler').inputs.name;
      unless(inputs.dimensions.FunctionName === fn, `${name} watches its function`);
      unless(
        !name.includes('Latency') ||
          inputs.threshold <
            stack.lambda(name.match(/^(Api|Pages|Submit)/)?.[0] ?? 'MailerHandler').inputs.timeout * 1000,
        `${name} speaks before the time-out`,
      );
    }
  }
  const silent = found.find(({ name }) => name === 'MailerSilentAlarm');
  unless(
    !stack.production || silent?.inputs.treatMissingData === 'breaching',
    'a mailer that never runs is noticed',
  );
  return list;
};

/** Somebody reads the alarms. */
export const subscriptions: Check = (stack) => {
  const { list, unless } = problems();
  const topics = stack.all('sns/topic:Topic');
  unless(topics.length === (stack.production ? 2 : 0), 'two topics, on production');
  for (const { name, inputs } of topics) {
    const subscription = stack
      .all('sns/topicSubscription:TopicSubscription')
      .find((candidate) => candidate.inputs.topic.endsWith(`:${inputs.name}`))?.inputs;
    unless(
      subscription?.protocol === 'email' && subscription.endpoint.includes('@'),
      `${name} writes to somebody`,
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
  for (const { inputs } of budgets) {
    unless(Number(inputs.limitAmount) > 0 && inputs.timeUnit === 'MONTHLY', 'a monthly sum');
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
  unless(identities[0]?.inputs.emailIdentity === 'tussock.example', 'mail comes from our domain');
  const records = stack.all('route53/record:Record').map(({ inputs }) => inputs);
  unless(records.filter(({ name }) => name.includes('_domainkey')).length === 3, 'DKIM');
  unless(
    records.some(
      ({ name, records: values }) => name.startsWith('_dmarc') && values?.[0].includes('p=quarantine'),
    ),
    'DMARC',
  );
  unless(
    records.some(({ type, name }) => type === 'MX' && name === 'bounce.tussock.example'),
    'bounces come back to a domain of ours',
  );
  return list;
};
