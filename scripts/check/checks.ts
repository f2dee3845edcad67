/** What `npm run check` runs, and `npm test` before its tests. */
export const CHECKS = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'words', command: ['tsx', 'scripts/check/words/main.ts'] },
  { name: 'style rules', command: ['tsx', 'scripts/check/style/main.ts'] },
  { name: 'sizes', command: ['tsx', 'scripts/check/sizes.ts'] },
];
