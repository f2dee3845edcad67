import type { Stage } from './stage';

/** Seconds that each data point covers. */
export const PERIOD = 300;

type AlarmArgs = {
  [K in keyof aws.cloudwatch.MetricAlarmArgs]?: aws.cloudwatch.MetricAlarmArgs[K] | undefined;
};

/** The e-mail of an alarm has its description and no other words of ours: it leads to the section that names the alarm. */
const whatToDo = (name: string) => `What to do: docs/operations/alarms.md, "${name}".`;

/** Five minutes, at or above the threshold, silent without data, unless `args` says otherwise. `means` is what has happened. */
export function alarm(
  stage: Stage,
  name: string,
  notified: aws.sns.Topic,
  { means, ...args }: AlarmArgs & { means: string },
) {
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    name: `tussock-${stage.name}-${name}`,
    comparisonOperator: 'GreaterThanOrEqualToThreshold',
    period: PERIOD,
    evaluationPeriods: 1,
    treatMissingData: 'notBreaching',
    alarmActions: [notified.arn],
    okActions: [notified.arn],
    alarmDescription: `${means}. ${whatToDo(name)}`,
    ...args,
  });
}
