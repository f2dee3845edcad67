import { type Column, columnNames } from '../column/column';
import type { Directory } from '../directory/directory';
import { OFFER_COLUMNS } from '../offer/columns';
import { lockedIn } from '../offer/locked';
import type { OfferRow } from '../offer/offer-row';
import { compareText } from '../text/fold';
import type { FieldChange, OfferChange } from './changelog';

/** The columns whose changes are listed. */
const LISTED = columnNames(
  OFFER_COLUMNS,
  ({ label, change }) => label !== undefined && change !== 'unlisted',
);
const isText = ({ kind, change }: Column) =>
  kind === 'markdown' || kind === 'documents' || change === 'rewritten';

/**
 * The differences between two directories as readers see them: offers added, changed and removed. Locked fields of an offer
 * that is exclusive before or after are left out. Links are given by name.
 */
export function offerChanges(
  before: Directory,
  after: Directory,
  at: { release: number; published_at: string },
): OfferChange[] {
  const [was, is] = [readable(before), readable(after)];
  const listed = new Set([...was.offers.keys(), ...is.offers.keys()]);
  return [...listed].sort(compareText).flatMap((id): OfferChange[] => {
    const [old, now] = [was.offers.get(id), is.offers.get(id)];
    const row = now ?? old;
    if (!row) return [];
    const offer = { id, slug: row.slug, name: row.name };
    if (!old || !now) return [{ ...at, change: now ? 'added' : 'removed', offer, fields: [] }];
    const fields = changedFields(old, now, was, is);
    return fields.length > 0 ? [{ ...at, change: 'changed', offer, fields }] : [];
  });
}

interface Readable {
  offers: Map<string, OfferRow>;
  names: Map<string, string>;
  tags: Map<string, string>;
}

function readable({
  offers,
  providers,
  platforms,
  funds,
  asset_classes,
  tags,
  offer_tags,
}: Directory): Readable {
  const linked = [...providers, ...platforms, ...funds, ...asset_classes];
  const tagNames = new Map(tags.map((tag) => [tag.id, tag.name]));
  const byOffer = new Map<string, string[]>();
  for (const { offer_id, tag_id } of offer_tags) {
    const own = byOffer.get(offer_id) ?? [];
    own.push(tagNames.get(tag_id) ?? tag_id);
    byOffer.set(offer_id, own);
  }
  return {
    offers: new Map(offers.filter((offer) => offer.is_active).map((offer) => [offer.id, offer])),
    names: new Map(linked.map(({ id, name }) => [id, name])),
    tags: new Map([...byOffer].map(([id, names]) => [id, names.sort(compareText).join(', ')])),
  };
}

function changedFields(old: OfferRow, now: OfferRow, was: Readable, is: Readable): FieldChange[] {
  const hidden = old.is_exclusive ? lockedIn(old) : lockedIn(now);
  const changes = LISTED.filter((field) => !hidden.has(field)).flatMap((field): FieldChange[] => {
    if (JSON.stringify(old[field]) === JSON.stringify(now[field])) return [];
    const column: Column = OFFER_COLUMNS[field];
    if (isText(column)) return [{ field, before: null, after: null, is_text: true }];
    const [before, after] = [shown(old[field], was.names), shown(now[field], is.names)];
    const currency = column.currency as keyof OfferRow | undefined;
    const currencies = currency && {
      currency_before: String(old[currency]),
      currency_after: String(now[currency]),
    };
    return [{ field, before, after, is_text: false, ...currencies }];
  });
  const [oldTags, newTags] = [was.tags.get(old.id) ?? null, is.tags.get(now.id) ?? null];
  if (oldTags === newTags) return changes;
  return [...changes, { field: 'tags', before: oldTags, after: newTags, is_text: false }];
}

function shown(value: unknown, names: ReadonlyMap<string, string>): FieldChange['before'] {
  if (typeof value === 'string') return names.get(value) ?? value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
