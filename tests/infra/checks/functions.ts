import { RUNTIME } from '../../../infra/runtime';
import type { Settings } from '../../../infra/settings';
import { problems, same } from './problems';
import type { Check } from './stack';

interface Size {
  timeout: number;
  memory: number;
  /** Of /tmp; 512, if it is not given. */
  scratch?: number;
  environment: string[];
}

/** Longest run, memory and scratch folder of each function; the environment that its code reads. */
const FUNCTIONS: Record<string, Size> = {
  Api: {
    timeout: 10,
    memory: 1769,
    scratch: 1024,
    environment: ['BUILD_ID', 'DIRECTORY_TABLE', 'SEARCH_FILES_BUCKET', 'SITE_ADDRESS', 'UNLOCK_KEYS'],
  },
  Pages: {
    timeout: 15,
    memory: 1769,
    scratch: 1024,
    environment: ['BUILD_ID', 'DIRECTORY_TABLE', 'SEARCH_FILES_BUCKET', 'SITE_ADDRESS'],
  },
  Images: {
    timeout: 15,
    memory: 1769,
    environment: ['BUILD_ID', 'DIRECTORY_TABLE', 'SITE_ADDRESS'],
  },
  Mcp: {
    timeout: 15,
    memory: 1769,
    scratch: 1024,
    environment: ['BUILD_ID', 'DIRECTORY_TABLE', 'ORIGIN_SECRETS', 'SEARCH_FILES_BUCKET', 'SITE_ADDRESS'],
  },
  Submit: {
    timeout: 20,
    memory: 512,
    environment: ['BUILD_ID', 'ORIGIN_SECRETS', 'SITE_ADDRESS', 'SUBMISSIONS_TABLE', 'UNLOCK_KEYS'],
  },
  MailerHandler: {
    timeout: 50,
    memory: 256,
    environment: ['BUILD_ID', 'MAIL_FROM', 'MAIL_TO', 'SUBMISSIONS_TABLE'],
  },
};
/** What the settings add to the environment of a function. */
const fromSettings = (
  name: string,
  { reads_per_minute, revoked_sessions, mcp_origins }: Settings,
): string[] => [
  ...(reads_per_minute && ['Api', 'Mcp'].includes(name) ? ['READS_PER_MINUTE'] : []),
  ...(revoked_sessions.length > 0 && name === 'Api' ? ['UNLOCK_REVOKED'] : []),
  ...(mcp_origins && name === 'Mcp' ? ['MCP_ORIGINS'] : []),
];
const POWERTOOLS = ['POWERTOOLS_LOG_LEVEL', 'POWERTOOLS_METRICS_NAMESPACE', 'POWERTOOLS_SERVICE_NAME'];

/** The functions that the stage has; only production sends mail, from the domain that it verified. */
const expectedNames = ({ hasSite, production }: { hasSite: boolean; production: boolean }) =>
  hasSite ? ['Api', 'Images', 'Mcp', 'Pages', 'Submit', ...(production ? ['MailerHandler'] : [])] : [];

export const functions: Check = (stack) => {
  const { list, unless } = problems();
  const names = expectedNames(stack);
  unless(same([...stack.lambdaNames].sort(), [...names].sort()), `functions are ${names.join(', ')}`);
  for (const name of names) {
    const { inputs } = stack.lambda(name);
    const expected = FUNCTIONS[name];
    unless(inputs.runtime === RUNTIME, `${name}: the Node of every function`);
    unless(same(inputs.architectures, ['arm64']), `${name}: arm64`);
    unless(inputs.handler === 'bundle.handler', `${name}: the handler of its code`);
    unless(inputs.timeout === expected?.timeout, `${name}: its time-out`);
    unless(inputs.memorySize === expected?.memory, `${name}: its memory`);
    unless(inputs.ephemeralStorage.size === (expected?.scratch ?? 512), `${name}: its scratch folder`);
    unless(inputs.tracingConfig?.mode === 'Active', `${name}: traced`);
    unless(inputs.loggingConfig?.logFormat === 'JSON', `${name}: structured logs`);
    unless(
      same(
        ownVariables(inputs),
        [...(expected?.environment ?? []), ...fromSettings(name, stack.settings), ...POWERTOOLS].sort(),
      ),
      `${name}: its environment`,
    );
    unless(
      [undefined, `https://${stack.hosts[0]}`].includes(inputs.environment.variables.SITE_ADDRESS),
      `${name}: knows the address of its stage`,
    );
    unless(
      Object.values(inputs.environment.variables).every((value) => typeof value === 'string' && value !== ''),
      `${name}: no variable is empty`,
    );
  }
  return list;
};

const ownVariables = (inputs: Record<string, { variables: Record<string, string> }>) =>
  Object.keys(inputs.environment?.variables ?? {})
    .filter((key) => !key.startsWith('SST_'))
    .sort();

/** Logs end somewhere: three months on production, a week elsewhere. */
export const logs: Check = (stack) => {
  const { list, unless } = problems();
  for (const name of stack.lambdaNames) {
    const log = stack.one('cloudwatch/logGroup:LogGroup', `${name}LogGroup`);
    unless(log.inputs.retentionInDays === (stack.production ? 90 : 7), `${name}: log retention`);
    unless(
      stack.lambda(name).inputs.loggingConfig?.logGroup === log.inputs.name,
      `${name}: writes to its log`,
    );
  }
  return list;
};

/** The schedule runs the mailer once at a time. */
export const schedule: Check = (stack) => {
  const { list, unless } = problems();
  const schedules = stack.all('scheduler/schedule:Schedule');
  unless(schedules.length === (stack.production ? 1 : 0), 'one schedule, on production');
  for (const { inputs } of schedules) {
    unless(inputs.scheduleExpression === 'rate(1 minute)', 'the mailer runs every minute');
    unless(stack.lambda('MailerHandler').inputs.timeout < 60, 'the mailer ends before it starts again');
    unless(inputs.target.retryPolicy.maximumRetryAttempts === 0, 'the next minute is the retry');
  }
  return list;
};

/** Trap 5: provisioned concurrency does nothing behind a function URL, and costs. */
export const noProvisionedConcurrency: Check = (stack) =>
  stack.all('ProvisionedConcurrencyConfig').map(({ name }) => `${name} buys concurrency that no URL uses`);

/** Each function has the cap of the settings, so that a flood on one leaves room for the others. */
export const reservedConcurrency: Check = (stack) => {
  const { list, unless } = problems();
  const { api, pages, images, mcp, submissions } = stack.settings.concurrency;
  const caps: Record<string, number | null> = {
    Api: api,
    Pages: pages,
    Images: images,
    Mcp: mcp,
    Submit: submissions,
  };
  for (const name of stack.lambdaNames) {
    const reserved = stack.lambda(name).inputs.reservedConcurrentExecutions ?? null;
    const cap = stack.production ? (caps[name] ?? null) : null;
    unless(reserved === cap, `${name}: ${cap ?? 'no'} instances reserved`);
  }
  return list;
};
