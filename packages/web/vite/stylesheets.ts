import type { Plugin } from 'vite';

/** In the HTML of every page. A second time, they would load the fonts again and lay out the whole page. */
const IN_EVERY_PAGE = /@(?:font-face|property --[\w-]+)\s*\{[^}]*\}/g;
/** What prefixes leave behind: the same declaration two to five times. */
const REPEATED = /(?<=[;{])([\w-]+:[^;{}]+);(?=\1[;}])/g;
/** Around each mixed colour; every browser that knows `@property` mixes colours. */
const MIXED = /@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g;
/** A rule for browsers that mix no colours, before the same rule with the mixed one. */
const UNMIXED = /(?<=[{}])([^{}]+\{[\w-]+:)[^{};]+\}(?=\1color-mix\()/g;
/** Strings, whose spaces count, and the spaces that a minifier leaves after commas. */
const STRING_OR_SPACED = /"[^"]*"|'[^']*'|, /g;

/** Tailwind registers custom properties that only utilities read which no page uses. */
const withoutUnread = (style: string) =>
  style.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    new RegExp(`var\\(${name}[,)]`).test(style) ? rule : '',
  );

/** A minified stylesheet without what no browser of ours needs. */
export const shortened = (style: string): string =>
  withoutUnread(
    style
      .replace(MIXED, '$1')
      .replace(UNMIXED, '')
      .replace(REPEATED, '')
      .replace(STRING_OR_SPACED, (found) => (found === ', ' ? ',' : found)),
  );

/**
 * Shortens the stylesheet, and writes a second one that is loaded behind a page, for what scripts add: the whole one, but for what
 * each page has inline.
 */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const style = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (style?.type !== 'asset') throw new Error('The build has no style sheet.');
      style.source = shortened(String(style.source));
      const source = style.source.replace(IN_EVERY_PAGE, '');
      this.emitFile({ type: 'asset', name: 'later.css', source });
    },
  };
}
