import type { CountsOf } from '@tussock/core/answers/facets';
import { facetsInUse, type ListQuery, type ListSpec, listQueryParams } from '@tussock/core/list/list-query';
import { chosenInWords } from './chosen-in-words';
import { nameOfPage } from './name-of-page';

/** The metadata of a page of a list. */
export interface ListMeta {
  title: string;
  /** The address that links to the page are shown with; where search engines may list the page, its canonical one. */
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
 *
 * A list with filters or words is named by them, and its address has them: whoever gets a link to it sees which list it is.
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
  facets,
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
  /** The options of the filters, with their labels; absent while they are not known. */
  facets: CountsOf<Name> | undefined;
}): ListMeta {
  const { page } = query;
  const last = Math.max(1, Math.ceil((total ?? page * size) / size));
  const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const isNarrowed = query.q !== '' || facetsInUse(spec, query.filters).length > 0;
  const isThin = total !== undefined && total < fewest;
  if (isNarrowed) {
    const own = listQueryParams(spec, {
      q: query.q,
      filters: query.filters,
      sort: null,
      page,
      layout: 'cards',
    });
    const named = facets
      ? [...chosenInWords(spec, query, facets).map(withoutBracket), title].join(' · ')
      : title;
    return { title: named, canonical: `${path}?${own}`, noindex: true };
  }
  if (isThin || page > last) return { title, canonical: path, noindex: true };
  if (doubleOf !== null) return { title, canonical: doubleOf };
  return {
    title: nameOfPage(title, page),
    canonical: at(page),
    ...(page > 1 && { prev: at(page - 1) }),
    ...(page < last && { next: at(page + 1) }),
  };
}

/** "Short term (up to 2 years)" without what explains it: a long title would end before the bracket, and lose what follows. */
const withoutBracket = (label: string) => label.replace(/ \(.*\)$/, '');
