import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAssets } from './assets';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A manifest as Vite writes it. */
const MANIFEST = {
  'src/app/entry-client.tsx': {
    file: 'assets/first.js',
    imports: ['_pieces.js'],
    assets: ['assets/newsreader-common-abc.woff2', 'assets/newsreader-rest-abc.woff2'],
  },
  '_pieces.js': { file: 'assets/pieces.js', imports: ['src/app/entry-client.tsx'] },
  '_chart.js': { file: 'assets/chart.js', imports: ['_scale.js', '_pieces.js'] },
  '_scale.js': { file: 'assets/scale.js', imports: ['_chart.js'] },
  'src/routes/offers.tsx': { file: 'assets/offers.js', imports: ['_chart.js', 'src/app/entry-client.tsx'] },
  'src/routes/faq.tsx': { file: 'assets/faq.js' },
  'src/features/src/routes/deep.tsx': { file: 'assets/deep.js' },
  'src/lib/chart/chart.tsx': { file: 'assets/lazy-chart.js' },
  '_later.css': { file: 'assets/later-abc.css' },
  'style.css': { file: 'assets/style.css' },
  'src/fonts/hanken.woff2': { file: 'assets/hanken-grotesk-common-abc.woff2' },
};

function built(manifest: object): string {
  const client = mkdtempSync(join(folder, 'client-'));
  for (const name of ['.vite', 'assets']) mkdirSync(join(client, name));
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(client, 'assets', 'style.css'),
    '@font-face{src:url(/a.woff2)}@font-face{src:url("/b.woff2")}' +
      "@font-face{src:url('/c.woff2') format('woff2'),url(/a.woff2),url(/d.png)}" +
      'p{margin:0}@media print{p{color:red}@page{margin:0}}',
  );
  return client;
}

it('names the first script, what it imports, and for each page what that needs beside it', () => {
  expect(readAssets(built(MANIFEST))).toEqual({
    script: '/assets/first.js',
    preloads: ['/assets/pieces.js', '/assets/first.js'],
    pages: { offers: ['/assets/offers.js', '/assets/chart.js', '/assets/scale.js'], faq: ['/assets/faq.js'] },
    fonts: ['/assets/newsreader-common-abc.woff2', '/assets/hanken-grotesk-common-abc.woff2'],
    allFonts: ['/a.woff2', '/b.woff2', '/c.woff2'],
    rules: expect.arrayContaining([['p', 'margin:0', [['<p']]]]),
    styleFile: '/assets/later-abc.css',
  });
});

it('takes the stylesheet of the first script where the manifest names no other', () => {
  const { 'style.css': _, '_later.css': __, ...rest } = MANIFEST;
  const entry = { ...MANIFEST['src/app/entry-client.tsx'], css: ['assets/style.css'] };
  const { rules, styleFile } = readAssets(built({ ...rest, 'src/app/entry-client.tsx': entry }));
  expect(rules.map(([head]) => head)).toEqual(['@font-face', '@font-face', '@font-face', 'p']);
  expect(styleFile).toBe('/assets/style.css');
});

it('says what is missing in a folder that is no build', () => {
  const { 'src/app/entry-client.tsx': _, ...without } = MANIFEST;
  expect(() => readAssets(built(without))).toThrow(/has no src\/app\/entry-client\.tsx .*npm run build/);
  const { 'style.css': __, ...bare } = MANIFEST;
  expect(() => readAssets(built(bare))).toThrow('has no stylesheet');
});
