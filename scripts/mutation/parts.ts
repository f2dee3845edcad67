/** What is mutated under one name, and which tests are its own: they are tried first. Files are globs from the root. */
export interface Part {
  name: string;
  sources: string[];
  ownTests: string[];
  /** Seconds, where its own tests need more than the patience that was asked for. */
  patience?: number;
}

const ofPackage = (name: string, ...tests: string[]): Part => ({
  name,
  sources: [`packages/${name}/src/**/*.ts`],
  ownTests: [`packages/${name}/**`, ...tests],
});

/**
 * Of web, the modules without markup: components are seen by the browser tests, which take minutes for one mutant and
 * are never run here. A part that has no files yet is left out.
 */
export const PARTS: readonly Part[] = [
  ofPackage('core', 'scripts/check/no-empty-text.test.ts'),
  ofPackage('server'),
  ofPackage('store'),
  ofPackage('api', 'tests/api/**'),
  ofPackage('submissions', 'tests/commands/submissions.test.ts'),
  ofPackage('pages'),
  ofPackage('images'),
  ofPackage('mcp', 'tests/api/mcp.test.ts'),
  { ...ofPackage('web'), sources: ['packages/web/src/!(content)/**/*.ts', 'packages/web/src/*.ts'] },
  {
    name: 'infra',
    sources: ['infra/*.ts'],
    ownTests: ['tests/infra-modules/**', 'tests/infra/**'],
    patience: 400,
  },
];

/** Tests, what only tests use, and types. */
export const NOT_MUTATED = ['**/*.test.ts', '**/*.fixture.ts', '**/*.d.ts'];
