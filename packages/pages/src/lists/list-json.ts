import { partsOf } from '@tussock/core/list/file-parts';
import type { ReadList } from './read-list';

/** `/offers.json`: the rows of a list as the API answers them, with what they were read from. */
export function listJson(
  { title, about, rows, total, release, settings, ...list }: ReadList,
  at: ListPart,
): string {
  const { hash, published_at } = release;
  return JSON.stringify({
    title,
    address: settings.address + list.path + at.search,
    release: release.release,
    published_at,
    hash,
    ...(about.length > 0 && { about }),
    total,
    next: hasNext(total, at.part) ? settings.address + at.next : null,
    data: rows,
  });
}

/** Which part of a list a file is. */
export interface ListPart {
  /** From 1. */
  part: number;
  /** The page's parameters, with `?`; empty without. */
  search: string;
  /** Path and parameters of the file with the next part. */
  next: string;
}

export const hasNext = (total: number, part: number) => part < partsOf(total);
