import { answerError } from '@tussock/server/http/answer-error';
import type { HttpError } from '@tussock/server/http/http-error';
import { fromEdgeOnly } from '@tussock/server/http/origin-secret';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { show } from '../../scripts/infra/decisive';
import { SECRETS, tryStage } from '../../scripts/infra/evaluate';
import { CHECKS } from './checks/all';
import { Stack } from './checks/stack';
import { createTableSuite } from './create-table-suite';
import { edgeSuite } from './edge-suite';
import { copyOf, FAULTS } from './faults';
import { handlersSuite } from './handlers-suite';
import { OPERATORS } from './operators';
import { rolesSuite } from './roles-suite';
import { submissionsSuite } from './submissions-suite';

const settings = OPERATORS.first;
const replacing = { ...SECRETS, OriginSecretOther: 'origin-secret-of-the-evaluation-0002' };
// One after the other: each keeps a core busy, and files with time limits run beside this one.
const tried = [
  await tryStage('production', { settings }),
  // One secret is being replaced here.
  await tryStage('previews', { settings, secrets: replacing }),
  await tryStage('pr-1', { settings, secrets: replacing }),
] as const;
afterAll(async () => {
  await Promise.all(tried.map(({ close }) => close()));
});
const stacks = tried.map(({ evaluation }) => new Stack({ ...evaluation, settings }));
const [production, previews, preview] = stacks as [Stack, Stack, Stack];

describe.each(stacks.map((stack) => [stack.stage, stack] as const))('stage %s', (_, stack) => {
  it.each(Object.entries(CHECKS))('%s', (_name, check) => {
    expect(check(stack)).toEqual([]);
  });
});

describe('a stage that is deployed again', () => {
  // The one of previews, whose program is a fifth of the others'.
  it('makes no buckets: whoever deploys later needs no right to make or change them', async () => {
    const { aws, sst } = tried[1];
    const before = aws.calls.length;
    expect(await sst(['deploy'])).toMatchObject({ status: 0 });
    const since = aws.calls.slice(before);
    expect(since).toContainEqual(expect.stringMatching(/^s3 PUT .*\/lock\//));
    expect(
      since.filter((call) => /^s3 PUT \/sst-(state|asset)-\w+(\?|$)|^ssm PutParameter$/.test(call)),
    ).toEqual([]);
  });
});

describe('a secret that is being replaced', () => {
  it('is accepted in both forms, and sent in the first', () => {
    const edge = previews.one('cloudfront/function:Function', 'RouterCloudfrontFunctionRequest').inputs.code;
    expect(edge).toContain(SECRETS.OriginSecret);
    expect(edge).not.toContain(replacing.OriginSecretOther);
    const { ORIGIN_SECRETS } = preview.lambda('Submit').inputs.environment.variables;
    expect(ORIGIN_SECRETS).toBe(`${SECRETS.OriginSecret},${replacing.OriginSecretOther}`);
  });

  it('opens the submissions function, as does the other; a third and none do not', async () => {
    const { ORIGIN_SECRETS } = preview.lambda('Submit').inputs.environment.variables;
    const app = new Hono()
      .onError((error, c) => answerError(c, error as HttpError))
      .use(fromEdgeOnly(ORIGIN_SECRETS))
      .get('/', (c) => c.text('in'));
    const statusWith = async (headers: Record<string, string>) =>
      (await app.request('/', { headers })).status;
    const { OriginSecret, OriginSecretOther } = replacing;
    for (const secret of [OriginSecret, OriginSecretOther])
      expect(await statusWith({ 'x-origin-secret': secret })).toBe(200);
    for (const secret of [`${OriginSecret},${OriginSecretOther}`, OriginSecret.slice(1), ''])
      expect(await statusWith({ 'x-origin-secret': secret })).toBe(403);
    expect(await statusWith({})).toBe(403);
  });
});

describe('the listing of infra:show', () => {
  it('has what decides, without the random letters of names and without secrets', () => {
    const listing = show(tried[0].evaluation);
    for (const line of [
      `aliases: ${settings.domain}, www.${settings.domain}`,
      'ipv6: true',
      '502: 1 (/errors/unavailable.html)',
      'AWS/DynamoDB ReadThrottleEvents Sum of 5 places >= 1',
      'reservedConcurrentExecutions: 100',
      `Allow dynamodb:PutItem, dynamodb:UpdateItem on dynamodb:table/tussock-production-SubmissionsTableTable\n`,
      '/api/submissions  url',
      'principal: *\n    by_its_url_only: true',
      'means: The function api cannot read a search file. What to do: docs/operations/alarms.md, "ApiSearchFile".',
    ])
      expect(listing).toContain(line);
    expect(listing).not.toContain(SECRETS.OriginSecret);
  });
});

/** A check that finds nothing in a broken stack would be worth nothing. */
describe('a planted fault is found', () => {
  it.each(FAULTS.map((fault) => [fault.mistake, fault] as const))('%s', (_, { plant, found_by, stage }) => {
    const broken = copyOf(stacks.find((stack) => stack.stage === (stage ?? 'production')) ?? production);
    plant(broken);
    expect(CHECKS[found_by]?.(broken)).not.toEqual([]);
  });

  it('in every check', () => {
    expect(new Set(FAULTS.map(({ found_by }) => found_by))).toEqual(new Set(Object.keys(CHECKS)));
  });
});

edgeSuite(production, previews, preview);
createTableSuite(production);
rolesSuite(production, previews, preview);
const built = tried[0].evaluation.handlers;
handlersSuite(production, built);
submissionsSuite(built);
