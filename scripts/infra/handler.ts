import { mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './platform';

export interface BuiltHandler {
  /** The name of the function in the program. */
  functionID: string;
  /** As the program names it: path and export. */
  handler: string;
  /** Folder of the built code. */
  out: string;
  /** The one file of code. */
  file: string;
  /** Unpacked size of the code in bytes. */
  bytes: number;
}

/** What the program may add to SST's options. */
export interface BundleOptions {
  define?: Record<string, string>;
  conditions?: string[];
  external?: string[];
}

/**
 * Builds a handler with the options of SST's own builder: one ES module, names kept, minified.
 * @throws when it does not build, or when the module lacks the export, which SST would only find out on AWS
 */
export async function buildHandler(
  functionID: string,
  handler: string,
  folder: string,
  options: BundleOptions = {},
): Promise<BuiltHandler> {
  const exported = extname(handler).slice(1);
  const source = join(ROOT, `${handler.slice(0, -exported.length - 1)}.ts`);
  const out = join(folder, `${functionID}-src`);
  const file = join(out, dirname(handler), `${basename(handler, `.${exported}`)}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  const { metafile } = await build({
    entryPoints: [source],
    outfile: file,
    platform: 'node',
    external: ['sharp', 'pg-native', ...(options.external ?? [])],
    keepNames: true,
    bundle: true,
    metafile: true,
    sourcemap: 'linked',
    logLevel: 'silent',
    format: 'esm',
    target: 'esnext',
    mainFields: ['module', 'main'],
    minify: true,
    define: options.define ?? {},
    ...(options.conditions && { conditions: options.conditions }),
    banner: {
      js: [
        `import { createRequire as topLevelCreateRequire } from 'module';`,
        'const require = topLevelCreateRequire(import.meta.url);',
        `import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from "url"`,
        'const __filename = topLevelFileUrlToPath(import.meta.url)',
        'const __dirname = topLevelFileUrlToPath(new topLevelURL(".", import.meta.url))',
      ].join('\n'),
    },
  });
  const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint !== undefined);
  if (!output?.exports.includes(exported)) throw new Error(`${handler}: ${source} exports no ${exported}`);
  return { functionID, handler, out, file, bytes: output.bytes };
}
