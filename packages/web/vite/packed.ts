import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What code begins with in which a value is packed. */
export const UNPACKS = `import { brotliDecompressSync } from 'node:zlib';`;

/** Code that gives back a value in Node: a third of its JSON, which is read faster than a program. */
export function packed(value: unknown): string {
  const text = brotliCompressSync(JSON.stringify(value)).toString('base64');
  return `JSON.parse(brotliDecompressSync(Buffer.from('${text}', 'base64')).toString())`;
}

const GLOSSARY = /\/content\/glossary\.json$/;
const PACKED_GLOSSARY = '\0glossary';

/** The glossary of the renderer. */
export function packedGlossary(): Plugin {
  const file = new URL('../src/content/glossary.json', import.meta.url);
  return {
    name: 'packed-glossary',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    resolveId: (name) => (GLOSSARY.test(name) ? PACKED_GLOSSARY : null),
    load: (id) =>
      id === PACKED_GLOSSARY
        ? `${UNPACKS}
const glossary = ${packed(JSON.parse(readFileSync(file, 'utf8')))};
export const { words } = glossary;
export default glossary;
`
        : null,
  };
}
