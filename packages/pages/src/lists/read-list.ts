import { footerClassName, isFooterClass } from '@tussock/core/asset-class/footer-classes';
import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import type { Faq } from '@tussock/core/faq/faq';
import { ROWS_IN_A_PART } from '@tussock/core/list/file-parts';
import type { ReleaseInfo } from '@tussock/core/release/release';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { searchFaqs } from '@tussock/web/faq-groups';
import { filterPosts } from '@tussock/web/posts';
import type { ListAddress, ListSubject } from './list-address';

/** Answers the API's addresses in process. */
export interface Api {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** A record as the API answers it. */
export type Row = Record<string, unknown>;

/** A list with its rows, read from one release. */
export interface ReadList {
  list: ListAddress;
  title: string;
  /** The title with what the visitor narrowed the list by: people follow more than one list of a page. */
  heading: string;
  /** Path of the page, as its canonical address has it. */
  path: string;
  /** The records that the list is about, such as a tag. */
  about: Row[];
  rows: Row[];
  /** Rows of the whole list; more than `rows` where the list has further parts. */
  total: number;
  release: ReleaseInfo;
  settings: SiteSettings;
}

/** What the API answers instead of a record or a list: missing, removed, moved or unavailable. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly response: Response) {
    super(String(response.status));
  }
}

/** The page of the list has another address. */
export class Moved extends Error {
  override readonly name = 'Moved';
  constructor(readonly path: string) {
    super(path);
  }
}

const LIMIT = 100;

interface Answered {
  data: Row[];
  total?: number;
  next_cursor?: string | null;
  facets?: Record<string, readonly { value: string; label: string }[]>;
}

/**
 * Reads a part of a list, from 1, all of it from the release that is live now. Throws `Refused` where a subject is missing
 * or the directory cannot be read, and `Moved` where a subject has another slug.
 */
export async function readList(api: Api, list: ListAddress, part = 1): Promise<ReadList> {
  const release = await readJson<ReleaseInfo>(api, '/api/release');
  const pin = `release=${release.release}`;
  const [settings, ...about] = await Promise.all([
    readJson<SiteSettings>(api, `/api/settings?${pin}`),
    ...list.subjects.map((subject) => readSubject(api, subject, pin)),
  ]);
  const path = canonicalPath(list, about);
  if (path !== list.path) throw new Moved(path);
  const { rows, total, chosen } = await readRows(api, list, { part, slugs: about.map(slugOf), pin });
  const title = list.title.replace(/\{(\d)\}/g, (_, at) => nameOf(about[Number(at)]));
  const heading = chosen.length > 0 ? `${title} (${chosen.join(' · ')})` : title;
  return { list, title, heading, path, about, rows, total, release, settings };
}

const slugOf = (record: Row | undefined) => String(record?.slug ?? '');
const nameOf = (record: Row | undefined) => String(record?.name ?? record?.title ?? '');

/** The path with the slugs that the subjects have; a page at another spelling redirects to it. */
function canonicalPath(list: ListAddress, about: readonly Row[]): string {
  const parts = list.path.split('/');
  const from = parts.length - about.length;
  return [...parts.slice(0, from), ...about.map(slugOf)].join('/');
}

/** An older slug of a record leads on to the record. */
export async function readJson<T>(api: Api, address: string): Promise<T> {
  const first = await api.request(address);
  const moved = first.status === 301 ? first.headers.get('location') : null;
  const answer = moved === null ? first : await api.request(moved);
  if (!answer.ok) throw new Refused(answer);
  return (await answer.json()) as T;
}

async function readSubject(api: Api, { collection, slug }: ListSubject, pin: string): Promise<Row> {
  try {
    return await readJson<Row>(api, `/api/${collection}/${encodeURIComponent(slug)}?${pin}`);
  } catch (error) {
    const isMissing = error instanceof Refused && error.response.status === 404;
    // The classes of the footer have a page even where the data does not have them.
    if (isMissing && collection === 'asset-classes' && isFooterClass(slug))
      return { id: null, slug, name: footerClassName(slug) };
    throw error;
  }
}

async function readRows(
  api: Api,
  list: ListAddress,
  { part, slugs, pin }: { part: number; slugs: readonly string[]; pin: string },
): Promise<{ rows: Row[]; total: number; chosen: string[] }> {
  const { path, params } = list.rows(slugs);
  const first = ((part - 1) * ROWS_IN_A_PART) / LIMIT + 1;
  const rows: Row[] = [];
  let more = '';
  for (let page = first; ; page += 1) {
    const at = more || `page=${page}`;
    const query = [pin, `limit=${LIMIT}`, at, 'most_options=0', params].map(String).filter(Boolean).join('&');
    const answer = await readJson<Answered>(api, `${path}?${query}`);
    rows.push(...answer.data);
    if (answer.total === undefined) {
      if (!answer.next_cursor) {
        const { rows: narrowed, chosen } = narrow(list, rows);
        return { ...inParts(narrowed, part), chosen };
      }
      more = `cursor=${encodeURIComponent(answer.next_cursor)}`;
    } else if (answer.data.length < LIMIT || rows.length >= ROWS_IN_A_PART)
      return { rows, total: answer.total, chosen: chosenIn(params, list, answer) };
  }
}

/** A title stays one that a reader of feeds can show. */
const MOST_NAMED = 6;

/** The words and the filters that the visitor chose, in words; not those that the page itself sets. */
function chosenIn(
  params: URLSearchParams,
  { fixed, kind }: ListAddress,
  { facets = {}, data }: Answered,
): string[] {
  // Changes of one record are named by it: a change has its name.
  if (kind === 'changes') return [...params.values()].map((value) => nameOf(data[0]?.about as Row) || value);
  const words = params.get('q');
  const labels = [...params].flatMap(([name, value]) => {
    if (!facets[name] || fixed.getAll(name).includes(value)) return [];
    return facets[name].find((option) => option.value === value)?.label ?? value;
  });
  const more = labels.length > MOST_NAMED ? [`${labels.length - MOST_NAMED} more`] : [];
  return [...(words ? [inQuotes(words)] : []), ...labels.slice(0, MOST_NAMED), ...more];
}

const inParts = (rows: Row[], part: number) => ({
  rows: rows.slice((part - 1) * ROWS_IN_A_PART, part * ROWS_IN_A_PART),
  total: rows.length,
});

/** The rows as the page itself narrows what the API answers whole, and what it narrows them by. */
function narrow({ kind, narrowed }: ListAddress, rows: Row[]): { rows: Row[]; chosen: string[] } {
  if (kind === 'blog-posts') {
    const filter = { category: narrowed.get('category'), author: narrowed.get('author') };
    const posts = filterPosts(rows as unknown as BlogPostSummary[], filter) as unknown as Row[];
    return { rows: posts, chosen: [filter.category, filter.author].flatMap((value) => value || []) };
  }
  if (kind === 'faqs') {
    const words = (narrowed.get('q') ?? '').trim();
    const faqs = searchFaqs(rows as unknown as Faq[], words) as unknown as Row[];
    return { rows: faqs, chosen: words ? [inQuotes(words)] : [] };
  }
  return { rows, chosen: [] };
}

const inQuotes = (words: string) => `“${words}”`;
