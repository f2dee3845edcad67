import * as z from 'zod';
import { whenUsed } from '../text/when-used';

const inPage = whenUsed(() => ({
  next_cursor: z.string().nullable().meta({ description: 'For `cursor`; null on the last page.' }),
}));
const inCountedPage = whenUsed(() => {
  const count = z.int().min(0);
  return { total: count.meta({ description: 'On all pages.' }), page: count, limit: count };
});

/** A list that is answered whole. */
export const listOf = <T extends z.ZodType>(row: T) => z.strictObject({ data: z.array(row) });

/** What a list that is read on with a cursor is asked for. */
export interface PageRequest {
  /** 1 to 100. */
  limit: number;
  /** Opaque; the `next_cursor` of the page before. */
  cursor?: string | undefined;
}

/** A page of a list that is read on with a cursor. */
export const pageOf = <T extends z.ZodType>(row: T) => z.strictObject({ data: z.array(row), ...inPage() });
type AnyPage = z.infer<ReturnType<typeof pageOf<z.ZodUnknown>>>;
export type Page<T> = Omit<AnyPage, 'data'> & { data: T[] };

/** A page of a list that is counted and has page numbers, from 1. */
export const countedPageOf = <T extends z.ZodType>(row: T) =>
  z.strictObject({ data: z.array(row), ...inCountedPage() });
type AnyCountedPage = z.infer<ReturnType<typeof countedPageOf<z.ZodUnknown>>>;
export type CountedPage<T> = Omit<AnyCountedPage, 'data'> & { data: T[] };

/** One page of rows that are all at hand. */
export const pageAt = <T>(
  rows: readonly T[],
  { page, limit }: { page: number; limit: number },
): CountedPage<T> => ({
  data: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
  page,
  limit,
});
