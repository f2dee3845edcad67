// Preloaded into a server: says on standard error, at its end, which builds of React ran in it.
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
process.on('exit', () => {
  // A file that Node only looked through for its exports is in the cache too, and is not loaded.
  const files = Object.keys(cache).filter((file) => cache[file].loaded);
  const builds = files.flatMap((file) => /react[\w.-]*\.(development|production)/.exec(file)?.[1] ?? []);
  process.stderr.write(`React builds: ${[...new Set(builds)].join(', ')}\n`);
});
