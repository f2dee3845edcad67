import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Access } from '@tussock/server/table/engine-of';
import { addedMiddleware } from './added-middleware';
import type { Destination } from './connection';
import type { Way } from './direct-call';

/** The way that the SDK takes: known once it has made a call, with its credentials, its clock and what was added to it. */
export function wayOfSdk({ config, middlewareStack }: DynamoDBDocumentClient): Way {
  let endpoint: string | null = null;
  middlewareStack.add(
    (next) => (args) => {
      const { protocol, hostname, port } = args.request as Destination;
      endpoint = `${protocol}//${hostname}${port ? `:${port}` : ''}`;
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'seenEndpoint' },
  );
  return {
    isKnown: () => endpoint !== null,
    access: async (): Promise<Access> => ({
      endpoint: endpoint as string,
      region: await config.region(),
      credentials: await config.credentials(),
    }),
    clockOffset: () => config.systemClockOffset ?? 0,
    around: addedMiddleware(middlewareStack),
  };
}
