import { recordName } from '../removal/shown-records';
import type { ListedChange, RecordChange } from './changelog';

/**
 * Changes, each with whether its record has a page now. A record that was removed without a reason has none: it is switched off, or was
 * part of a demonstration. `all` is the whole list, newest first: the latest change of a record decides for the earlier ones.
 */
export function withPages(all: readonly RecordChange[]): ListedChange[] {
  const pages = new Map<string, boolean>();
  return all.map((one) => {
    const name = recordName({ kind: one.kind, id: one.about.id });
    const has_page = pages.get(name) ?? !(one.change === 'removed' && one.reason === null);
    pages.set(name, has_page);
    return { ...one, has_page };
  });
}
