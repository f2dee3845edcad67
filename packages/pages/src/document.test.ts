import { expect, it } from 'vitest';
import { type DocumentParts, htmlDocument } from './document';

const PARTS: DocumentParts = {
  head: '<title>Offers</title>',
  body: '<main>Kauri</main>',
  state: '{"release":7}',
  stateElementId: 'page-state',
  headScript: 'void 0',
  scriptsMeta: 'scripts',
  assets: {
    script: '/assets/first.js',
    preloads: ['/assets/pieces.js'],
    pages: { offers: ['/assets/offers.js', '/assets/chart.js'], faq: ['/assets/faq.js'] },
    fonts: ['/assets/text.woff2'],
    allFonts: ['/assets/text.woff2', '/assets/b.woff2'],
    rules: [],
    styleFile: '/assets/style.css',
  },
  style: 'p{margin:0}',
  page: 'offers',
};

it('is one document with the parts in their places and the scripts of its own page', () => {
  expect(htmlDocument(PARTS)).toBe(
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#0f1512" media="(prefers-color-scheme: dark)">' +
      '<title>Offers</title>' +
      '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">' +
      '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>' +
      '<script>void 0</script><style>p{margin:0}</style>' +
      '<meta name="scripts" content="/assets/first.js /assets/pieces.js /assets/offers.js /assets/chart.js">' +
      '</head><body><div id="root"><main>Kauri</main></div>' +
      '<script id="page-state" type="application/json">{"release":7}</script>' +
      '<link rel="stylesheet" fetchpriority="low" href="/assets/style.css"></body></html>',
  );
});

it('has no state where there is none, and only the first scripts without a page or for one without its own', () => {
  for (const page of [null, 'unknown']) {
    const html = htmlDocument({ ...PARTS, page, state: null });
    expect(html).not.toContain('page-state');
    expect(html).toContain('<main>Kauri</main></div><link rel="stylesheet"');
    expect(html).toContain('<meta name="scripts" content="/assets/first.js /assets/pieces.js">');
  }
});

it('with a notice begins with it, is in no index and no home screen, and sends no address on', () => {
  const html = htmlDocument({
    ...PARTS,
    assets: { ...PARTS.assets, styleFile: null },
    notice: '<aside>A preview</aside>',
  });
  expect(html).toContain(
    '<meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
  );
  expect(html).toContain('</head><body><aside>A preview</aside><div id="root">');
  expect(html).toContain('href="/apple-touch-icon.png"><link rel="preload" href="/assets/text.woff2"');
  expect(html).not.toMatch(/webmanifest|rel="stylesheet"/);
  // Chromium asks for fonts of an inline style with the whole address, which is secret: all are preloaded.
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font);
  expect(fonts).toEqual(PARTS.assets.allFonts);
});
