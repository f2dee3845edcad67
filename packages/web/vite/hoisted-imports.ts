import type { Plugin } from 'vite';

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
        const asked = [...page.imports];
        for (const from of asked)
          for (const name of chunks.get(from)?.imports ?? [])
            if (name !== page.fileName && !asked.includes(name)) asked.push(name);
        // At the end, where it does not change in which order they run.
        for (const name of asked.slice(page.imports.length))
          page.code += `\nimport"./${name.split('/').at(-1)}";`;
      }
    },
  };
}
