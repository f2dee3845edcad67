import { groupBy } from '../../list/group-by';
import { TAG_VALUES } from '../../offer/derive';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { type RowPlace, rowProblem, rowWords } from '../reporter';

/** The tags of offers: each counts once, and what they say of a field agrees. */
export function checkTags(tables: ReadTables, problems: Problem[]): void {
  dropRepeatedTags(tables, problems);
  warnOfContradictions(tables, problems);
}

/** A tag that an offer has twice counts once. */
function dropRepeatedTags(tables: ReadTables, problems: Problem[]): void {
  const first = new Map<string, RowPlace>();
  for (const each of tables.offer_tags ?? []) {
    if (each.row === null) continue;
    const pair = `${each.row.offer_id} ${each.row.tag_id}`;
    const before = first.get(pair);
    if (before === undefined) {
      first.set(pair, each.place);
      continue;
    }
    each.row = null;
    problems.push(
      rowProblem(each.place, 'tag_id', each.fields.tag_id, `repeats ${rowWords(before)}`, 'warning'),
    );
  }
}

/** What a tag says of a field of its offer. */
interface Saying {
  slug: string;
  field: string;
  value: string;
}

const SAYINGS: ReadonlyMap<string, readonly Saying[]> = groupBy(
  Object.entries<Record<string, string>>(TAG_VALUES).flatMap(([field, values]) =>
    Object.entries(values).map(([slug, value]): Saying => ({ slug, field, value })),
  ),
  ({ slug }) => slug,
);

/** The pages of tags list an offer under each of its tags, and filters under one value of a field. */
function warnOfContradictions(
  { offers = [], tags = [], offer_tags = [] }: ReadTables,
  problems: Problem[],
): void {
  const slugs = new Map(tags.map(({ fields }) => [fields.id, fields.slug]));
  const rows = new Map(offers.map(({ fields }) => [fields.id, fields]));
  const firsts = new Map<string, Saying>();
  for (const { place, fields, row } of offer_tags) {
    const [slug, offer] = [slugs.get(fields.tag_id), rows.get(fields.offer_id)];
    if (row === null || typeof slug !== 'string' || !offer) continue;
    for (const saying of SAYINGS.get(slug) ?? []) {
      const about = `${fields.offer_id} ${saying.field}`;
      const first = firsts.get(about) ?? saying;
      firsts.set(about, first);
      const found = contradiction(saying, first, offer[saying.field]);
      if (!found) continue;
      const named = `${String(offer.slug ?? offer.id)}: ${found.tags}`;
      problems.push(rowProblem(place, 'tag_id', named, found.reason, 'warning'));
    }
  }
}

/** What a tag contradicts: the column of its offer, or where that is empty the first tag that says something of the field; null for nothing. */
function contradiction(
  { slug, field, value }: Saying,
  first: Saying,
  stated: unknown,
): { tags: string; reason: string } | null {
  if (typeof stated === 'string') {
    if (stated === value) return null;
    return {
      tags: slug,
      reason: `contradicts the column ${field} of the offer, by which filters go. Correct one of them`,
    };
  }
  if (first.value === value) return null;
  return {
    tags: `${first.slug}, ${slug}`,
    reason: `contradicts another tag of the offer about ${field}, and filters go by one of them. Take one off`,
  };
}
