import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import { WORKFLOWS, type Workflows, workflowProblems } from './workflow-checks';

const files = Object.fromEntries(
  WORKFLOWS.map((name) => [name, readFileSync(join(ROOT, '.github/workflows', `${name}.yml`), 'utf8')]),
) as Workflows;

/** A mistake in a file, and the problem that must be found. */
const FAULTS: [slip: string, file: keyof Workflows, from: string | RegExp, to: string, said: string][] = [
  ['production waits for no checks', 'deploy', '    needs: check\n', '', 'waits for the checks'],
  ['the deploy is in no environment', 'deploy', '    environment: production\n', '', 'own environment'],
  ['the deploy ends before SES', 'deploy', 'timeout-minutes: 90', 'timeout-minutes: 30', 'as long as SES'],
  ['the role ends before the deploy', 'deploy', / +role-duration.*\n/, '', 'until it ends'],
  ['the role is asked for longer than it may be', 'deploy', '7200', '14400', 'until it ends'],
  ['data deploys the code again', 'deploy', / +paths-ignore.*\n/, '', 'deploys nothing'],
  ['a tag, which can be moved', 'deploy', /checkout@\S+ # \S+/, 'checkout@v7', 'pinned by its commit'],
  ['a commit without its version', 'check', /(setup-java@\S+) # \S+/, '$1', 'pinned by its commit'],
  ['sst would ask for a stage', 'deploy', ' --stage production', '', 'names its stage'],
  ['forks get credentials', 'preview', / && github\.event\.pull_request\.head\.repo.*/g, '', 'forks away'],
  ['a strange event with rights', 'preview', 'pull_request:', 'pull_request_target:', 'no rights of ours'],
  ['previews stay for ever', 'preview', 'npx sst remove --stage "$STAGE"', 'npm ci', 'removed again'],
  ['functions run on the Node of the tests', 'check', /.*LAMBDA_NODE.*\n/, '', 'Lambda’s Node'],
  ['the infra tests download', 'check', 'npm run infra:prepare', 'npm run docs', 'comes before them'],
  ['one engine alone', 'check', /.*apt-get.*\n/, '', 'under njs'],
  ['no tests', 'check', 'npm test --', 'npm run build', 'runs the tests'],
  ['no checks of the code', 'check', 'npm run check', 'npm run build', 'runs npm run check'],
  ['a kind of tests is left out', 'check', ", 'browser'", '', 'runs the browser tests'],
  ['a Node of its own', 'data', 'node-version-file: .nvmrc', "node-version: '22'", 'the Node of .nvmrc'],
  ['the newest Node alone', 'check', /node: \[.*\]/, "node: ['99']", 'both versions of Node'],
  ['no newer Node', 'check', /.*newest version.*\n.*\n/, '', 'the newest Node'],
  ['one engine for tables', 'check', / {10}- \{.*every_engine.*\n/, '', 'both engines'],
  ['always the same order', 'check', ' --shuffle', '', 'another order'],
  ['data is published by nobody’s leave', 'data', '    environment: production\n', '', 'own environment'],
  [
    'a pull request publishes',
    'data',
    "event_name == 'push'\n    runs-on",
    "event_name != ''\n    runs-on",
    'what is merged',
  ],
  [
    'much may be removed',
    'data',
    'publish data --yes',
    'publish data --yes --allow-removals',
    'much would be removed',
  ],
  [
    'what comments checks the pull request out',
    'data',
    /actions\/download-artifact@\S+ # \S+/,
    'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    'nothing of the pull request',
  ],
  [
    'every push publishes',
    'data',
    "    branches: [main]\n    paths: ['data/**']",
    '    branches: [main]',
    'leaves the data',
  ],
  [
    'data is published as who deploys',
    'data',
    'vars.PUBLISH_ROLE',
    'vars.PRODUCTION_ROLE',
    'deploys nothing',
  ],
  [
    'the comparing job has rights',
    'data',
    '  compare:\n',
    '  compare:\n    permissions:\n      pull-requests: write\n',
    'has no rights',
  ],
  [
    'the folder is not compared',
    'data',
    'seed -- diff data',
    'seed -- stale',
    'validates the folder and compares',
  ],
  [
    'a title becomes a command',
    'data',
    'gh pr comment "$NUMBER" --edit-last',
    `gh pr comment \${{ github.event.number }} --edit-last`,
    'part of a command',
  ],
  [
    'a text of the data is Markdown of the summary',
    'data',
    `{ echo "$FENCE"; tr -d '\`' < changes/changes.txt; echo "$FENCE"; } >> "$GITHUB_STEP_SUMMARY"`,
    'cat changes/changes.txt >> "$GITHUB_STEP_SUMMARY"',
    'shown as it is',
  ],
  ['a token for every job', 'deploy', 'permissions:\n', 'permissions:\n  id-token: write\n', 'and only then'],
];

describe('the workflows', () => {
  it('are right', () => {
    expect(workflowProblems(files)).toEqual([]);
  });

  it.each(FAULTS)('a planted slip is found: %s', (_, file, from, to, said) => {
    const text = files[file].replace(from, to);
    expect(text).not.toBe(files[file]);
    expect(workflowProblems({ ...files, [file]: text }).join('\n')).toContain(said);
  });
});
