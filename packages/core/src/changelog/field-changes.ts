import type { Column } from '../column/column';
import type { NameOf } from '../directory/link-names';
import type { FieldChange } from './changelog';

/** The release whose changes are listed. */
export interface ReleaseAt {
  release: number;
  published_at: string;
}

/** Of these it is listed only that they changed. */
export const isText = ({ kind, change }: Column): boolean =>
  kind === 'markdown' || kind === 'documents' || change === 'rewritten';

/** A value as a change lists it: a link by the name of what it leads to. Ids may be short words, and so are other values. */
export function shownValue({ to }: Column, value: unknown, nameOf: NameOf): FieldChange['before'] {
  if (typeof value === 'string') return (to && nameOf(to, value)) ?? value;
  if (Array.isArray(value)) return value.length > 0 ? value.join('|') : null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
