import { type Item, position, type RecordKind, recordKeys } from './keys';
import { recordFields, recordText } from './record-text';

/** Fields of a record that grow and are stored as items of its collection, and where its first item counts them. */
const COUNTED_IN = { funds: 'fund_count', key_people: 'key_people_count', offers: 'offer_count' } as const;
export type GrowingField = keyof typeof COUNTED_IN;

// In the order of these names; offers come last, since a Query that ends at its size limit leaves out the last.
const part = (field: GrowingField, at: number) => `#${field}#${position(at)}`;

/** The items of a record: the first with its counts, then one for each row of its growing fields. */
export function* collectionItems(
  release: number,
  kind: RecordKind,
  record: { id: string; slug: string | null } & Record<string, unknown>,
  growing: readonly GrowingField[],
): Generator<Item> {
  const { id, slug } = record;
  const first: Record<string, unknown> = { ...record };
  for (const field of growing) {
    const rows = record[field] as Record<string, unknown>[];
    delete first[field];
    first[COUNTED_IN[field]] = rows.length;
  }
  yield { ...recordText(first), ...recordKeys(release, kind, id, slug) };
  for (const field of growing) {
    const rows = record[field] as Record<string, unknown>[];
    for (const [at, row] of rows.entries())
      yield { ...recordText(row), ...recordKeys(release, kind, id, slug, part(field, at)) };
  }
}

/** The record put together from its items; null when some are missing. Only the last field may be cut short. */
export function fromCollection(
  items: Item[],
  growing: readonly GrowingField[],
  cut: boolean,
): Record<string, unknown> | null {
  const [first, ...rest] = items;
  if (first?.sk !== 'record') return null;
  const record = recordFields(first);
  let from = 0;
  for (const field of growing) {
    const rows = rest.filter((item) => item.sk.startsWith(`record#${field}#`));
    const short = rows.length !== record[COUNTED_IN[field]];
    if (short && !(cut && field === 'offers')) return null;
    if (rows.some((item, at) => item.sk !== `record${part(field, at)}`)) return null;
    record[field] = rows.map(recordFields);
    from += rows.length;
  }
  if (from !== rest.length) return null;
  return record;
}
