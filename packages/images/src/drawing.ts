import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { init } from 'satori/standalone';
import type { About, Card } from './card';
import { DRAWING_FILES, type DrawingFile } from './drawing-files';
import { layOut, SANS, SERIF, SIZE } from './layout';

/** Draws the picture of a record as a PNG of 1200 by 630 pixels. The same card gives the same bytes. */
export type Draw = (card: Card, about: About) => Promise<Uint8Array<ArrayBuffer>>;

const require = createRequire(import.meta.url);
/** Where npm has put a file. */
const installed = (name: string): string => require.resolve(name);

let ready: Promise<unknown> | undefined;

/**
 * Loads what drawing needs, once in a process.
 * @param pathOf where a file of `DRAWING_FILES` is, by the name under which its package exports it
 */
export async function loadDrawing(pathOf: (name: string) => string = installed): Promise<Draw> {
  const read = (file: DrawingFile) => readFileSync(pathOf(DRAWING_FILES[file]));
  ready ??= Promise.all([init(read('layout')), initWasm(read('pixels'))]);
  await ready;
  const font = (name: string, weight: 400 | 500 | 600, file: DrawingFile) => ({
    name,
    weight,
    style: 'normal' as const,
    data: read(file),
  });
  // Letters with macrons are in files of their own, which need names of their own.
  const [serif, serifMacrons] = SERIF;
  const [sans, sansMacrons] = SANS;
  const fonts = [
    font(serif, 500, 'serif'),
    font(serifMacrons, 500, 'serif_macrons'),
    font(sans, 400, 'sans'),
    font(sans, 600, 'sans_bold'),
    font(sansMacrons, 400, 'sans_macrons'),
    font(sansMacrons, 600, 'sans_bold_macrons'),
  ];
  return async (card, about) => {
    const svg = await satori(layOut(card, about) as Parameters<typeof satori>[0], { ...SIZE, fonts });
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false } });
    try {
      return drawn.render().asPng() as Uint8Array<ArrayBuffer>;
    } finally {
      drawn.free();
    }
  };
}
