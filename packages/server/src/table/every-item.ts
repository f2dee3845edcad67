import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { send, type Table } from './table';

type Query = Omit<QueryCommandInput, 'TableName'>;

/** All items of a Query, one request for each 1 MB: for whole collections, never for a visitor's list. */
export async function* everyItem(table: Table, query: Query) {
  let from: Record<string, unknown> | undefined;
  do {
    const input = { TableName: table.name, ...query, ...(from && { ExclusiveStartKey: from }) };
    const answer = await send(table, new QueryCommand(input));
    yield* answer.Items ?? [];
    from = answer.LastEvaluatedKey;
  } while (from);
}
