import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
// `react-dom/server` would bring a second renderer, 106 KB in the function.
import { prerenderToNodeStream } from 'react-dom/static';

/** What React Router marks for its framework's use, and what a drawing within HTML goes without. */
const NEEDLESS = / data-discover="true"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;

/**
 * The HTML of a tree, as `renderToString` makes it. Rejects with the error of a component that fails: `renderToString` drops
 * what is thrown inside of Suspense and shows the fallback.
 */
export function renderHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    // One piece: React would send the rest of a large page as a script, which the CSP forbids.
    prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: reject })
      .then(({ prelude }) => text(prelude))
      .then((html) => resolve(html.replace(NEEDLESS, '')), reject);
  });
}
