import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import { outcomesAnswer } from '@tussock/core/answers/outcomes';
import { type CountedPage, countedPageOf, pageAt } from '@tussock/core/answers/page';
import { sourcesAnswer } from '@tussock/core/answers/sources';
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
  optionParameters,
  pageParameters,
  query,
} from '../http/parameters';
import { pinned } from '../http/pinned';
import { foundByAnySlug } from '../http/renamed';
import { describe } from '../openapi/describe';
import { offerAt } from './chart-offers';

const parameters = z.object(pageParameters);
const faceted = parameters.extend(optionParameters);
const sourceParameters = faceted.extend(facetParameters(LEDGER_FACETS));
const outcomeParameters = faceted.extend(facetParameters(OUTCOME_FACETS));
const changeParameters = parameters.extend({
  offer: filterValue.toLowerCase().optional().meta({ description: 'Id or slug of an offer.' }),
});

const listChanges = describe({
  id: 'listChanges',
  summary:
    'What each release changed in offers, funds, providers, platforms, posts and legal settings, newest first',
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
 * The changes of one offer, by its id or slug. A change has the slug of its time: those before an offer was renamed are its
 * own too, and those of an earlier holder of the slug are not.
 */
async function changesOf(c: Context<PinnedEnv>, idOrSlug: string, changes: readonly ListedChange[]) {
  const id = isUuid(idOrSlug) ? idOrSlug : await idOfOffer(c, idOrSlug, changes);
  return changes.filter(({ offer }) => offer && offer.id === id);
}

/** Who has a slug; else who had it before, or had it last of those that are gone. */
async function idOfOffer(c: Context<PinnedEnv>, slug: string, changes: readonly ListedChange[]) {
  const { reads, release } = { reads: c.get('reads'), release: c.get('release').release };
  const holder =
    (await offerAt(reads, release, slug)) ?? (await reads.findRetiredSlug(release, 'offer', slug));
  return holder?.id ?? changes.find(({ offer }) => offer?.slug === slug)?.offer?.id;
}

/** The numbers of the rows on a page of those that pass the chosen values, with the facets of all rows. */
function facetPage<Name extends string, Card>(
  c: Context<PinnedEnv>,
  table: CountedTable<Name, Card>,
  chosen: Pick<z.infer<typeof faceted>, 'page' | 'limit' | 'empty_options' | 'most_options'> & {
    readonly [N in Name]?: readonly string[] | undefined;
  },
): Promise<CountedPage<number> & FacetsOfAnswer<Name>> {
  const listed = { emptyOptions: chosen.empty_options === 'true', mostOptions: chosen.most_options };
  return foundByAnySlug(c, chosenFilters(table.facets, chosen), (filters) => {
    const { rows, ...counted } = countFacets(table, filters, undefined, listed);
    return { ...pageAt(rows, chosen), ...counted };
  });
}

/** What changed in the offers, where their figures come from, how those that ended did, and what was corrected. */
export const changelog = new Hono<ApiEnv>()
  .get('/changes', listChanges, query(changeParameters), pinned, async (c) => {
    const { offer, ...page } = c.req.valid('query');
    const { reads, release } = { reads: c.get('reads'), release: c.get('release').release };
    const [known, oldest] = await Promise.all([reads.changes(release), reads.oldestOfFullChanges(release)]);
    const changes = withPages(known);
    const listed = pageAt(offer === undefined ? changes : await changesOf(c, offer, changes), page);
    return answer(c, { ...listed, whole_after: oldest?.release ?? 0 });
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
