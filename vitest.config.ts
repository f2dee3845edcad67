import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mdx } from './packages/web/vite/mdx.ts';
import { type Kind, sharing, TEST_KINDS } from './scripts/test/kinds.ts';
import { KindsInOrder } from './scripts/test/kinds-in-order.ts';

const SECOND = 1_000;
const { SHUFFLE, TEST_KINDS: asked } = process.env;

/** Kinds of tests that share workers, or one alone. */
function project(kinds: readonly Kind[]) {
  const longest = (of: 'test' | 'hook') => Math.max(...kinds.map(({ seconds }) => seconds[of])) * SECOND;
  const name = kinds.map((kind) => kind.name).join(' ');
  return {
    extends: true as const,
    test: {
      name,
      include: kinds.flatMap(({ include }) => include),
      testTimeout: longest('test'),
      hookTimeout: longest('hook'),
      globalSetup: [
        'tests/support/temporary-folder.ts',
        ...new Set(kinds.flatMap(({ globalSetup }) => globalSetup ?? [])),
      ],
      // Elsewhere the tests of a file follow what one site or table goes through.
      ...(SHUFFLE &&
        ['unit', 'pages'].includes(name) && { sequence: { shuffle: { files: true, tests: true } } }),
    },
  };
}

export default defineConfig({
  // Modules of pages import their texts.
  plugins: [mdx()],
  test: {
    // A shared CI machine stalls now and then; the report names what needed a second try.
    retry: process.env.CI ? 1 : 0,
    // A page of a busy machine may take seconds to show what it will show.
    expect: { poll: { timeout: 15_000 } },
    // A quarter of the time is waiting, for tables, processes and browsers.
    maxWorkers: availableParallelism() + 1,
    // Tests of outages and faults log a thousand errors that are meant to be.
    silent: 'passed-only',
    setupFiles: ['scripts/test/file-cost.ts'],
    // No test changes what another file imports; loading it once for each would take as long as the tests themselves.
    isolate: false,
    sequence: SHUFFLE ? { shuffle: { files: true }, seed: Number(SHUFFLE) } : { sequencer: KindsInOrder },
    projects: (asked && !SHUFFLE ? sharing(asked.split(',')) : TEST_KINDS.map((kind) => [kind])).map(project),
  },
});
