import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retentionOn } from '@tussock/core/submission/retention';
import { nzDate } from '@tussock/core/text/nz-date';
import { ifConditionHolds } from '@tussock/server/table/conditional';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import { addDays, epochSeconds } from '@tussock/server/time';
import type { SubmissionsTable } from './client';
import { distinctPathsKey, viewKey, viewsPartition } from './table';

/** Paths that get a count of their own on one day; views of further ones are summed under `OTHER_PATHS`. */
const MAX_PATHS_A_DAY = 5_000;
export const OTHER_PATHS = '(other)';

/** Adds one to the count of a path on the New Zealand date of `now`. */
export async function countPageView(
  table: SubmissionsTable,
  path: string,
  now: Date,
  mostPaths = MAX_PATHS_A_DAY,
): Promise<void> {
  const day = nzDate(now);
  const expires = epochSeconds(addDays(now, retentionOn(day).page_views));
  const add = (key: { pk: string; sk: string }, attribute: string, condition?: string, most?: number) =>
    send(
      table,
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: 'SET expires = :expires ADD #count :one',
        ExpressionAttributeNames: { '#count': attribute },
        ExpressionAttributeValues: {
          ':one': 1,
          ':expires': expires,
          ...(most !== undefined && { ':most': most }),
        },
        ...(condition && { ConditionExpression: condition }),
      }),
    );
  if (await ifConditionHolds(add(viewKey(day, path), 'seen', 'attribute_exists(pk)'))) return;
  const room = 'attribute_not_exists(#count) OR #count < :most';
  const isNew = await ifConditionHolds(add(distinctPathsKey(day), 'paths', room, mostPaths));
  await add(viewKey(day, isNew ? path : OTHER_PATHS), 'seen');
}

export interface ViewCount {
  /** 2026-11-20, New Zealand date. */
  day: string;
  path: string;
  count: number;
}

/** All counts of a month such as 2026-11, by day and path. */
export async function viewsOfMonth(table: SubmissionsTable, month: string, now: Date): Promise<ViewCount[]> {
  const counts: ViewCount[] = [];
  for await (const item of everyItem(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :month)',
    ExpressionAttributeValues: { ':pk': viewsPartition(month), ':month': month },
  })) {
    const { sk, seen, expires } = item as { sk: string; seen: number; expires: number };
    if (expires <= epochSeconds(now)) continue;
    counts.push({ day: sk.slice(0, 10), path: sk.slice(11), count: seen });
  }
  return counts;
}
