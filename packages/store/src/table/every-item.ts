import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from './client';
import { withinBudget } from './faults';

/** All answers of a Query, one request for each 1 MB: for the publisher and for chunks, never for a visitor's list. */
export async function* everyAnswer(table: DirectoryTable, input: Omit<QueryCommandInput, 'TableName'>) {
  let from: Record<string, unknown> | undefined;
  do {
    const answer = await withinBudget(table.budget, (abortSignal) =>
      table.client.send(
        new QueryCommand({ TableName: table.name, ...input, ...(from && { ExclusiveStartKey: from }) }),
        { abortSignal },
      ),
    );
    yield answer;
    from = answer.LastEvaluatedKey;
  } while (from);
}

export async function* everyItem(table: DirectoryTable, input: Omit<QueryCommandInput, 'TableName'>) {
  for await (const answer of everyAnswer(table, input)) yield* answer.Items ?? [];
}
