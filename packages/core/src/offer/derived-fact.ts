import { listed } from '../text/listed';
import type { Known } from './composed-facts';
import { TAGS_OF_FIELD } from './derive';

/** The columns that a fact takes its value from and that were derived; none where the provider stated what the fact says. */
export function derivedColumns({ derived = [], ...offer }: Known, fact: string): string[] {
  if (fact !== 'term') return derived.filter((column) => column === fact);
  const { term_description, term_months, is_open_ended } = offer;
  if (term_description) return [];
  const shown = is_open_ended ? 'is_open_ended' : term_months == null ? 'terms' : 'term_months';
  return derived.filter((column) => column === shown);
}

const OTHER_ORIGINS: Record<string, string> = {
  tax_structure: 'the fund’s structure',
  security_type: 'the offer type',
  terms: 'the term in words',
  term_months: 'the term in words',
  is_open_ended: 'the term in words',
};

/** Where a derived field takes its value from: "the tag “PIE”", "the fund’s structure"; null where the provider stated it. */
export function derivedFrom(
  { derived = [], tags = [] }: Pick<Known, 'derived' | 'tags'>,
  field: string,
): string | null {
  if (!derived.includes(field)) return null;
  const of = tags.filter(({ slug }) => TAGS_OF_FIELD[field]?.includes(slug)).map(({ name }) => `“${name}”`);
  // Each tag of a term is a term of the offer; of another field the first tag counts.
  if (field === 'terms' && of.length > 1) return `the tags ${listed(of)}`;
  return of[0] ? `the tag ${of[0]}` : (OTHER_ORIGINS[field] ?? 'other facts of the offer');
}
