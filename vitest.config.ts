import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mdx } from './packages/web/vite/mdx.ts';
import { KindsInOrder } from './scripts/test/kinds-in-order.ts';

const SECOND = 1_000;

/** A kind of tests: each can be run and counted alone. */
const kind = (
  name: string,
  include: string[],
  seconds: { test: number; hook: number },
  more: { globalSetup?: string; sequence?: { shuffle: { files: boolean; tests: boolean } } } = {},
) => ({
  extends: true as const,
  test: { name, include, testTimeout: seconds.test * SECOND, hookTimeout: seconds.hook * SECOND, ...more },
});

const BUILT = { globalSetup: 'tests/support/build-once.ts' };

export default defineConfig({
  // Modules of pages import their texts.
  plugins: [mdx()],
  test: {
    // A shared CI machine stalls now and then; the report names what needed a second try.
    retry: process.env.CI ? 1 : 0,
    // A quarter of the time is waiting, for tables, processes and browsers.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['scripts/test/file-cost.ts'],
    // No test changes what another file imports; loading it once for each would take as long as the tests themselves.
    isolate: false,
    sequence: process.env.SHUFFLE
      ? { shuffle: { files: true }, seed: Number(process.env.SHUFFLE) }
      : { sequencer: KindsInOrder },
    projects: [
      kind(
        'unit',
        [
          'packages/{core,server,web,api,pages,images,mcp}/src/**/*.test.{ts,tsx}',
          'scripts/**/*.test.ts',
          'tests/infra-modules/*.test.ts',
        ],
        {
          test: 30,
          hook: 60,
          // Elsewhere the tests of a file follow what one site or table goes through.
        },
        process.env.SHUFFLE ? { sequence: { shuffle: { files: true, tests: true } } } : {},
      ),
      kind(
        'store',
        ['packages/{store,submissions}/src/**/*.test.ts'],
        { test: 60, hook: 60 },
        {
          globalSetup: 'tests/support/second-engine.ts',
        },
      ),
      kind('api', ['tests/api/**/*.test.ts'], { test: 60, hook: 120 }),
      kind('site', ['tests/site/**/*.test.ts'], { test: 120, hook: 180 }, BUILT),
      kind('commands', ['tests/{commands,seed}/**/*.test.ts'], { test: 120, hook: 120 }),
      kind('infra', ['tests/infra/**/*.test.ts'], { test: 180, hook: 300 }, BUILT),
      kind('browser', ['tests/e2e/**/*.test.ts'], { test: 120, hook: 180 }, BUILT),
    ],
  },
});
