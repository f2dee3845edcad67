import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import type { Page } from '@tussock/core/answers/page';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { DirectoryReads, SluggedKind } from '@tussock/store/directory-reads';
import { BadCursor } from '@tussock/store/errors';
import type { Context } from 'hono';
import type { PinnedEnv } from '../env';

/** The facets whose values are slugs of records. */
const SLUGS: Readonly<Record<string, SluggedKind>> = {
  asset_class: 'asset-class',
  provider: 'provider',
  fund: 'fund',
};

/** Values of a facet that are looked up; an address of made-up ones costs no more reads than this. */
const MOST_LOOKED_UP = 5;

type Options = FacetsOfAnswer<string>['facets'][string];
type Counted<Name extends string> = { facets: Readonly<Record<Name, Options>> };

/** Filters by the slugs that records have now, and of each that was asked for by an older one what was asked. */
interface Current<Name extends string> {
  filters: FiltersOf<Name>;
  asked: ReadonlyMap<string, string>;
  isOther: boolean;
}

/** The address that a record has now which had this slug before; null where none had it. */
export async function addressNow(
  reads: DirectoryReads,
  release: number,
  kind: SluggedKind,
  slug: string,
): Promise<string | null> {
  const moved = await reads.findRetiredSlug(release, kind, slug);
  return moved && addressOf(moved);
}

const nowOf = (c: Context<PinnedEnv>, kind: SluggedKind, slug: string) =>
  addressNow(c.get('reads'), c.get('release').release, kind, slug);

/**
 * Takes a slug that a record had before for the one that it has: saved searches, feeds and links keep it.
 * @param isKnown whether something is found by a value as it is, which is no older slug then
 */
export async function currentFilters<Name extends string>(
  c: Context<PinnedEnv>,
  given: FiltersOf<Name>,
  isKnown: (name: Name, value: string) => boolean,
): Promise<Current<Name>> {
  const asked = new Map<string, string>();
  let isOther = false;
  const valueNow = async (name: Name, value: string, values: readonly string[]) => {
    const kind = values.length <= MOST_LOOKED_UP ? SLUGS[name] : undefined;
    if (!kind || isKnown(name, value)) return value;
    const now = await nowOf(c, kind, value);
    if (now === null) return value;
    isOther = true;
    if (!values.includes(now)) asked.set(`${name} ${now}`, value);
    return now;
  };
  const filters: FiltersOf<Name> = {};
  for (const [name, values] of Object.entries(given) as [Name, readonly string[]][])
    filters[name] = await Promise.all(values.map((value) => valueNow(name, value, values)));
  return { filters, asked, isOther };
}

/**
 * What a list finds by its filters, older slugs among them. The facets of the answer have the values that were asked for, by which a page
 * knows what is chosen.
 */
export async function foundByAnySlug<Name extends string, Answer extends Counted<Name>>(
  c: Context<PinnedEnv>,
  given: FiltersOf<Name>,
  find: (filters: FiltersOf<Name>) => Answer | Promise<Answer>,
): Promise<Answer> {
  const found = await find(given);
  const isKnown = (name: Name, value: string) =>
    found.facets[name].some((option) => option.value === value && option.count > 0);
  const { filters, asked, isOther } = await currentFilters(c, given, isKnown);
  if (!isOther) return found;
  const answer = await find(filters);
  const named = ([name, options]: [string, Options]) => [
    name,
    options.map((option) => ({ ...option, value: asked.get(`${name} ${option.value}`) ?? option.value })),
  ];
  return { ...answer, facets: Object.fromEntries(Object.entries<Options>(answer.facets).map(named)) };
}

/**
 * What a list of a tag or of a platform finds, also by an older slug of these. No answer repeats what was asked, as facets do.
 */
export async function foundUnderAnySlug<Scope extends Under, Answer extends { total: number }>(
  c: Context<PinnedEnv>,
  scope: Scope,
  find: (scope: Scope) => Promise<Answer>,
): Promise<Answer> {
  const found = await find(scope);
  if (found.total > 0) return found;
  const changed = async (kind: keyof Under) => {
    const asked = scope[kind];
    const now = asked === undefined ? null : await nowOf(c, kind, asked);
    return now === null ? {} : { [kind]: now };
  };
  const now = { ...(await changed('tag')), ...(await changed('platform')) };
  return Object.keys(now).length > 0 ? find({ ...scope, ...now }) : found;
}

/**
 * A page of a list of one record, also by a slug that it had before. A list that is read on by such a slug goes on where that of the slug
 * of now ended, whose cursor is no cursor of its own.
 */
export async function listOfSlug<Row>(
  c: Context<PinnedEnv>,
  kind: SluggedKind,
  slug: string,
  list: (slug: string) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const found = await list(slug).catch((error: unknown) => {
    if (error instanceof BadCursor) return error;
    throw error;
  });
  if (!(found instanceof BadCursor) && found.data.length > 0) return found;
  const now = await nowOf(c, kind, slug);
  if (now !== null) return list(now);
  if (found instanceof BadCursor) throw found;
  return found;
}

interface Under {
  tag?: string | undefined;
  platform?: string | undefined;
}
