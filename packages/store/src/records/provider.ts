import { type Provider, provider } from '@tussock/core/firm/provider';
import { isListedProvider } from '@tussock/core/firm/provider-type';
import { collectionItems, fromCollection, type GrowingField } from '../table/collection';
import { type Item, listOf } from '../table/keys';
import type { Reader, RecordShape } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import { storedAs } from '../table/stored';
import type { DirectoryReads } from './directory-reads';
import { IN_LISTS, listItem, type NextPlace } from './items';

const GROWING: GrowingField[] = ['funds', 'key_people', 'offers'];
const PROVIDERS = listOf('providers');

const record = {
  kind: 'provider' as const,
  stored: 'collection' as const,
  parse(items, cut) {
    const found = fromCollection(items, GROWING, cut);
    if (found === null) return null;
    const { key_people_count: _, ...fields } = found;
    return storedAs(provider, fields);
  },
} satisfies RecordShape<Provider>;

export function* providerItems(release: number, fields: Provider, place: NextPlace): Generator<Item> {
  const { id, slug } = fields;
  if (slug !== null) yield slugItem(release, 'provider', slug, { id, slug });
  yield* collectionItems(release, 'provider', fields, GROWING);
  if (!isListedProvider(fields)) return;
  const cut = {
    ...fields,
    offers: fields.offers.slice(0, IN_LISTS),
    funds: fields.funds.slice(0, IN_LISTS),
    key_people: fields.key_people.slice(0, IN_LISTS),
  };
  yield listItem(place(PROVIDERS), recordText(cut));
}

export const providerReads = (reader: Reader) =>
  ({
    listProviders: (release, page) => reader.list(release, PROVIDERS, provider, page),
    getProviderById: (release, id) => reader.byId(release, record, id),
    getProviderBySlug: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
