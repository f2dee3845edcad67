import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The list of pages, whose import() the renderer takes too. */
const ROUTES = /\/src\/app\/routes\.ts$/;
/** What is in the HTML, with its script apart. */
const LATER = /(?:scriptLater|scriptBefore|moduleBefore)\(\s*\(\) =>\s*import\('([^']+)'\)/g;
const LEFT_OUT = '\0browser-only';

/**
 * Leaves out of the renderer what only the browser loads: every other import() waits for hydration or a visitor.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    resolveId: (name, importer, { kind }) =>
      kind === 'dynamic-import' && importer && !isRendered(name, importer) ? LEFT_OUT : null,
    load: (id) => (id === LEFT_OUT ? `throw new Error('The browser alone loads this')` : null),
  };
}

const isRendered = (name: string, importer: string) =>
  ROUTES.test(importer) ||
  [...readFileSync(importer, 'utf8').matchAll(LATER)].some(([, later]) => later === name);
