import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import { outcomesAnswer } from '@tussock/core/answers/outcomes';
import { type CountedPage, countedPageOf, pageAt } from '@tussock/core/answers/page';
import { sourcesAnswer } from '@tussock/core/answers/sources';
import { CHANGED_RECORDS, type ChangedRecord } from '@tussock/core/changelog/changed-record';
import { changelogSchemas, type ListedChange } from '@tussock/core/changelog/changelog';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { OUTCOME_FACETS } from '@tussock/core/changelog/outcome-facets';
import { withPages } from '@tussock/core/changelog/with-pages';
import { correction } from '@tussock/core/correction/correction';
import { isUuid } from '@tussock/core/identifier/identifier';
import { type CountedTable, countFacets, tableOf } from '@tussock/core/list/facet-table';
import { LEDGER_FACETS } from '@tussock/core/source/ledger-facets';
import { wholeNumber } from '@tussock/core/text/decimal';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import {
  BY_FACET,
  chosenFilters,
  facetParameters,
  filterValue,
  oneFilterOf,
  optionParameters,
  pageParameters,
  query,
} from '../http/parameters';
import { pinned } from '../http/pinned';
import { foundByAnySlug } from '../http/renamed';
import { describe } from '../openapi/describe';
import { unlessRemoved } from './chart-offers';

const parameters = z.object(pageParameters);
const faceted = parameters.extend(optionParameters);
const sourceParameters = faceted.extend(facetParameters(LEDGER_FACETS));
const outcomeParameters = faceted.extend(facetParameters(OUTCOME_FACETS));

type RecordName = ChangedRecord['parameter'];
const RECORD_NAMES = Object.keys(CHANGED_RECORDS) as RecordName[];

/** The read that finds a record by its slug; a legal setting has none. */
const BY_SLUG = {
  offer: 'getOfferBySlug',
  fund: 'getFundBySlug',
  provider: 'getProviderBySlug',
  platform: 'getPlatformBySlug',
  blog_post: 'getBlogPostBySlug',
} as const satisfies Record<Exclude<RecordName, 'setting'>, unknown>;

const idOrSlugOf = (record: string) =>
  filterValue
    .toLowerCase()
    .optional()
    .meta({ description: `Id or slug of ${record}: its own changes.` });
const changeParameters = parameters
  .extend({
    offer: idOrSlugOf('an offer'),
    fund: idOrSlugOf('a fund'),
    provider: idOrSlugOf('a provider'),
    platform: idOrSlugOf('a platform'),
    blog_post: idOrSlugOf('a post'),
    setting: filterValue
      .toLowerCase()
      .optional()
      .meta({ description: 'Name of a legal setting, such as `aip_minimums`: its own changes.' }),
  })
  .superRefine(oneFilterOf(RECORD_NAMES, 'a change is of one record'));

const listChanges = describe({
  id: 'listChanges',
  summary:
    'What each release changed in offers, funds, providers, platforms, posts and legal settings, newest first',
  description: 'Takes one record or legal setting at a time.',
  group: 'Record',
  answers: () =>
    countedPageOf(changelogSchemas().listedChange).extend({
      whole_after: z
        .int()
        .min(0)
        .meta({
          description: `Changes of later releases are all here; of this one and of earlier ones some may be missing, since the latest ${wholeNumber(MOST_CHANGES)} are kept. 0 where none is missing.`,
        }),
    }),
});
const listSources = describe({
  id: 'listSources',
  summary: 'The fact ledger: where figures come from and what was found, latest check first',
  description: `${BY_FACET} A facet’s counts ignore its own choice.`,
  group: 'Record',
  answers: sourcesAnswer,
});
const listCorrections = describe({
  id: 'listCorrections',
  summary: 'Reported mistakes and our answers: open reports, then the latest answer first',
  group: 'Record',
  answers: () => countedPageOf(correction),
});
const listOutcomes = describe({
  id: 'listOutcomes',
  summary: 'Offers that ended, target against outcome, latest first',
  description: `${BY_FACET} A facet’s counts ignore its own choice.`,
  group: 'Record',
  answers: outcomesAnswer,
});

