import type { Known } from './composed-facts';

/** The columns that a fact takes its value from and that were derived; none where the provider stated what the fact says. */
export function derivedColumns({ derived = [], ...offer }: Known, fact: string): string[] {
  if (fact !== 'term') return derived.filter((column) => column === fact);
  const { term_description, term_months, is_open_ended } = offer;
  if (term_description) return [];
  const shown = term_months == null ? (is_open_ended ? 'is_open_ended' : 'terms') : 'term_months';
  return derived.filter((column) => column === shown);
}
