import type { DirectoryTable } from '@tussock/store/client';

export interface RecordedRequest {
  /** Such as `QueryCommand`. */
  command: string;
  /** Read or write units, if the request asked for them. */
  capacity: number | undefined;
}

/** Records every request that leaves the client, retries included. */
export function recordRequests(table: DirectoryTable): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  table.client.middlewareStack.add(
    (next, context) => async (args) => {
      const request: RecordedRequest = { command: context.commandName ?? '', capacity: undefined };
      requests.push(request);
      const result = await next(args);
      request.capacity = (
        result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      ).ConsumedCapacity?.CapacityUnits;
      return result;
    },
    { step: 'deserialize', priority: 'high', name: 'recordRequests' },
  );
  return requests;
}
