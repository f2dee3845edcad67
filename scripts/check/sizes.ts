import { ensureBuild } from '../build/ensure-build';
import { bareChunks, gzipped, webChunks, withImports } from './browser-build';
import { functionSize } from './function-sizes';
import { hasZod, pageSizes } from './page-sizes';

/**
 * The size report of `npm run check`. Fails when a bound is broken; the start of a module is printed only, since a time
 * holds on no shared machine.
 */
const FIRST_SCRIPT = 1.25;
const PAGE_BYTES = 15 * 1_024;
const START_MS = 150;
const FUNCTIONS = [
  { name: 'Api', handler: 'packages/api/src/lambda.handler', limit: 1_000_000 },
  { name: 'Pages', handler: 'packages/pages/src/lambda.handler', limit: 2_000_000 },
];

const broken: string[] = [];
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;

const [chunks, bare] = [await webChunks(), await bareChunks()];
const entry = chunks.find(({ isEntry }) => isEntry);
if (!entry) throw new Error('The build has no first script');
const first = withImports(chunks, entry);
const [size, libraries] = [gzipped(first), gzipped(bare)];
const ratio = size / libraries;
console.log(
  `First script: ${kilobytes(size)} gzip in ${first.size} files; react, react-dom, react-router-dom and react-query alone ` +
    `${kilobytes(libraries)}: ${ratio.toFixed(3)} × (up to ${FIRST_SCRIPT} ×, ${kilobytes(libraries * FIRST_SCRIPT)})`,
);
if (ratio > FIRST_SCRIPT) broken.push(`the first script is ${ratio.toFixed(3)} × the libraries alone`);
for (const chunk of [...first].filter(hasZod)) broken.push(`zod is in the first script (${chunk.fileName})`);

console.log(
  '\nPages, gzip: own modules (zod and charts apart, shared modules counted with none); all that is loaded',
);
for (const { page, own, all, apart } of pageSizes(chunks, first)) {
  const note = apart > 0 ? `, of it zod and charts ${kilobytes(apart)}` : '';
  console.log(`  ${page.padEnd(28)} ${kilobytes(own).padStart(9)}   ${kilobytes(all).padStart(9)}${note}`);
  if (own > PAGE_BYTES) broken.push(`page ${page} is ${kilobytes(own)}, more than ${kilobytes(PAGE_BYTES)}`);
}

await ensureBuild();
console.log('\nFunctions, unpacked; start of the module (for information)');
for (const { name, handler, limit } of FUNCTIONS) {
  const { bytes, start } = await functionSize(name, handler);
  console.log(
    `  ${name.padEnd(28)} ${kilobytes(bytes).padStart(9)}   ${start.toFixed(0)} ms (goal ${START_MS} ms)`,
  );
  if (bytes > limit) broken.push(`${name} is ${kilobytes(bytes)}, more than ${kilobytes(limit)}`);
}

for (const bound of broken) console.error(`Too large: ${bound}`);
process.exitCode = broken.length > 0 ? 1 : 0;
