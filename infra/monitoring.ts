import { alarm, PERIOD } from './alarm';
import { createBudget } from './budget';
import { createEdgeAlarms, type WatchedDistribution } from './edge-alarms';
import { SETTINGS } from './settings';
import { EDGE_REGION, type Stage } from './stage';

export interface Watched {
  /** By the name that alarms carry; latency in milliseconds at the 95th percentile. */
  functions: { name: string; functionName: $util.Input<string>; errors: number; latency: number }[];
  tables: WatchedTable[];
  distribution: WatchedDistribution;
}

const HOUR = 3_600;

interface WatchedTable {
  name: string;
  table: sst.aws.Dynamo;
  definition: { globalIndexes: object };
  operations: ('Read' | 'Write')[];
}

/** Alarms and a budget, written to one address. CloudFront's metrics exist in one region only, with a topic there. */
export function createMonitoring(stage: Stage, watched: Watched) {
  const here = topic('Alarms', {});
  const edge = topic('EdgeAlarms', { region: EDGE_REGION });

  for (const { name, functionName, errors, latency } of watched.functions) {
    const metric = (metricName: string) => ({
      namespace: 'AWS/Lambda',
      metricName,
      dimensions: { FunctionName: functionName },
    });
    alarm(stage, `${name}Errors`, here, {
      ...metric('Errors'),
      statistic: 'Sum',
      threshold: errors,
      means: `${name} failed ${errors} times or more in five minutes`,
    });
    alarm(stage, `${name}Throttles`, here, {
      ...metric('Throttles'),
      statistic: 'Sum',
      threshold: 1,
      means: `${name} was refused an instance, by its cap or by the quota of the account`,
    });
    alarm(stage, `${name}Latency`, here, {
      ...metric('Duration'),
      extendedStatistic: 'p95',
      threshold: latency,
      evaluationPeriods: 3,
      means: `One in twenty runs of ${name} takes longer than ${latency} ms`,
    });
    // Where few come, there never are five errors in five minutes. The edge does not see a call of an assistant that failed, and one picture
    // an hour that could not be drawn is no percent of what the health check asks for.
    if (errors > 1) {
      alarm(stage, `${name}Failing`, here, {
        ...failures(stage, name, functionName),
        threshold: 10,
        evaluationPeriods: 24,
        datapointsToAlarm: 3,
        means: `One in ten runs of ${name} or more failed, in three hours of the last 24`,
      });
    }
    if (name === 'Mailer') {
      alarm(stage, 'MailerSilent', here, {
        ...metric('Invocations'),
        statistic: 'Sum',
        comparisonOperator: 'LessThanThreshold',
        threshold: 1,
        evaluationPeriods: 3,
        treatMissingData: 'breaching',
        means: 'The mailer has not run for a quarter of an hour',
      });
    }
  }

  for (const watchedTable of watched.tables) {
    alarm(stage, `${watchedTable.name}TableThrottles`, here, {
      ...throttles(watchedTable),
      threshold: 1,
      means: `DynamoDB refused requests to the ${watchedTable.name} table, or to one of its indexes`,
    });
  }

  // Amazon reviews an account at 5 % bounces and 0.1 % complaints.
  for (const [metricName, threshold] of [
    ['Reputation.BounceRate', 0.03],
    ['Reputation.ComplaintRate', 0.0005],
  ] as const) {
    alarm(stage, `Mail${metricName.replace('Reputation.', '')}`, here, {
      namespace: 'AWS/SES',
      metricName,
      statistic: 'Average',
      period: 3600,
      threshold,
      means: `SES ${metricName} nears the limit at which Amazon stops our mail`,
    });
  }

  // What the code itself counts: answers that failed, a search file or a release that could not be read, a secret of the edge that the
  // function does not take, a submission that was lost, a mail that is not tried again, reads that the SDK had to repeat. Lambda's own
  // errors leave out those that became an answer. A few reads go wrong each day: the alarm is for those that do for a quarter of an hour.
  for (const [name, metricName, service, threshold, evaluationPeriods] of [
    ['ApiServerErrors', 'ServerError', 'api', 5, 1],
    ['PagesServerErrors', 'ServerError', 'pages', 5, 1],
    ['ImagesServerErrors', 'ServerError', 'images', 5, 1],
    ['McpServerErrors', 'ServerError', 'mcp', 5, 1],
    ['ApiSearchFile', 'SearchFileUnreadable', 'api', 1, 1],
    ['PagesSearchFile', 'SearchFileUnreadable', 'pages', 1, 1],
    ['McpSearchFile', 'SearchFileUnreadable', 'mcp', 1, 1],
    ['ApiReleaseUnreadable', 'ReleaseUnreadable', 'api', 1, 1],
    ['PagesReleaseUnreadable', 'ReleaseUnreadable', 'pages', 1, 1],
    ['ImagesReleaseUnreadable', 'ReleaseUnreadable', 'images', 1, 1],
    ['McpReleaseUnreadable', 'ReleaseUnreadable', 'mcp', 1, 1],
    ['ApiTableRepeated', 'TableCallRepeated', 'api', 5, 3],
    ['PagesTableRepeated', 'TableCallRepeated', 'pages', 5, 3],
    ['ImagesTableRepeated', 'TableCallRepeated', 'images', 5, 3],
    ['McpTableRepeated', 'TableCallRepeated', 'mcp', 5, 3],
    ['McpSecretRefused', 'EdgeSecretRefused', 'mcp', 1, 1],
    ['SubmitSecretRefused', 'EdgeSecretRefused', 'submissions', 1, 1],
    ['SubmissionFailed', 'SubmissionFailed', 'submissions', 1, 1],
    ['MailGivenUp', 'MailGivenUp', 'mailer', 1, 1],
  ] as const) {
    alarm(stage, name, here, { ...counted(stage, metricName, service), threshold, evaluationPeriods });
  }

  // A mail is tried for two days, at last every six hours. The mailer counts each minute those that wait after their third try, so
  // that the alarm is over when they have left, and not when their tries are far apart.
  alarm(stage, 'MailOverdue', here, {
    ...counted(stage, 'MailOverdue', 'mailer'),
    statistic: 'Maximum',
    threshold: 1,
  });

  createEdgeAlarms(stage, edge, watched.distribution);
  createBudget(stage);
}

