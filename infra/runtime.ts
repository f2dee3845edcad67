/** The version of Node that every function runs on. Where else a version of Node is named, `tests/infra-modules/node-versions.test.ts` says. */
export const NODE_VERSION = '24';

export const RUNTIME = `nodejs${NODE_VERSION}.x` as const;
