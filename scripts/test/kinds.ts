/** The kinds of tests; each is a project of vitest.config.ts. */
export const KINDS = ['unit', 'store', 'api', 'site', 'commands', 'infra', 'browser'];
