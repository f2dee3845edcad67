import type { Assets } from './assets';

export interface DocumentParts {
  head: string;
  body: string;
  /** JSON of the page's state; null on the plain shell. */
  state: string | null;
  stateElementId: string;
  headScript: string;
  assets: Assets;
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
  assets,
  page,
  notice = '',
}: DocumentParts): string {
  const fonts = assets.fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const modules = [...assets.preloads, ...((page && assets.pages[page]) || [])].map(
    (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
  );
  const data =
    state === null ? '' : `<script id="${stateElementId}" type="application/json">${state}</script>`;
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1512" media="(prefers-color-scheme: dark)">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts,
    `<script>${headScript}</script>`,
    `<style>${assets.style}</style>`,
    ...modules,
    // The page is complete without scripts: its text and fonts come first.
    `<script type="module" fetchpriority="low" src="${assets.script}"></script>`,
    `</head><body>${notice}<div id="root">${body}</div>${data}</body></html>`,
  ].join('');
}
