import type { Assets } from './assets';
import { pageFonts } from './page-fonts';

export interface DocumentParts {
  head: string;
  body: string;
  /** JSON of the page's state; null on the plain shell. */
  state: string | null;
  stateElementId: string;
  headScript: string;
  /** Name of the element that lists the scripts. */
  scriptsMeta: string;
  assets: Assets;
  /** The part of the stylesheet that the page uses. */
  style: string;
  /** Name of the page's module: its scripts load beside the first one. */
  page: string | null;
  /** HTML that the page begins with, before the app. */
  notice?: string;
}

/** The whole HTML document. `lang` and no default title: the page brings its own. */
export function htmlDocument({
  head,
  body,
  state,
  stateElementId,
  headScript,
  scriptsMeta,
  assets,
  style,
  page,
  notice = '',
}: DocumentParts): string {
  // Chromium names the whole address of the page where an inline stylesheet asks for a font, whatever the referrer policy is. The address of a
  // preview is a secret, so all its fonts are preloaded, which keeps to the policy.
  const fonts = (notice ? assets.allFonts : pageFonts(body, assets)).map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = new Set([assets.script, ...assets.preloads, ...((page && assets.pages[page]) || [])]);
  const data =
    state === null ? '' : `<script id="${stateElementId}" type="application/json">${state}</script>`;
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    notice && '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1512" media="(prefers-color-scheme: dark)">',
    head,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // What goes on a home screen is the published site, never a preview.
    notice ? '' : '<link rel="manifest" href="/site.webmanifest">',
    ...fonts,
    `<script>${headScript}</script>`,
    `<style>${style}</style>`,
    // The script above loads them.
    `<meta name="${scriptsMeta}" content="${[...scripts].join(' ')}">`,
    `</head><body>${notice}<div id="root">${body}</div>${data}`,
    // At the end, where it keeps nothing from being painted.
    assets.styleFile && `<link rel="stylesheet" fetchpriority="low" href="${assets.styleFile}">`,
    '</body></html>',
  ].join('');
}
