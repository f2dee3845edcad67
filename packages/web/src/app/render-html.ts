import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The HTML of a tree, as `renderToString` makes it. Rejects with the error of a component that fails: `renderToString` drops
 * what is thrown inside of Suspense and shows the fallback.
 */
export function renderHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const text = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      // One piece: React would send the rest of a large page as a script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => stream.pipe(text),
    });
  });
}
