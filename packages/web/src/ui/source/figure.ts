import { fieldLabel } from '@tussock/core/source/field-label';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Check, Source } from '@tussock/core/source/source';

/** A record that the fact ledger has entries of. */
export interface LedgerRecord {
  kind: SourceKind;
  id: string;
  slug: string | null;
  name: string;
}

/** A figure of a record as a page shows it, with what the fact ledger knows of it. */
export interface Figure {
  /** "Minimum investment". */
  label: string;
  record: LedgerRecord;
  /** The fields that it shows; its anchor on the page of the record is that of the first. */
  fields: readonly string[];
  /** Null where it was not checked. */
  check: Check | null;
  /** The entries of its fields, where the page has them; others are read when somebody opens the mark. */
  entries?: readonly Source[];
}

/** A record with the checks of its fields, and the entries behind them where the page has those. */
export interface Checked {
  id: string;
  slug?: string | null;
  name: string;
  checks?: Readonly<Record<string, Check>>;
  sources?: readonly Source[];
}

/** A figure that is one field of a fund, a provider or a platform. */
export const recordFigure = (
  kind: SourceKind,
  { id, slug = null, name, checks, sources }: Checked,
  field: string,
): Figure => ({
  label: fieldLabel({ kind, field }),
  record: { kind, id, slug, name },
  fields: [field],
  check: checks?.[field] ?? null,
  ...(sources && { entries: sources }),
});

/**
 * The parts of a figure that the ledger has no entry of, where it has one of another part: "Lower target return". They are why a range is not
 * confirmed whose other end is.
 */
export function uncheckedParts(
  { record: { kind }, fields }: Pick<Figure, 'record' | 'fields'>,
  entries: readonly Pick<Source, 'field'>[],
): string[] {
  const isChecked = (field: string) => entries.some((entry) => entry.field === field);
  if (!fields.some(isChecked)) return [];
  return fields.filter((field) => !isChecked(field)).map((field) => fieldLabel({ kind, field }));
}
