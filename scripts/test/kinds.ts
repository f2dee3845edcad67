import { matchesGlob } from 'node:path';

export interface Kind {
  name: string;
  include: readonly string[];
  /** How long a test and a hook may take, in seconds: it ends what hangs, and a shared machine can take twenty times as long as a quiet one. */
  seconds: { test: number; hook: number };
  /** Modules that prepare what its tests share. */
  globalSetup?: string | readonly string[];
}

const BUILT = 'tests/support/build-once.ts';

/** The kinds of tests: each can be run and counted alone. */
export const TEST_KINDS: readonly Kind[] = [
  {
    name: 'unit',
    include: ['packages/{core,server,web,api}/src/**/*.test.{ts,tsx}', 'tests/infra-modules/*.test.ts'],
    seconds: { test: 30, hook: 60 },
  },
  {
    name: 'pages',
    include: ['packages/{pages,images,mcp}/src/**/*.test.ts'],
    seconds: { test: 30, hook: 60 },
  },
  {
    name: 'store',
    include: ['packages/{store,submissions}/src/**/*.test.ts'],
    seconds: { test: 180, hook: 180 },
    globalSetup: 'tests/support/second-engine.ts',
  },
  { name: 'api', include: ['tests/api/**/*.test.ts'], seconds: { test: 180, hook: 180 } },
  {
    name: 'site',
    include: ['tests/site/**/*.test.ts'],
    seconds: { test: 120, hook: 180 },
    globalSetup: BUILT,
  },
  {
    name: 'commands',
    include: ['tests/{commands,seed}/**/*.test.ts', 'scripts/**/*.test.ts'],
    seconds: { test: 120, hook: 120 },
  },
  {
    name: 'infra',
    include: ['tests/infra/**/*.test.ts'],
    seconds: { test: 180, hook: 300 },
    globalSetup: BUILT,
  },
  {
    name: 'browser',
    include: ['tests/e2e/**/*.test.ts'],
    seconds: { test: 120, hook: 180 },
    globalSetup: [BUILT, 'tests/support/unpack-once.ts'],
  },
];

export const KINDS: readonly string[] = TEST_KINDS.map(({ name }) => name);

/** The kinds of files that were asked about: to match a file with all globs takes a millisecond, and files are sorted by kind. */
const found = new Map<string, string>();

/** The kind of a test file, by its path from the root. */
export function kindOf(file: string): string {
  const kind =
    found.get(file) ??
    TEST_KINDS.find(({ include }) => include.some((glob) => matchesGlob(file, glob)))?.name;
  if (kind === undefined) throw new Error(`${file} is not a test of any kind`);
  found.set(file, kind);
  return kind;
}

/**
 * Kinds that share the workers of a run, so that what they have in common is loaded once. React chooses its build once in a
 * process: what serves the built site has workers of its own.
 */
const TOGETHER = [
  ['infra', 'site', 'commands', 'browser'],
  ['store', 'api', 'pages', 'unit'],
];

/** The kinds that were asked for, those that share workers together. */
export function sharing(asked: readonly string[]): Kind[][] {
  return TOGETHER.map((names) =>
    TEST_KINDS.filter(({ name }) => names.includes(name) && asked.includes(name)),
  ).filter((kinds) => kinds.length > 0);
}
