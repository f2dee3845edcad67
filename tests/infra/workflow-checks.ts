import { parse } from 'yaml';
import { NODE_VERSION } from '../../infra/runtime';
import { engines } from '../../package.json' with { type: 'json' };
import { KINDS } from '../../scripts/test/kinds';

const OLDEST_NODE = engines.node.replace('>=', '');

/** The files of .github/workflows by name, as text. */
export type Workflows = Record<string, string>;

interface Job {
  uses?: string;
  needs?: string | string[];
  if?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: { run?: string; uses?: string; with?: Record<string, string> }[];
  strategy?: { matrix?: { node?: string[]; kinds?: string[]; include?: Record<string, string>[] } };
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** Minutes that the first deploy may wait for SES to verify the domain. */
const SES_VERIFICATION = 45;

/** Seconds for which an action takes a role unless it says otherwise, and the most that docs/operations/github.md gives the roles. */
const [SESSION, LONGEST_SESSION] = [3_600, 7_200];

/** Lists what is wrong with the workflows, in sentences. */
export function workflowProblems(files: Workflows): string[] {
  const list: string[] = [];
  const unless = (right: boolean, sentence: string) => {
    if (!right) list.push(sentence);
  };
  const workflows = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, parse(text) as Workflow]),
  );
  const { check, deploy, preview } = workflows;

  for (const [name, { on, permissions, jobs }] of Object.entries(workflows)) {
    unless(!('pull_request_target' in on), `${name}: the code of forks gets no rights of ours`);
    unless(permissions?.contents === 'read', `${name}: reads the code and no more`);
    unless(!/AWS_SECRET_ACCESS_KEY|contents: write/.test(files[name] ?? ''), `${name}: holds no key`);
    for (const [jobName, job] of Object.entries(jobs)) {
      const takesRole = stepsOf(job).some(({ uses = '' }) => uses.includes('configure-aws-credentials'));
      const token = (job.permissions ?? permissions)?.['id-token'] === 'write';
      unless(
        takesRole === token,
        `${name}/${jobName}: has a token for a role when it takes one, and only then`,
      );
      unless(
        !takesRole || job.environment === (name === 'preview' ? 'preview' : 'production'),
        `${name}/${jobName}: takes its role in its own environment`,
      );
      for (const { 'role-duration-seconds': seconds = SESSION } of stepsOf(job).flatMap((step) =>
        step.with?.['role-to-assume'] ? [step.with] : [],
      ))
        unless(
          Number(seconds) <= LONGEST_SESSION && Number(seconds) >= 60 * (job['timeout-minutes'] ?? 0),
          `${name}/${jobName}: has its role until it ends`,
        );
      unless(job.uses !== undefined || job['timeout-minutes'] !== undefined, `${name}/${jobName}: ends`);
    }
    for (const { uses = '', with: options } of Object.values(jobs).flatMap(stepsOf))
      unless(
        !uses.includes('setup-node') ||
          options?.['node-version-file'] === '.nvmrc' ||
          /^\$\{\{ matrix\.node \}\}$/.test(options?.['node-version'] ?? ''),
        `${name}: has the Node of .nvmrc, or of a matrix`,
      );
    list.push(...unpinned(name, files[name] ?? ''));
    for (const command of commandsOf(jobs).filter((line) => /\bsst (?!install)/.test(line)))
      unless(command.includes('--stage'), `${name}: "${command}" names its stage`);
  }

  unless(check !== undefined && 'workflow_call' in check.on, 'the checks can be called');
  const checking = commandsOf(check?.jobs ?? {}).join('\n');
  for (const command of ['npm ci', 'npm audit --omit=dev', 'npm run check'])
    unless(checking.includes(command), `check runs ${command}`);
  unless(/npm test -- \$\{\{ matrix\.kinds \}\}$/m.test(checking), 'check runs the tests');
  const { node = [], kinds = [], include = [] } = check?.jobs.test?.strategy?.matrix ?? {};
  unless(
    node.includes(OLDEST_NODE) && node.includes(NODE_VERSION),
    'the tests run on both versions of Node, the oldest of package.json and the one of Lambda',
  );
  unless(
    include.some((more) => Number(more.node) > Number(NODE_VERSION)),
    'the tests run on the newest Node that a developer may have',
  );
  const tested = kinds.flatMap((words) => words.split(' '));
  for (const kind of KINDS) unless(tested.includes(kind), `check runs the ${kind} tests`);
  unless(
    include.some((more) => more.every_engine && more.kinds === 'store') &&
      /matrix\.every_engine/.test(check?.jobs.test?.env?.EVERY_ENGINE ?? ''),
    'one job runs every test of a table on both engines',
  );
  unless(
    include.some((more) => more.kinds?.includes('--shuffle')),
    'one job runs tests in another order',
  );
  unless(/infra:prepare[\s\S]*npm test/.test(checking), 'what the infra tests download comes before them');
  unless(/LAMBDA_NODE=.*GITHUB_ENV/.test(checking), 'the built functions are tried on Lambda’s Node');
  unless(/apt-get install .*\bnjs\b/.test(checking), 'the code of the edge is tried under njs');

  const [called] =
    Object.entries(deploy?.jobs ?? {}).find(([, { uses }]) => uses?.endsWith('/check.yml')) ?? [];
  const deploying = Object.values(deploy?.jobs ?? {}).filter((job) =>
    runs(job, 'sst deploy --stage production'),
  );
  unless(deploying.length === 1, 'one job deploys production');
  for (const job of deploying) {
    unless(
      called !== undefined && [job.needs ?? []].flat().includes(called),
      'production waits for the checks',
    );
    unless(
      (job['timeout-minutes'] ?? 0) > SES_VERIFICATION,
      'the deploy of production waits as long as SES may take',
    );
  }
  unless(
    (deploy?.on.push as { 'paths-ignore'?: string[] } | undefined)?.['paths-ignore']?.join() === 'data/**',
    'what changes the data alone deploys nothing',
  );
  dataProblems(workflows.data, unless);
  for (const [name, { if: condition = '' }] of Object.entries(preview?.jobs ?? {}))
    unless(
      condition.includes('head.repo.full_name == github.repository'),
      `preview/${name}: keeps the code of forks away from credentials`,
    );
  const jobs = Object.values(preview?.jobs ?? {});
  unless(
    jobs.some((job) => runs(job, 'sst deploy --stage "$STAGE"')) &&
      jobs.some((job) => runs(job, 'sst remove --stage "$STAGE"')),
    'previews are deployed, and removed again',
  );
  return list;
}

