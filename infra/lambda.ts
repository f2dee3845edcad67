import { BUNDLE } from './bundle';
import { RUNTIME } from './runtime';
import { PREVIEW_BOUNDARY, type Stage } from './stage';

export interface LambdaArgs {
  /** Names it in logs, metrics and traces. */
  service: string;
  handler: string;
  memory: sst.aws.FunctionArgs['memory'];
  timeout: sst.aws.FunctionArgs['timeout'];
  environment: Record<string, $util.Input<string>>;
  /** What it may do beyond writing its own log and traces. */
  permissions: Permission[];
  url?: sst.aws.FunctionArgs['url'];
  /** Size of the folder /tmp; 512 MB, if it is not given. */
  scratch?: sst.aws.FunctionArgs['storage'];
  /** Maximum number of instances on production, so that a flood on one function leaves room for the others. Null: no cap. */
  reserved?: number | null;
  /** Files that the code reads, beside it in the archive. */
  files?: { from: string; to: string }[];
  /** What must be in place before the new code runs. */
  after?: $util.Input<$util.Resource>[];
}

export type Permission = Extract<NonNullable<sst.aws.FunctionArgs['permissions']>, unknown[]>[number];

/**
 * What all functions have in common: runtime, structured logs kept for a bounded time, traces, least privilege.
 * @param name of the component, from which the names of the function and its log are made
 */
export function lambdaArgs(stage: Stage, name: string, args: LambdaArgs): sst.aws.FunctionArgs {
  return {
    handler: args.handler,
    runtime: RUNTIME,
    architecture: 'arm64',
    memory: args.memory,
    timeout: args.timeout,
    // What is imported when it is used is in files of its own, which a start does not read.
    nodejs: { minify: true, splitting: true, esbuild: BUNDLE },
    logging: { retention: stage.production ? '3 months' : '1 week', format: 'json' },
    environment: {
      POWERTOOLS_SERVICE_NAME: args.service,
      POWERTOOLS_METRICS_NAMESPACE: `tussock-${stage.name}`,
      POWERTOOLS_LOG_LEVEL: 'INFO',
      ...args.environment,
    },
    permissions: [
      ...args.permissions,
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logsOf(stage, name)] },
      // X-Ray has no narrower resource.
      { actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] },
    ],
    ...(args.url !== undefined && { url: args.url }),
    ...(args.scratch !== undefined && { storage: args.scratch }),
    ...(args.files && { copyFiles: args.files }),
    ...(stage.production && args.reserved && { concurrency: { reserved: args.reserved } }),
    transform: {
      // SST lets the whole account assume the role and write with it to any log: only Lambda, and only its own.
      role: {
        assumeRolePolicy: aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' }),
        managedPolicyArns: [],
        ...(stage.bounded && { permissionsBoundary: boundaryArn() }),
      },
      function: (properties, options) => {
        properties.tracingConfig = { mode: 'Active' };
        if (args.after) options.dependsOn = args.after;
      },
    },
  };
}

/** Without it, the role that deploys previews may make no role for a function. */
function boundaryArn() {
  const { accountId } = aws.getCallerIdentityOutput();
  return $interpolate`arn:aws:iam::${accountId}:policy/${PREVIEW_BOUNDARY}`;
}

/** SST names a log group after the function, with random letters behind. */
const logsOf = (stage: Stage, name: string) =>
  `arn:aws:logs:*:*:log-group:/aws/lambda/tussock-${stage.name}-${name}Function-*:*`;
