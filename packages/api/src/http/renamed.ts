import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { SluggedKind } from '@tussock/store/directory-reads';
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

/** Filters by the slugs that records have now. */
interface Current<Name extends string> {
  filters: FiltersOf<Name>;
  /** The facets of an answer with the values that were asked for, by which a page knows what is chosen. */
  asAsked: <Answer extends { facets: Readonly<Record<Name, Options>> }>(answer: Answer) => Answer;
}

/** Takes a slug that a record had before for the one that it has: saved searches, feeds and links keep it. */
export async function currentFilters<Name extends string>(
  c: Context<PinnedEnv>,
  given: FiltersOf<Name>,
): Promise<Current<Name>> {
  const asked = new Map<string, string>();
  const addressNow = async (name: Name, value: string, values: readonly string[]) => {
    const kind = values.length <= MOST_LOOKED_UP ? SLUGS[name] : undefined;
    const moved = kind && (await c.get('reads').findRetiredSlug(c.get('release').release, kind, value));
    if (!moved) return value;
    const now = moved.slug ?? moved.id;
    if (!values.includes(now)) asked.set(`${name} ${now}`, value);
    return now;
  };
  const filters: FiltersOf<Name> = {};
  for (const [name, values] of Object.entries(given) as [Name, readonly string[]][])
    filters[name] = await Promise.all(values.map((value) => addressNow(name, value, values)));
  const named = ([name, options]: [string, Options]) => [
    name,
    options.map((option) => ({ ...option, value: asked.get(`${name} ${option.value}`) ?? option.value })),
  ];
  return {
    filters,
    asAsked: (answer) =>
      asked.size === 0
        ? answer
        : { ...answer, facets: Object.fromEntries(Object.entries<Options>(answer.facets).map(named)) },
  };
}
