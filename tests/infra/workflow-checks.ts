import { parse } from 'yaml';
import { NODE_VERSION } from '../../infra/runtime';
import { engines } from '../../package.json' with { type: 'json' };
import { KINDS } from '../../scripts/test/kinds';
import { problems } from './checks/problems';

const OLDEST_NODE = engines.node.replace('>=', '');

export const WORKFLOWS = ['check', 'data', 'deploy', 'mutation', 'preview'] as const;
type Name = (typeof WORKFLOWS)[number];

/** The files of .github/workflows by name, as text. */
export type Workflows = Record<Name, string>;

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, string>;
}
interface Job {
  uses?: string;
  needs?: string | string[];
  if?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string> | undefined;
  'timeout-minutes'?: number;
  steps?: Step[];
  strategy?: { matrix?: { node?: string[]; kinds?: string[]; include?: Record<string, string>[] } };
}
interface Workflow {
  on: Record<string, { paths?: string[]; 'paths-ignore'?: string[] } | null>;
  permissions?: Record<string, string>;
  jobs: Jobs;
}
type Jobs = Record<string, Job>;

/** Minutes that the first deploy may wait for SES to verify the domain. */
const SES_VERIFICATION = 45;

/** Seconds for which an action takes a role unless it says otherwise, and the most that docs/operations/github.md gives the roles. */
const [SESSION, LONGEST_SESSION] = [3_600, 7_200];

/** Third-party actions are pinned by commit, since a tag can be moved, with the version in a comment. */
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Lists what is wrong with the workflows, in sentences. */
export function workflowProblems(files: Workflows): string[] {
  const workflows = WORKFLOWS.map((name) => [name, parse(files[name]) as Workflow] as const);
  const { check, data, deploy, preview } = Object.fromEntries(workflows) as Record<Name, Workflow>;
  return [
    ...workflows.flatMap(([name, workflow]) => ofEach(name, workflow, files[name])),
    ...ofChecks(check),
    ...ofDeploys(deploy),
    ...ofData(data),
    ...ofPreviews(preview),
  ];
}

function ofEach(name: Name, { on, permissions, jobs }: Workflow, text: string): string[] {
  const { list, unless } = problems();
  unless(!('pull_request_target' in on), `${name}: the code of forks gets no rights of ours`);
  unless(permissions?.contents === 'read', `${name}: reads the code and no more`);
  unless(!/aws.secret.access.key|contents: write/i.test(text), `${name}: holds no key`);
  for (const step of Object.values(jobs).flatMap(stepsOf))
    unless(hasItsNode(step), `${name}: has the Node of .nvmrc, or of a matrix`);
  for (const [, action = ''] of text.matchAll(/uses: (?!\.\/)(.*)/g))
    unless(PINNED.test(action), `${name}: ${action} is pinned by its commit`);
  for (const command of commandsOf(jobs).filter((line) => /\bsst (?!install)/.test(line)))
    unless(command.includes('--stage'), `${name}: "${command}" names its stage`);
  const environment = name === 'preview' ? 'preview' : 'production';
  const ofJobs = Object.entries(jobs).map(([job, of]) =>
    ofJob(`${name}/${job}`, { permissions, ...of }, environment),
  );
  return [...list, ...ofJobs.flat()];
}

/** @param environment the one in which the jobs of its workflow take a role */
function ofJob(name: string, job: Job, environment: string): string[] {
  const { list, unless } = problems();
  const roles = stepsOf(job).flatMap((step) => (step.with?.['role-to-assume'] ? [step.with] : []));
  const takesRole = roles.length > 0;
  const hasToken = job.permissions?.['id-token'] === 'write';
  const minutes = job['timeout-minutes'];
  unless(takesRole === hasToken, `${name}: has a token for a role when it takes one, and only then`);
  unless(!takesRole || job.environment === environment, `${name}: takes its role in its own environment`);
  for (const { 'role-duration-seconds': seconds = SESSION } of roles)
    unless(
      Number(seconds) <= LONGEST_SESSION && Number(seconds) >= 60 * (minutes ?? 0),
      `${name}: has its role until it ends`,
    );
  unless(job.uses !== undefined || minutes !== undefined, `${name}: ends`);
  return list;
}

const hasItsNode = ({ uses = '', with: options = {} }: Step): boolean =>
  !uses.includes('setup-node') ||
  options['node-version-file'] === '.nvmrc' ||
  options['node-version'] === `\${{ matrix.node }}`;

function ofChecks({ on, jobs }: Workflow): string[] {
  const { list, unless } = problems();
  const commands = commandsOf(jobs).join('\n');
  const { node = [], kinds = [], include = [] } = jobs.test?.strategy?.matrix ?? {};
  unless('workflow_call' in on, 'the checks can be called');
  for (const command of ['npm ci', 'npm audit --omit=dev', 'npm run check'])
    unless(commands.includes(command), `check runs ${command}`);
  unless(/npm test -- \$\{\{ matrix\.kinds \}\}$/m.test(commands), 'check runs the tests');
  const tested = kinds.flatMap((words) => words.split(' '));
  for (const kind of KINDS) unless(tested.includes(kind), `check runs the ${kind} tests`);
  unless(
    node.includes(OLDEST_NODE) && node.includes(NODE_VERSION),
    'the tests run on both versions of Node, the oldest of package.json and the one of Lambda',
  );
  unless(
    include.some((more) => Number(more.node) > Number(NODE_VERSION)),
    'the tests run on the newest Node that a developer may have',
  );
  unless(
    include.some((more) => more.every_engine && more.kinds === 'store') &&
      /matrix\.every_engine/.test(jobs.test?.env?.EVERY_ENGINE ?? ''),
    'one job runs every test of a table on both engines',
  );
  unless(
    include.some((more) => more.kinds?.includes('--shuffle')),
    'one job runs tests in another order',
  );
  unless(/infra:prepare[\s\S]*npm test/.test(commands), 'what the infra tests download comes before them');
  unless(/LAMBDA_NODE=.*GITHUB_ENV/.test(commands), 'the built functions are tried on Lambda’s Node');
  unless(/apt-get install .*\bnjs\b/.test(commands), 'the code of the edge is tried under njs');
  return list;
}

