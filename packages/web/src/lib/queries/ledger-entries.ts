import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Source } from '@tussock/core/source/source';
import { type Api, pin } from '../api';

/** The entries of the fact ledger on one record. */
export const ledgerEntriesQuery = (api: Api, kind: SourceKind, id: string) =>
  queryOptions({
    queryKey: [api.release, 'ledger-entries', kind, id],
    queryFn: async (): Promise<Source[]> => (await readRecord(api, kind, id)).sources,
  });

function readRecord({ client, release }: Api, kind: SourceKind, id: string): Promise<{ sources: Source[] }> {
  const byAddress = { param: { idOrSlug: id }, query: pin(release) };
  switch (kind) {
    case 'offer':
      return read(client.api.offers[':idOrSlug'].$get(byAddress));
    case 'fund':
      return read(client.api.funds[':idOrSlug'].page.$get(byAddress));
    case 'provider':
      return read(client.api.providers[':idOrSlug'].page.$get(byAddress));
    case 'platform':
      return read(client.api.platforms[':id'].$get({ param: { id }, query: pin(release) }));
  }
}
