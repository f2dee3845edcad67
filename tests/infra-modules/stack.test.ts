import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS } from '../../infra/settings';
import { ROOT } from '../../scripts/infra/platform';
import { infraModule, plain, type Recorded, recordInfra } from './record';

// The files of a build that is made elsewhere: none.
vi.mock('../../infra/build', () => ({ webBuild: () => ({ id: 'the build', client: import.meta.dirname }) }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../infra/build');
});

const KEYS = { OriginSecret: 'o'.repeat(32), UnlockKey: 'u'.repeat(32) };

async function stackOf(stage: string, command = 'diff'): Promise<Recorded & { output: unknown }> {
  const recorded = recordInfra(KEYS);
  vi.stubGlobal('$app', { stage });
  vi.stubGlobal('$cli', { command, paths: (globalThis as never as { $cli: { paths: object } }).$cli.paths });
  const output = plain((await infraModule('stack')).stack());
  return { ...recorded, output };
}
const namesOf = ({ resources }: Recorded, type: string) =>
  resources.filter((one) => one.type.endsWith(type)).map(({ name }) => name);
/** Pages come last: their scripts ask the others. */
const FUNCTIONS = ['Api', 'Images', 'Mcp', 'Submit', 'Pages'];

describe('the stack of a stage', () => {
  it('of production has the site, its mailer, and an alarm for each function and table', async () => {
    const made = await stackOf('production');
    expect(namesOf(made, 'aws:Function')).toEqual(FUNCTIONS);
    expect(namesOf(made, 'aws:CronV2')).toEqual(['Mailer']);
    expect(namesOf(made, 'aws:Router')).toEqual(['Router']);
    const limitOf = (name: string) => made.inputsOf(`${name}Alarm`).threshold;
    expect(
      [...FUNCTIONS, 'Mailer'].map((name) => [name, limitOf(`${name}Errors`), limitOf(`${name}Latency`)]),
    ).toEqual([
      ['Api', 5, 1_000],
      ['Images', 5, 3_000],
      ['Mcp', 5, 2_000],
      ['Submit', 1, 2_000],
      ['Pages', 5, 2_000],
      ['Mailer', 1, 30_000],
    ]);
    for (const name of [...FUNCTIONS, 'Mailer'])
      expect(made.inputsOf(`${name}ErrorsAlarm`).dimensions).toEqual({ FunctionName: `name of ${name}` });
    const watched = (name: string) =>
      made
        .inputsOf(`${name}TableThrottlesAlarm`)
        .metricQueries.flatMap(({ metric }: never) =>
          metric ? [`${(metric as { metricName: string }).metricName}`] : [],
        );
    expect(new Set(watched('Directory'))).toEqual(new Set(['ReadThrottleEvents']));
    expect(new Set(watched('Submissions'))).toEqual(new Set(['ReadThrottleEvents', 'WriteThrottleEvents']));
    expect(made.inputsOf('Edge5xxAlarm').dimensions.DistributionId).toBe('E1');
    expect(made.inputsOf('Distribution')).toEqual({ properties: { id: 'E1' } });
    expect(made.output).toEqual({ address: `https://${SETTINGS.domain}`, build: 'the build' });
    const { ORIGIN_SECRETS, UNLOCK_KEYS } = made.inputsOf('Submit').environment;
    expect([ORIGIN_SECRETS, UNLOCK_KEYS]).toEqual([KEYS.OriginSecret, KEYS.UnlockKey]);
    expect(made.inputsOf('Api').environment.UNLOCK_KEYS).toBe(KEYS.UnlockKey);
    expect(made.inputsOf('Router').edge.viewerRequest.injection).toContain(KEYS.OriginSecret);
  });

  it('of production has as many metrics under its alarms as the page of what it costs counts', async () => {
    const alarms = (await stackOf('production')).resources.filter(({ type }) =>
      type.endsWith(':MetricAlarm'),
    );
    const metrics = alarms.flatMap(({ inputs: { metricQueries } }) =>
      metricQueries ? metricQueries.filter((query: object) => 'metric' in query) : ['its own'],
    );
    const costs = readFileSync(join(ROOT, 'docs/operations/costs.md'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(costs).toContain(` ${metrics.length} metrics under alarms × `);
  });

  it('of a preview has the site alone, on the distribution that previews share', async () => {
    const made = await stackOf('pr-1');
    expect(namesOf(made, 'aws:Function')).toEqual(FUNCTIONS);
    for (const type of ['aws:CronV2', 'aws:Router', ':MetricAlarm', ':Budget'])
      expect(namesOf(made, type)).toEqual([]);
    expect(made.output).toEqual({ address: `https://pr-1.preview.${SETTINGS.domain}`, build: 'the build' });
  });

  it('`previews` is the distribution and nothing else', async () => {
    const made = await stackOf('previews');
    expect(made.output).toEqual({ distribution: 'E1' });
    expect([...namesOf(made, 'aws:Function'), ...namesOf(made, 'aws:Dynamo')]).toEqual([]);
  });

  it('of production is not deployed with the placeholders of the checkout; another stage is', async () => {
    await expect(stackOf('production', 'deploy')).rejects.toThrow('Production is not deployed');
    expect((await stackOf('pr-1', 'deploy')).output).toBeDefined();
  });
});