function ofDeploys({ on, jobs }: Workflow): string[] {
  const { list, unless } = problems();
  const checks = Object.keys(jobs).find((name) => jobs[name]?.uses?.endsWith('/check.yml')) ?? '';
  const deploying = jobsThat(jobs, 'sst deploy --stage production');
  unless(deploying.length === 1, 'one job deploys production');
  for (const [, { needs, 'timeout-minutes': minutes = 0 }] of deploying) {
    unless([needs].flat().includes(checks), 'production waits for the checks');
    unless(minutes > SES_VERIFICATION, 'the deploy of production waits as long as SES may take');
  }
  unless(on.push?.['paths-ignore']?.join() === 'data/**', 'what changes the data alone deploys nothing');
  return list;
}

/** A directory in git: what a pull request runs has no rights, what comments runs nothing of it, and a person lets it go live. */
function ofData({ on, jobs }: Workflow): string[] {
  const { list, unless } = problems();
  for (const event of ['push', 'pull_request'])
    unless(
      on[event]?.paths?.join() === 'data/**',
      `data: a ${event} that leaves the data as it is runs nothing`,
    );
  const showing = Object.values(jobs)
    .flatMap(stepsOf)
    .map(({ run = '' }) => run)
    .filter((run) => /changes\.txt\b.*(?:GITHUB_STEP_SUMMARY|comment\.md)/s.test(run));
  unless(
    showing.length === 2 && showing.every((run) => run.includes("tr -d '`'") && run.includes('$FENCE')),
    'data: what changes is shown as it is, whatever marks are in it',
  );
  return [...list, ...ofComparison(jobs), ...ofComment(jobs), ...ofPublishing(jobs)];
}

function ofComparison(jobs: Jobs): string[] {
  const { list, unless } = problems();
  const comparing = jobsThat(jobs, 'seed -- validate data', 'seed -- diff data');
  unless(comparing.length === 1, 'data: one job validates the folder and compares it');
  for (const [name, job] of comparing) {
    unless(isFor(job, 'pull_request'), `data/${name}: runs for pull requests`);
    unless(job.permissions === undefined && job.environment === undefined, `data/${name}: has no rights`);
  }
  return list;
}

function ofComment(jobs: Jobs): string[] {
  const { list, unless } = problems();
  const writing = Object.entries(jobs).filter(
    ([, { permissions }]) => permissions?.['pull-requests'] === 'write',
  );
  unless(writing.length === 1, 'data: one job comments');
  for (const [name, job] of writing) {
    const commands = commandsOf({ name: job }).join('\n');
    unless(
      !stepsOf(job).some(({ uses = '' }) => uses.includes('checkout')) &&
        !/\b(npm|npx|node)\b/.test(commands),
      `data/${name}: runs nothing of the pull request`,
    );
    unless(isOfNoFork(job), `data/${name}: does not try to comment without the right`);
    unless(!commands.includes('${{'), `data/${name}: no text of a pull request becomes part of a command`);
  }
  return list;
}

function ofPublishing(jobs: Jobs): string[] {
  const { list, unless } = problems();
  const publishing = jobsThat(jobs, 'seed -- publish data');
  unless(publishing.length === 1, 'data: one job publishes');
  for (const [name, job] of publishing) {
    unless(
      isFor(job, 'push') && job.environment === 'production',
      `data/${name}: publishes what is merged, behind the environment`,
    );
    unless(!runs(job, '--allow-removals'), `data/${name}: stops where much would be removed`);
    unless(
      stepsOf(job).some((step) => step.with?.['role-to-assume']?.includes('vars.PUBLISH_ROLE_ARN')),
      `data/${name}: takes the role that publishes and deploys nothing`,
    );
  }
  return list;
}

function ofPreviews({ jobs }: Workflow): string[] {
  const { list, unless } = problems();
  for (const [name, job] of Object.entries(jobs))
    unless(isOfNoFork(job), `preview/${name}: keeps the code of forks away from credentials`);
  unless(
    ['deploy', 'remove'].every((verb) => jobsThat(jobs, `sst ${verb} --stage "$STAGE"`).length > 0),
    'previews are deployed, and removed again',
  );
  return list;
}

const jobsThat = (jobs: Jobs, ...commands: string[]) =>
  Object.entries(jobs).filter(([, job]) => commands.every((command) => runs(job, command)));

const isFor = (job: Job, event: string) => job.if?.includes(`event_name == '${event}'`) ?? false;
const isOfNoFork = (job: Job) => job.if?.includes('head.repo.full_name == github.repository') ?? false;
const stepsOf = ({ steps = [] }: Job) => steps;
const commandsOf = (jobs: Jobs) =>
  Object.values(jobs).flatMap((job) => stepsOf(job).flatMap(({ run }) => run?.split('\n') ?? []));
const runs = (job: Job, command: string) => stepsOf(job).some(({ run }) => run?.includes(command));
