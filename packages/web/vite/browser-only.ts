import type { Plugin } from 'vite';

/** Files whose import() the renderer takes too: the list of pages, and what is in the HTML with its script apart (`scriptLater`). */
const RENDERED = /\/src\/(app\/routes\.ts|features\/offers\/return\/after-everything\.tsx)$/;
const LEFT_OUT = '\0browser-only';

/**
 * Leaves out of the renderer what only the browser loads: every other import() waits for hydration or a visitor.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    resolveId: (_, importer, { kind }) =>
      kind === 'dynamic-import' && importer && !RENDERED.test(importer) ? LEFT_OUT : null,
    load: (id) => (id === LEFT_OUT ? `throw new Error('The browser alone loads this')` : null),
  };
}
