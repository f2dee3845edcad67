import type { Plugin } from 'vite';

/**
 * Code of libraries that we never come to, which a bundler cannot tell: what react-helmet-async does before React 19, and marked's printer,
 * which its file makes beside the lexer.
 */
const UNUSED: Record<string, readonly [written: RegExp, instead: string][]> = {
  'react-helmet-async': [
    [/\bif \(isReact19\)/g, 'if (true)'],
    [/\bif \(helmetData && !\(helmetData instanceof HelmetData\)\)/g, 'if (false)'],
  ],
  marked: [[/;var \w+=new \w+;function .+[{,](\w+) as Lexer,.+/gs, ';export{$1 as Lexer};']],
};

const LIBRARY = /\/node_modules\/([\w-]+)\/lib\/[\w.]+\.js$/;

/** Leaves it out of the browser's scripts and of the renderer. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: Object.keys(UNUSED) } }),
    transform(code, id) {
      const parts = UNUSED[LIBRARY.exec(id)?.[1] ?? ''];
      if (!parts) return null;
      const missing = parts.find(([written]) => code.search(written) < 0);
      if (missing) throw new Error(`${id} is not written as it was: it has no ${missing[0]}`);
      return {
        code: parts.reduce((left, [written, instead]) => left.replace(written, instead), code),
        map: null,
      };
    },
  };
}
