import { readFileSync } from 'node:fs';
import { MARK_STROKES } from '@tussock/core/settings/mark';
import { published } from '../fonts/cut';
import type { OgImage } from './images';

const embedded = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(published(file)).toString('base64')})`;
const SERIF = embedded('newsreader/files/newsreader-latin-opsz');
const SANS = embedded('hanken-grotesk/files/hanken-grotesk-latin-wght');

/** The image as a page of 1200 by 630 pixels: paper, ink, a rule, and the mark large at the side. */
export const ogPage = ({ title, line }: OgImage, siteName: string) => `<!doctype html>
<meta charset="utf-8">
<style>
@font-face { font-family: Journal; src: ${SERIF}; font-weight: 200 800; }
@font-face { font-family: Grotesk; src: ${SANS}; font-weight: 100 900; }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; padding: 72px 80px; background: #fbfaf6; color: #16211c; font-family: Grotesk; position: relative; overflow: hidden; display: flex; flex-direction: column; }
svg { fill: none; stroke: currentColor; stroke-width: 1.9; stroke-linecap: round; }
.name { display: flex; align-items: center; gap: 18px; font: 500 38px Journal; }
.name svg { width: 46px; color: #1d4b39; }
.large { position: absolute; right: -40px; bottom: 10px; width: 470px; color: #e7efe9; }
.large svg { stroke-width: 1; }
h1 { font: 500 78px/1.08 Journal; letter-spacing: -0.012em; max-width: 860px; margin-top: auto; text-wrap: balance; position: relative; }
p { margin-top: 26px; padding-top: 24px; border-top: 2px solid #e5e1d6; font-size: 29px; color: #5b665f; position: relative; }
</style>
<div class="large"><svg viewBox="0 0 24 24">${MARK}</svg></div>
<div class="name"><svg viewBox="0 0 24 24">${MARK}</svg>${siteName}</div>
<h1>${title}</h1>
<p>${line}</p>`;

const MARK = MARK_STROKES.map((path) => `<path d="${path}"/>`).join('');
