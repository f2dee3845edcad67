import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = /\/src\/app\/routes\.ts$/;
const ROUTE = /\broute\(/g;
const PAGE = /import\('(\.\.\/routes\/([\w-]+))'\)/g;
/** A page that reads the directory exports its queries. */
const READS = /^export const queries\b/m;
const GROUPS = ['pages-that-read', 'other-pages'] as const;
const PREFIX = '\0';

/**
 * In the renderer, the pages that read the directory are one module and all others are another. The pages function starts with neither:
 * a file for each page costs more to start than it saves, and all in one file have to be read whole (decision 046).
 */
export function pageGroups(): Plugin {
  const pages: Record<string, Map<string, string>> = Object.fromEntries(
    GROUPS.map((one) => [one, new Map()]),
  );
  return {
    name: 'page-groups',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform(code, id) {
      if (!ROUTES.test(id)) return null;
      const [routes, found] = [ROUTE, PAGE].map((what) => code.match(what)?.length ?? 0);
      if (routes !== found)
        throw new Error(`${id} has ${routes} routes, and ${found} of them import('../routes/NAME')`);
      return code.replace(PAGE, (_, address: string, page: string) => {
        const file = join(dirname(id), `${address}.tsx`);
        const group = READS.test(readFileSync(file, 'utf8')) ? GROUPS[0] : GROUPS[1];
        // A name of the language, for a page that begins with a digit too.
        const name = `_${page.replaceAll('-', '$')}`;
        pages[group]?.set(name, file);
        return `import('${group}').then((pages) => pages.${name})`;
      });
    },
    resolveId: (name) => (name in pages ? PREFIX + name : null),
    load(id) {
      const group = id.startsWith(PREFIX) ? pages[id.slice(PREFIX.length)] : undefined;
      if (!group) return null;
      return [...group].map(([name, file]) => `export * as ${name} from ${JSON.stringify(file)};`).join('\n');
    },
  };
}
