import { basename } from 'node:path';
import { type Chunk, gzipped, withImports } from './browser-build';

export interface PageSize {
  page: string;
  /** Bytes, gzip, of the modules that no other page shares. */
  own: number;
  /** Bytes, gzip, of everything that the page loads after the first script. */
  all: number;
  /** Whether zod is among them. */
  zod: boolean;
}

const PAGE = /\/src\/routes\/[\w-]+\.tsx$/;

/** What each page loads in addition to the first script. */
export function pageSizes(chunks: readonly Chunk[], first: ReadonlySet<Chunk>): PageSize[] {
  const pages = chunks
    .filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))
    .map((page) => ({ page, loads: [...withImports(chunks, page)].filter((chunk) => !first.has(chunk)) }));
  const uses = new Map<Chunk, number>();
  for (const { loads } of pages) for (const chunk of loads) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  return pages
    .map(({ page, loads }) => {
      const alone = loads.filter((chunk) => uses.get(chunk) === 1);
      return {
        page: basename(page.facadeModuleId ?? '', '.tsx'),
        own: gzipped(alone),
        all: gzipped(loads),
        zod: loads.some(hasZod),
      };
    })
    .sort((a, b) => b.own - a.own);
}

export const hasZod = ({ modules }: Chunk): boolean =>
  modules.some((id) => id.includes('/node_modules/zod/'));
