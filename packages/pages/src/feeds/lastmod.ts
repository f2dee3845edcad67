import type { RecordChange } from '@tussock/core/changelog/changelog';

type Kind = RecordChange['kind'];

/** When the content of pages changed, by the log of changes; not when a release that left them as they were was published. */
export interface Lastmod {
  /** Of one record; undefined where no release changed it. */
  of: (kind: Kind, id: string) => string | undefined;
  /** Of a list: the latest change of any record of its kinds, which may have been removed from it. */
  ofKinds: (...kinds: Kind[]) => string | undefined;
}

/** @param changes as the changelog has them, newest first */
export function lastmodOf(changes: readonly RecordChange[]): Lastmod {
  const byRecord = new Map<string, string>();
  const byKind = new Map<Kind, string>();
  for (const { kind, about, published_at } of changes) {
    keepLatest(byRecord, `${kind} ${about.id}`, published_at);
    keepLatest(byKind, kind, published_at);
  }
  const of = (kind: Kind, id: string) => byRecord.get(`${kind} ${id}`);
  return {
    of,
    ofKinds: (...kinds) => latest(kinds.map((kind) => byKind.get(kind))),
  };
}

function keepLatest<Key>(dates: Map<Key, string>, key: Key, date: string): void {
  const known = dates.get(key);
  if (known === undefined || known < date) dates.set(key, date);
}

/** The latest of some points in time; undefined where none is known. */
export const latest = (dates: readonly (string | null | undefined)[]): string | undefined =>
  dates.reduce<string | undefined>((last, date) => (date && (!last || date > last) ? date : last), undefined);
