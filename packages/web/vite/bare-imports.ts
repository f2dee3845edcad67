import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import to preload its scripts and styles. Here the HTML names the scripts of its page and there is
 * one stylesheet, so nothing is left to preload, and the wrapper would be 0.6 KB of the first script.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}
