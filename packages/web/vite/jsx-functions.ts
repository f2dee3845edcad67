import type { Plugin } from 'vite';

const OF_REACT = 'react/jsx-runtime';
const OURS = '\0jsx-functions';

/**
 * React's functions for JSX are in a CommonJS module, of which a bundler writes `(0,r.jsx)(…)` for each element: with names of a
 * module of our own it is `e(…)`, 27 KB less in the pages function.
 */
export function jsxFunctions(): Plugin {
  return {
    name: 'jsx-functions',
    enforce: 'pre',
    apply: 'build',
    resolveId: (name, importer) => (name === OF_REACT && importer !== OURS ? OURS : null),
    load: (id) =>
      id === OURS
        ? `import * as react from '${OF_REACT}'; export const { Fragment, jsx, jsxs } = react;`
        : null,
  };
}
