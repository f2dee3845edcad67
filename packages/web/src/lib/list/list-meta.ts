import { facetsInUse, type ListQuery, type ListSpec } from '@tussock/core/list/list-query';

/** The metadata of a page of a list. */
export interface ListMeta {
  title: string;
  canonical: string;
  noindex?: boolean;
  /** Addresses of the pages beside it. */
  prev?: string;
  next?: string;
}

/**
 * A list with filters or words, a page beyond the end, and a list of fewer rows than `fewest` are not for search engines. Every
 * other page of the list is, and its number alone makes its canonical address, whatever the order or layout; of a list that
 * is on another page as well, that page is the canonical address.
 */
export function listMeta<Name extends string, Sort extends string>({
  title,
  path,
  spec,
  query,
  total,
  size,
  fewest = 0,
  doubleOf = null,
}: {
  title: string;
  path: string;
  spec: ListSpec<Name, Sort>;
  query: ListQuery<Name, Sort>;
  /** Undefined while it is not known. */
  total: number | undefined;
  size: number;
  fewest?: number;
  /** Path of the page that has the same rows. */
  doubleOf?: string | null | undefined;
}): ListMeta {
  const { page } = query;
  const last = Math.max(1, Math.ceil((total ?? page * size) / size));
  const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const isNarrowed = query.q !== '' || facetsInUse(spec, query.filters).length > 0;
  const isThin = total !== undefined && total < fewest;
  if (isNarrowed || isThin || page > last) return { title, canonical: path, noindex: true };
  if (doubleOf !== null) return { title, canonical: doubleOf };
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    canonical: at(page),
    ...(page > 1 && { prev: at(page - 1) }),
    ...(page < last && { next: at(page + 1) }),
  };
}
