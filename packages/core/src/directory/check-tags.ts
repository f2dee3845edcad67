import { TAG_VALUES } from '../offer/derive';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { type RowPlace, rowProblem, rowWords } from './reporter';

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

/** The pages of tags list an offer under each of its tags, and filters under one value of a field. */
function warnOfContradictions(
  { offers = [], tags = [], offer_tags = [] }: ReadTables,
  problems: Problem[],
): void {
  const slugs = new Map(tags.map(({ fields }) => [fields.id, fields.slug]));
  const rows = new Map(offers.map(({ fields }) => [fields.id, fields]));
  const first = new Map<string, string>();
  for (const { place, fields, row } of offer_tags) {
    const [slug, offer] = [slugs.get(fields.tag_id), rows.get(fields.offer_id)];
    if (row === null || typeof slug !== 'string' || !offer) continue;
    const name = String(offer.slug ?? offer.id);
    const report = (said: string, reason: string) =>
      problems.push(rowProblem(place, 'tag_id', `${name}: ${said}`, reason, 'warning'));
    for (const [field, values] of Object.entries<Record<string, string>>(TAG_VALUES)) {
      const value = Object.hasOwn(values, slug) ? values[slug] : undefined;
      if (value === undefined) continue;
      const stated = offer[field];
      const key = `${fields.offer_id} ${field}`;
      const before = first.get(key) ?? slug;
      first.set(key, before);
      if (typeof stated === 'string') {
        if (stated !== value)
          report(
            slug,
            `contradicts the column ${field} of the offer, by which filters go. Correct one of them`,
          );
      } else if (values[before] !== value)
        report(
          `${before}, ${slug}`,
          `contradicts another tag of the offer about ${field}, and filters go by one of them. Take one off`,
        );
    }
  }
}
