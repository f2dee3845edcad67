import { Resvg } from '@resvg/resvg-wasm';

/** The pixels of a PNG, to be read by place. `loadDrawing` must have been called. */
export function pixelsOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const image = `data:image/png;base64,${bytes.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${image}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return {
    width,
    height,
    /** Whether all pixels of a rectangle have a colour such as "#fbfaf6". */
    isAll: (colour: string, [left, right]: Span, [top, bottom]: Span): boolean => {
      const wanted = Number.parseInt(`${colour.slice(1)}ff`, 16);
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          if (view.getUint32((y * width + x) * 4) !== wanted) return false;
      return true;
    },
  };
}

/** From the first pixel up to the last, which is outside. */
type Span = readonly [from: number, to: number];
