import type { Plugin } from 'vite';

const PAGES = /\/src\/app\/routes\.ts$/;
const LEFT_OUT = '\0browser-only';

/**
 * Leaves out of the renderer what only the browser loads: the renderer loads pages alone, and every other import() waits
 * for hydration or a visitor.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    resolveId: (_, importer, { kind }) =>
      kind === 'dynamic-import' && importer && !PAGES.test(importer) ? LEFT_OUT : null,
    load: (id) => (id === LEFT_OUT ? `throw new Error('The browser alone loads this')` : null),
  };
}
