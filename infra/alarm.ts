import type { Stage } from './stage';

/** Seconds that each data point covers. */
export const PERIOD = 300;

/** Five minutes, at or above the threshold, silent without data, unless `args` says otherwise. */
export function alarm(
  stage: Stage,
  name: string,
  notified: aws.sns.Topic,
  args: { [K in keyof aws.cloudwatch.MetricAlarmArgs]?: aws.cloudwatch.MetricAlarmArgs[K] | undefined },
) {
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    name: `tussock-${stage.name}-${name}`,
    comparisonOperator: 'GreaterThanOrEqualToThreshold',
    period: PERIOD,
    evaluationPeriods: 1,
    treatMissingData: 'notBreaching',
    alarmActions: [notified.arn],
    okActions: [notified.arn],
    ...args,
  });
}
