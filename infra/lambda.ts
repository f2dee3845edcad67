import type { Stage } from './stage';

export interface LambdaArgs {
  handler: string;
  memory: sst.aws.FunctionArgs['memory'];
  timeout: sst.aws.FunctionArgs['timeout'];
  environment: Record<string, $util.Input<string>>;
  /** What it may do beyond writing its own log and traces. */
  permissions: Permission[];
  url?: sst.aws.FunctionArgs['url'];
  /** Instances at most; keeps a flood on one function from starving the others. */
  reserved?: number;
  /** What must be in place before the new code runs. */
  after?: $util.Resource[];
}

export type Permission = Extract<NonNullable<sst.aws.FunctionArgs['permissions']>, unknown[]>[number];

/** What all functions have in common: runtime, structured logs kept for a bounded time, traces, least privilege. */
export function lambdaArgs(stage: Stage, name: string, args: LambdaArgs): sst.aws.FunctionArgs {
  const log = new aws.cloudwatch.LogGroup(`${name}Log`, {
    name: `/aws/lambda/tussock-${stage.name}-${name.toLowerCase()}`,
    retentionInDays: stage.production ? 90 : 7,
  });
  return {
    handler: args.handler,
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    memory: args.memory,
    timeout: args.timeout,
    nodejs: { minify: true },
    logging: { logGroup: log.name, format: 'json' },
    environment: {
      NODE_OPTIONS: '--enable-source-maps',
      POWERTOOLS_SERVICE_NAME: name.toLowerCase(),
      POWERTOOLS_METRICS_NAMESPACE: `tussock-${stage.name}`,
      POWERTOOLS_LOG_LEVEL: 'INFO',
      ...args.environment,
    },
    permissions: [
      ...args.permissions,
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [$interpolate`${log.arn}:*`] },
      // X-Ray knows no narrower resource.
      { actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] },
    ],
    ...(args.url !== undefined && { url: args.url }),
    ...(args.reserved !== undefined && { concurrency: { reserved: args.reserved } }),
    transform: {
      // SST adds a managed policy that may write any log of the account; the statements above replace it.
      role: { managedPolicyArns: [] },
      function: (properties, options) => {
        properties.tracingConfig = { mode: 'Active' };
        options.dependsOn = [log, ...(args.after ?? [])];
      },
    },
  };
}