/** What the code of a service counts, and what it means. */
const COUNTED = {
  ServerError: 'answers with errors, or its calls fail: often the table cannot be reached',
  SearchFileUnreadable: 'cannot read a search file',
  ReleaseUnreadable: 'cannot read the live release, and visitors see an earlier one',
  TableCallRepeated: 'has had to repeat reads of the table for a quarter of an hour',
  EdgeSecretRefused: 'refuses all that comes from the edge, whose secret is another one',
  SubmissionFailed: 'could not store a form that somebody sent',
  MailGivenUp: 'no longer tries to send an e-mail',
  MailOverdue: 'has e-mails that wait after three tries',
} as const;

const counted = (stage: Stage, metricName: keyof typeof COUNTED, service: string) => ({
  namespace: `tussock-${stage.name}`,
  metricName,
  dimensions: { service },
  statistic: 'Sum',
  means: `The function ${service} ${COUNTED[metricName]}`,
});

function topic(name: string, at: { region?: string }) {
  const created = new aws.sns.Topic(name, { ...at, name: `tussock-${name.toLowerCase()}` });
  new aws.sns.TopicSubscription(`${name}Mail`, {
    ...at,
    topic: created.arn,
    protocol: 'email',
    endpoint: SETTINGS.alarm_email,
  });
  return created;
}

/** The percentage of a function's runs that crashed or were answered with an error, of each hour that had any. */
function failures(stage: Stage, name: string, functionName: $util.Input<string>) {
  const ofLambda = { namespace: 'AWS/Lambda', dimensions: { FunctionName: functionName } };
  const { namespace, metricName, dimensions } = counted(stage, 'ServerError', name.toLowerCase());
  const metrics = {
    answered: { namespace, metricName, dimensions },
    crashed: { ...ofLambda, metricName: 'Errors' },
    runs: { ...ofLambda, metricName: 'Invocations' },
  };
  return {
    // Each metric has its own period.
    period: undefined,
    metricQueries: [
      {
        id: 'failures',
        expression: '100 * SUM([answered, crashed]) / runs',
        label: 'Failures',
        returnData: true,
      },
      ...Object.entries(metrics).map(([id, metric]) => ({
        id,
        metric: { ...metric, period: HOUR, stat: 'Sum' },
      })),
    ],
  };
}

/** The sum of the throttled requests of a table and its indexes. CloudWatch counts each apart and sums up at most ten. */
function throttles({ table, definition, operations }: WatchedTable) {
  const TableName = table.name;
  const indexes = Object.keys(definition.globalIndexes);
  const places = [{ TableName }, ...indexes.map((index) => ({ TableName, GlobalSecondaryIndexName: index }))];
  const metrics = operations.flatMap((operation) =>
    places.map((dimensions) => ({
      namespace: 'AWS/DynamoDB',
      metricName: `${operation}ThrottleEvents`,
      dimensions,
      period: PERIOD,
      stat: 'Sum',
    })),
  );
  return {
    // Each metric of the sum has its own period.
    period: undefined,
    metricQueries: [
      { id: 'throttles', expression: 'SUM(METRICS())', label: 'Throttles', returnData: true },
      ...metrics.map((metric, index) => ({ id: `m${index}`, metric })),
    ],
  };
}
