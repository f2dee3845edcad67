import type { Changelog, RecordChange } from '@tussock/core/changelog/changelog';
import { sourcesAndOutcomes } from '@tussock/core/changelog/sources-and-outcomes';
import { assemble } from '@tussock/core/directory/assemble';
import { type FirmCards, firmCards } from '@tussock/core/firm/firm-card';
import { type CatalogueOffer, catalogueOffer } from '@tussock/core/offer/offer';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import * as z from 'zod';
import { parseChangelog, parseChanges } from '../releases/changelog';
import type { Releases } from '../releases/live';
import { readTables } from '../releases/tables';
import { parseTombstones } from '../releases/tombstones';
import {
  type ChunkedText,
  readChunkedBytes,
  readChunkedJson,
  readChunkedRows,
  readChunks,
} from '../table/chunks';
import type { ReadableTable } from '../table/engine/readable-table';
import { cachedByRelease } from '../table/result-cache';
import { ofShape } from '../table/shape';
import { storedAs } from '../table/stored';
import type { DirectoryReads } from './directory-reads';
import { firmCardsOf } from './firm-cards';

/** What `shapeOf` says of the catalogue. A column of the cards or of the catalogue changes it, and a test says what it is then. */
const CATALOGUE_SHAPE = 'tHSjeuUN';

export const catalogue = ofShape(CATALOGUE_SHAPE, z.array(catalogueOffer));

/** Cards were stored without checks before entries of the fact ledger had a state. */
const hasChecks = (card: object) => 'checks' in card;

/** The compressed texts of a release. A text that an older release lacks is made from its tables. */
export function catalogueReads(table: ReadableTable, { manifestOf }: Pick<Releases, 'manifestOf'>) {
  const chunksOf = async (release: number, text: ChunkedText) =>
    (await manifestOf(release)).chunks[text] ?? 0;
  const load = async (release: number, text: ChunkedText) =>
    readChunks(table, release, text, await chunksOf(release, text));
  const loadJson = async (schema: z.ZodType, release: number, text: ChunkedText) =>
    readChunkedJson(schema, table, release, text, await chunksOf(release, text));
  const assembled = async (release: number) => assemble(await readTables(table, release));
  const changelog = cachedByRelease(
    async (release): Promise<Changelog> =>
      (await chunksOf(release, 'record')) > 0
        ? parseChangelog(await load(release, 'record'))
        : { changes: [], ...sourcesAndOutcomes(await assembled(release)) },
  );
  return {
    catalogue: cachedByRelease(async (release): Promise<CatalogueOffer[]> => {
      const { value, isCurrent } = await loadJson(catalogue, release, 'catalogue');
      const cards = value as CatalogueOffer[];
      if (isCurrent) return cards;
      return cards.every(hasChecks) ? storedAs(catalogue, cards) : (await assembled(release)).cards;
    }),
    async eachOffer(release, take): Promise<void> {
      const of = [table, release, 'catalogue', await chunksOf(release, 'catalogue')] as const;
      for await (const { rows, isCurrent } of readChunkedRows(catalogue, ...of)) {
        const cards = rows as CatalogueOffer[];
        if (!cards.every(hasChecks)) {
          // All cards of a release are of one version, so that the first part shows it.
          take((await assembled(release)).cards);
          return;
        }
        if (take(isCurrent ? cards : storedAs(catalogue, cards)) === false) return;
      }
    },
    firms: cachedByRelease(async (release): Promise<FirmCards> => {
      if ((await chunksOf(release, 'firms')) === 0) return firmCardsOf(await assembled(release));
      const { value, isCurrent } = await loadJson(firmCards(), release, 'firms');
      const cards = value as FirmCards;
      if (isCurrent) return cards;
      return cards.providers.every(hasChecks)
        ? storedAs(firmCards(), cards)
        : firmCardsOf(await assembled(release));
    }),
    changelog,
    changes: cachedByRelease(
      async (release): Promise<RecordChange[]> =>
        (await chunksOf(release, 'changes')) > 0
          ? parseChanges(await load(release, 'changes'))
          : (await changelog(release)).changes,
    ),
    tombstones: cachedByRelease(
      async (release): Promise<Tombstone[]> =>
        (await chunksOf(release, 'tombstones')) > 0 ? parseTombstones(await load(release, 'tombstones')) : [],
    ),
    textIndex: async (release: number): Promise<Buffer> =>
      readChunkedBytes(table, release, 'text_index', await chunksOf(release, 'text_index')),
    searchFile: async (release: number) => (await manifestOf(release)).search_file,
  } satisfies Partial<DirectoryReads>;
}