/** A directory in git: what a pull request runs has no rights, what comments runs nothing of it, and a person lets it go live. */
function dataProblems(data: Workflow | undefined, unless: (right: boolean, sentence: string) => void): void {
  const jobs = Object.entries(data?.jobs ?? {});
  const only =
    (event: string) =>
    ({ if: condition = '' }: Job) =>
      condition.includes(`event_name == '${event}'`);
  for (const event of ['push', 'pull_request'])
    unless(
      JSON.stringify((data?.on[event] as { paths?: string[] } | undefined)?.paths) === '["data/**"]',
      `data: a ${event} that leaves the data as it is runs nothing`,
    );
  const comparing = jobs.filter(
    ([, job]) => runs(job, 'seed -- validate data') && runs(job, 'seed -- diff data'),
  );
  unless(comparing.length === 1, 'data: one job validates the folder and compares it');
  for (const [name, job] of comparing) {
    unless(only('pull_request')(job), `data/${name}: runs for pull requests`);
    unless(job.permissions === undefined && job.environment === undefined, `data/${name}: has no rights`);
  }
  const showing = jobs.flatMap(([, job]) =>
    stepsOf(job).filter(({ run = '' }) => /changes\.txt\b.*(?:GITHUB_STEP_SUMMARY|comment\.md)/s.test(run)),
  );
  unless(
    showing.length === 2 &&
      showing.every(({ run = '' }) => run.includes("tr -d '`'") && run.includes('$FENCE')),
    'data: what changes is shown as it is, whatever marks are in it',
  );
  const writing = jobs.filter(([, { permissions }]) => permissions?.['pull-requests'] === 'write');
  unless(writing.length === 1, 'data: one job comments');
  for (const [name, job] of writing) {
    unless(
      !stepsOf(job).some(
        ({ run = '', uses = '' }) => uses.includes('checkout') || /\b(npm|npx|node)\b/.test(run),
      ),
      `data/${name}: runs nothing of the pull request`,
    );
    unless(
      job.if?.includes('head.repo.full_name == github.repository') === true,
      `data/${name}: does not try to comment without the right`,
    );
    unless(
      !stepsOf(job).some(({ run = '' }) => run.includes('${{')),
      `data/${name}: no text of a pull request becomes part of a command`,
    );
  }
  const publishing = jobs.filter(([, job]) => runs(job, 'seed -- publish data'));
  unless(publishing.length === 1, 'data: one job publishes');
  for (const [name, job] of publishing) {
    unless(
      only('push')(job) && job.environment === 'production',
      `data/${name}: publishes what is merged, behind the environment`,
    );
    unless(!runs(job, '--allow-removals'), `data/${name}: stops where much would be removed`);
    unless(
      stepsOf(job).some((step) => step.with?.['role-to-assume']?.includes('vars.PUBLISH_ROLE_ARN')),
      `data/${name}: takes the role that publishes and deploys nothing`,
    );
  }
}

const stepsOf = ({ steps = [] }: Job) => steps;
const commandsOf = (jobs: Workflow['jobs']) =>
  Object.values(jobs).flatMap((job) => stepsOf(job).flatMap(({ run }) => run?.split('\n') ?? []));
const runs = (job: Job, command: string) => stepsOf(job).some(({ run }) => run?.includes(command));

/** Third-party actions must be pinned by commit, since a tag can be moved, with the version in a comment. */
function unpinned(name: string, text: string): string[] {
  return [...text.matchAll(/uses: (?!\.\/)(.*)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
    .map((action) => `${name}: ${action} is pinned by its commit`);
}
