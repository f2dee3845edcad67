import { type DirectoryClient, read } from '@tussock/api/client';
import { createClient } from '@tussock/api/create-client';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { ReleaseInfo } from '@tussock/core/release/release';
import type { SiteSettings } from '@tussock/core/settings/settings';
import type { Source } from '@tussock/core/source/source';
import { nzDate } from '@tussock/core/text/nz-date';
import type { McpDeps } from './deps';
import { type Entries, entriesOn, type LedgerRecord, sourcesIn } from './figures/ledger';

/** One release of the directory, as a tool reads it. */
export interface Pinned {
  client: DirectoryClient;
  info: ReleaseInfo;
  settings: SiteSettings;
  /** For every call of the API, so that one answer never mixes two releases. */
  pin: { release: string };
  /** A New Zealand date, for tax rates and for limits in law. */
  today: string;
  changes: () => Promise<RecordChange[]>;
  /** Null where no change is missing for being too old. */
  oldestOfFullChanges: () => ReturnType<McpDeps['reads']['oldestOfFullChanges']>;
  /** What these entries of the ledger say today, by field. */
  entries: (sources: readonly Source[]) => Entries;
  /** What the ledger says of the fields of a record. */
  entriesOf: (record: LedgerRecord) => Promise<Entries>;
  /** The whole address of a page. */
  url: (path: string) => string;
}

export type OpenRelease = (release: number | undefined) => Promise<Pinned>;

/** Opens the live release or the one named. Throws `ApiError` as the API does for one that is gone. */
export function openDirectory({ api, reads, today }: McpDeps): OpenRelease {
  const client = createClient({
    baseUrl: 'http://directory.invalid',
    fetch: (input, init) => api.request(input, init),
  });
  return async (wanted) => {
    const query = wanted === undefined ? {} : { release: String(wanted) };
    const info = await read(client.api.release.$get({ query }));
    const pin = { release: String(info.release) };
    const settings = await read(client.api.settings.$get({ query: pin }));
    const on = today?.() ?? nzDate(new Date());
    const entries = (sources: readonly Source[]) => entriesOn(sources, on, settings);
    const sourcesOf = sourcesIn(reads, info.release);
    return {
      client,
      info,
      settings,
      pin,
      entries,
      today: on,
      changes: () => reads.changes(info.release),
      oldestOfFullChanges: () => reads.oldestOfFullChanges(info.release),
      entriesOf: async (record) => entries(await sourcesOf(record)),
      url: (path) => settings.address + path,
    };
  };
}
