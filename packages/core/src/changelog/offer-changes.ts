import { columnNames } from '../column/column';
import { NOT_APPLICABLE } from '../column/value-text';
import type { Directory } from '../directory/directory';
import { type NameOf, namesOf } from '../directory/link-names';
import { groupBy } from '../list/group-by';
import { OFFER_COLUMNS } from '../offer/columns';
import { FACTS, type FactName, factText } from '../offer/facts';
import { lockedIn } from '../offer/locked';
import type { OfferRow } from '../offer/offer-row';
import { compareText } from '../text/fold';
import { readsTheSame } from './change-text';
import type { FieldChange, RecordChange } from './changelog';
import { fieldChange, listedChanges, type ReleaseAt, statedValue } from './field-changes';

/** The columns whose changes are listed. */
const LISTED = columnNames(
  OFFER_COLUMNS,
  ({ label, change }) => label !== undefined && change !== 'unlisted',
);

/**
 * The differences between two directories as readers see them: offers added, changed and removed. Locked fields of an offer
 * that is exclusive before or after are left out. Links are given by name.
 */
export function offerChanges(before: Directory, after: Directory, at: ReleaseAt): RecordChange[] {
  const [was, is] = [readable(before), readable(after)];
  const about = ({ id, slug, name }: OfferRow) => {
    const offer = { id, slug, name };
    return { ...at, kind: 'offer' as const, about: offer, offer };
  };
  return listedChanges(was.offers, is.offers, about, (old, now) => changedFields(old, now, was, is));
}

interface Readable {
  offers: Map<string, OfferRow>;
  nameOf: NameOf;
  tags: Map<string, string>;
}

function readable(directory: Directory): Readable {
  const { offers, tags, offer_tags } = directory;
  const tagNames = new Map(tags.map((tag) => [tag.id, tag.name]));
  const byOffer = groupBy(offer_tags, ({ offer_id }) => offer_id);
  const tagText = (links: Directory['offer_tags']) =>
    links
      .map(({ tag_id }) => tagNames.get(tag_id) ?? tag_id)
      .sort(compareText)
      .join(', ');
  return {
    offers: new Map(offers.filter((offer) => offer.is_active).map((offer) => [offer.id, offer])),
    nameOf: namesOf(directory),
    tags: new Map([...byOffer].map(([id, links]) => [id, tagText(links)])),
  };
}

function changedFields(old: OfferRow, now: OfferRow, was: Readable, is: Readable): FieldChange[] {
  const hidden = old.is_exclusive ? lockedIn(old) : lockedIn(now);
  const changes = LISTED.filter((field) => !hidden.has(field)).flatMap((field): FieldChange[] => {
    const applied = applicability(old, now, field);
    if (applied === null && isSame(statedValue(old, field), statedValue(now, field))) return [];
    const told = fieldChange(field, OFFER_COLUMNS[field], { ...was, row: old }, { ...is, row: now });
    const change = told.is_text ? told : { ...told, ...(applied ?? timeliness(old, now, field)) };
    return readsTheSame(change, 'offer') ? [] : [change];
  });
  const [oldTags, newTags] = [was.tags.get(old.id) ?? null, is.tags.get(now.id) ?? null];
  if (oldTags === newTags) return changes;
  return [...changes, { field: 'tags', before: oldTags, after: newTags, is_text: false }];
}

const isSame = (old: unknown, now: unknown) => old === now || JSON.stringify(old) === JSON.stringify(now);

/** On which side a field does not apply to an offer, where that changed; null where it did not. */
function applicability(
  old: OfferRow,
  now: OfferRow,
  field: string,
): Pick<FieldChange, 'not_applicable'> | null {
  const [was, is] = [old.not_applicable.includes(field), now.not_applicable.includes(field)];
  if (was === is) return null;
  return { not_applicable: was ? 'before' : 'after' };
}

/** On which side of a change it was too early or too late for a field, as the page of the offer says it. */
function timeliness(old: OfferRow, now: OfferRow, field: string): Pick<FieldChange, 'not_applicable'> | null {
  if (!Object.hasOwn(FACTS, field)) return null;
  const [was, is] = [old, now].map((row) => factText(row, field as FactName) === NOT_APPLICABLE);
  if (was === is) return null;
  return { not_applicable: was ? 'before' : 'after' };
}