/**
 * The changes of one record, by its id or slug. A change has the slug of its time: those before a record was renamed are its
 * own too, and those of an earlier holder of the slug are not. A record of another kind may have the same id or slug.
 */
async function changesOf(
  c: Context<PinnedEnv>,
  name: RecordName,
  idOrSlug: string,
  changes: readonly ListedChange[],
) {
  const ofKind = changes.filter(({ kind }) => kind === CHANGED_RECORDS[name]);
  const id = isUuid(idOrSlug) ? idOrSlug : await idOfSlug(c, name, idOrSlug, ofKind);
  return ofKind.filter(({ about }) => about.id === id);
}

/** Who has a slug; else who had it before, or had it last of those that are gone. A post may have neither slug nor UUID. */
async function idOfSlug(
  c: Context<PinnedEnv>,
  name: RecordName,
  slug: string,
  changes: readonly ListedChange[],
) {
  const { reads, release } = { reads: c.get('reads'), release: c.get('release').release };
  if (name === 'setting') return slug;
  const found: Promise<{ id: string } | null> = reads[BY_SLUG[name]](release, slug);
  const holder =
    (await found.catch(unlessRemoved)) ?? (await reads.findRetiredSlug(release, CHANGED_RECORDS[name], slug));
  return holder?.id ?? changes.find(({ about }) => [about.slug, about.id].includes(slug))?.about.id;
}

/** The numbers of the rows on a page of those that pass the chosen values, with the facets of all rows. */
function facetPage<Name extends string, Card>(
  c: Context<PinnedEnv>,
  table: CountedTable<Name, Card>,
  chosen: Pick<z.infer<typeof faceted>, 'page' | 'limit' | 'empty_options' | 'most_options'> & {
    readonly [N in Name]?: readonly string[] | undefined;
  },
): Promise<CountedPage<number> & FacetsOfAnswer<Name>> {
  const listed = { empty_options: chosen.empty_options === 'true', most_options: chosen.most_options };
  return foundByAnySlug(c, chosenFilters(table.facets, chosen), (filters) => {
    const { rows, ...counted } = countFacets(table, filters, undefined, listed);
    return { ...pageAt(rows, chosen), ...counted };
  });
}

/** What changed in the directory, where its figures come from, how those that ended did, and what was corrected. */
export const changelog = new Hono<ApiEnv>()
  .get('/changes', listChanges, query(changeParameters), pinned, async (c) => {
    const { page, limit, ...asked } = c.req.valid('query');
    const name = RECORD_NAMES.find((one) => asked[one] !== undefined);
    const { reads, release } = { reads: c.get('reads'), release: c.get('release').release };
    const [known, oldest] = await Promise.all([reads.changes(release), reads.oldestOfFullChanges(release)]);
    const changes = withPages(known);
    const own = name === undefined ? changes : await changesOf(c, name, asked[name] ?? '', changes);
    return answer(c, { ...pageAt(own, { page, limit }), whole_after: oldest?.release ?? 0 });
  })
  .get('/sources', listSources, query(sourceParameters), pinned, async (c) => {
    const { release } = c.get('release');
    const found = await facetPage(c, await c.get('reads').ledger(release), c.req.valid('query'));
    return answer(c, { ...found, data: await c.get('reads').ledgerRows(release, found.data) });
  })
  .get('/outcomes', listOutcomes, query(outcomeParameters), pinned, async (c) => {
    const { outcomes } = await c.get('reads').outcomes(c.get('release').release);
    const found = await facetPage(c, tableOf(OUTCOME_FACETS, outcomes), c.req.valid('query'));
    return answer(c, { ...found, data: found.data.flatMap((row) => outcomes[row] ?? []) });
  })
  .get('/corrections', listCorrections, query(parameters), pinned, async (c) => {
    const corrections = await c.get('reads').corrections(c.get('release').release);
    return answer(c, pageAt(corrections, c.req.valid('query')));
  });
