import { type Provider, provider } from '@tussock/core/provider/provider';
import { isListedProvider } from '@tussock/core/provider/provider-type';
import type { ManifestOf } from '../releases/live';
import { collectionItems, fromCollection, type GrowingField } from '../table/collection';
import { type Item, listOf } from '../table/keys';
import type { Reader, RecordShape } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { IN_LISTS, listItem, type NextPlace } from './items';

const GROWING: GrowingField[] = ['funds', 'key_people', 'offers'];

const record = {
  kind: 'provider' as const,
  stored: 'collection' as const,
  parse(items, cut) {
    const found = fromCollection(items, GROWING, cut);
    if (found === null) return null;
    const { key_people_count: _, ...fields } = found;
    return provider.parse(fields);
  },
} satisfies RecordShape<Provider>;

export function* providerItems(release: number, row: Provider, place: NextPlace): Generator<Item> {
  const fields = provider.parse(row);
  const { id, slug } = fields;
  if (slug !== null) yield addressItem(release, 'provider', slug, { id, slug });
  yield* collectionItems(release, 'provider', fields, GROWING);
  if (!isListedProvider(fields)) return;
  yield listItem(place(listOf(release, 'providers')), {
    ...fields,
    offers: fields.offers.slice(0, IN_LISTS),
    funds: fields.funds.slice(0, IN_LISTS),
    key_people: fields.key_people.slice(0, IN_LISTS),
  });
}

type ProviderReads = Pick<DirectoryReads, 'listProviders' | 'getProviderById' | 'getProviderBySlug'>;

export function providerReads(reader: Reader, manifestOf: ManifestOf): ProviderReads {
  return {
    listProviders: async (release, page) =>
      reader.list(listOf(release, 'providers'), provider, await manifestOf(release), page),
    getProviderById: (release, id) => reader.byId(release, record, id),
    getProviderBySlug: (release, slug) => reader.bySlug(release, record, slug),
  };
}
