import type { Directory } from '@tussock/core/directory/directory';
import { decodeCursor, encodeCursor } from '@tussock/store/cursor';
import type { ApiRequest, Served } from './served';

/** Pages of 25 of a list, each from another row, so that none is cached. The list must have that many rows. */
export async function* pagesOf(served: Served, list: string, count: number): AsyncGenerator<ApiRequest> {
  const { body } = await served.send({ path: `${list}${list.includes('?') ? '&' : '?'}limit=24` });
  const { next_cursor } = JSON.parse(body) as { next_cursor: string | null };
  if (next_cursor === null) throw new Error(`${list} is shorter than a page`);
  const first = decodeCursor(next_cursor);
  for (let start = first.start; start < first.start + count; start += 1) {
    const cursor = encodeCursor({ ...first, start });
    yield { path: `${list}${list.includes('?') ? '&' : '?'}limit=25&cursor=${cursor}` };
  }
}

/** Offers by slug, each once, spread over the directory. */
export function offersBySlug({ offers }: Directory, count: number): ApiRequest[] {
  const slugs = offers.flatMap(({ slug, is_active }) => (slug && is_active ? [slug] : []));
  const step = Math.max(1, Math.floor(slugs.length / count));
  return slugs
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map((slug) => ({ path: `/api/offers/${slug}` }));
}

/** The tag with the most active offers, and how many. */
export function commonTag({ tags, offers, offer_tags }: Directory): { slug: string; offers: number } {
  const active = new Set(offers.flatMap(({ id, is_active }) => (is_active ? [id] : [])));
  const counts = new Map<string, number>();
  for (const { offer_id, tag_id } of offer_tags)
    if (active.has(offer_id)) counts.set(tag_id, (counts.get(tag_id) ?? 0) + 1);
  const [[id, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return { slug: tags.find((tag) => tag.id === id)?.slug ?? '', offers: count };
}

/** Searches for two words of an offer's name or tagline within those that are open, no search twice. */
export function searches({ offers }: Directory, count: number): ApiRequest[] {
  const words = [
    ...new Set(
      offers
        .slice(0, 400)
        .flatMap(({ name, tagline }) => `${name} ${tagline ?? ''}`.match(/\p{L}{4,}/gu) ?? []),
    ),
  ];
  return Array.from({ length: count }, (_, n) => {
    const [one, other] = [words[n % words.length], words[(n * 7 + 3) % words.length]];
    const q = n < words.length ? one : `${one} ${other}`;
    return { path: `/api/search?${new URLSearchParams({ q: q ?? '', status: 'Open', limit: '25' })}` };
  });
}

/** The same request again and again. */
export const repeated = (request: ApiRequest, count: number): ApiRequest[] =>
  Array.from({ length: count }, () => request);
