import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const PAGE = /\/src\/routes\/[\w-]+\.tsx$/;

/**
 * A page that is opened by a link asks for all its scripts at once: its own script names those that the others import too. Without
 * that a browser learns of them only when the others have come.
 */
export function hoistedImports(): Plugin {
  return {
    name: 'hoisted-imports',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      for (const page of chunks.values()) {
        if (!PAGE.test(page.facadeModuleId ?? '')) continue;
        // At the end, where it does not change in which order they run.
        for (const name of furtherImports(page, chunks))
          page.code += `\nimport"./${name.split('/').at(-1)}";`;
      }
    },
  };
}

/** What the imports of a chunk import, and what those import, but for what the chunk names itself. */
function furtherImports(of: Chunk, chunks: ReadonlyMap<string, Chunk>): string[] {
  const own = [of.fileName, ...of.imports];
  const all = new Set(own);
  // It grows on the way, and what is added is gone through too.
  for (const name of all) for (const further of chunks.get(name)?.imports ?? []) all.add(further);
  return [...all].slice(own.length);
}
