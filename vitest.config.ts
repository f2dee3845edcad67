import { defineConfig } from 'vitest/config';
import { mdx } from './packages/web/vite/mdx.ts';

/** One project per kind of test, so that each can be run and counted alone. */
export default defineConfig({
  test: {
    // A shared CI machine stalls now and then; what needed a second try is marked in the report.
    retry: process.env.CI ? 1 : 0,
    // Half of the time is waiting, for tables, processes and browsers; vitest would leave a core of two to itself.
    maxWorkers: '100%',
    setupFiles: ['scripts/test/file-cost.ts'],
    // No test changes what another file imports; loading it once for each would take as long as the tests themselves.
    isolate: false,
    projects: [
      {
        extends: true,
        // Modules of pages import their texts.
        plugins: [mdx()],
        test: {
          name: 'unit',
          include: ['packages/{core,server,web,api,pages}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: ['packages/{store,submissions}/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: 'tests/support/second-engine.ts',
        },
      },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: ['tests/{commands,seed}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          globalSetup: 'tests/support/build-once.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          globalSetup: 'tests/support/build-once.ts',
        },
      },
    ],
  },
});
