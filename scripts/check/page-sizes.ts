import { basename } from 'node:path';
import { type Chunk, gzipped, withImports } from './browser-build';

export interface PageSize {
  page: string;
  /** Bytes, gzip, of the modules that no other page shares, without zod. */
  own: number;
  /** Bytes, gzip, of everything that the page loads after the first script. */
  all: number;
  /** Bytes, gzip, of zod among them. */
  apart: number;
}

const PAGE = /\/src\/routes\/[\w-]+\.tsx$/;
const APART = /\/node_modules\/zod\//;

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
        own: alone.reduce((sum, chunk) => sum + gzipped([chunk]) * (1 - shareApart(chunk)), 0),
        all: gzipped(loads),
        apart: loads.reduce((sum, chunk) => sum + gzipped([chunk]) * shareApart(chunk), 0),
      };
    })
    .sort((a, b) => b.own - a.own);
}

/** The part of a chunk that is zod, by the length of its modules. */
function shareApart({ modules }: Chunk): number {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
  const length = (of: typeof lengths) => of.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length(lengths.filter(({ id }) => APART.test(id))) / Math.max(1, length(lengths));
}

export const hasZod = ({ modules }: Chunk): boolean =>
  Object.keys(modules).some((id) => id.includes('/node_modules/zod/'));
