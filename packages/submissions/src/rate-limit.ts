import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nzDate } from '@tussock/core/text/nz-date';
import { networkOf } from '@tussock/server/http/network';
import { send } from '@tussock/server/table/table';
import type { SubmissionsTable } from './client';
import { hitsKey } from './table';

export type LimitedRoute = 'apply' | 'unlock' | 'report' | 'page-views';

/** Requests that one address may make in a window. An office shares an address, so the limits are wide. */
export const RATE_LIMITS: Record<LimitedRoute, { most: number; windowSeconds: number }> = {
  apply: { most: 30, windowSeconds: 600 },
  unlock: { most: 30, windowSeconds: 600 },
  report: { most: 30, windowSeconds: 600 },
  'page-views': { most: 600, windowSeconds: 600 },
};

/**
 * Counts a request of an address and returns null, or the seconds to wait when it was one too many. The address itself
 * is never stored: its keyed hash changes every day and is dropped after the window.
 */
export async function takeHit(
  table: SubmissionsTable,
  route: LimitedRoute,
  address: string,
  secret: string,
  now: Date,
): Promise<number | null> {
  const { most, windowSeconds } = RATE_LIMITS[route];
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % windowSeconds);
  const update = new UpdateCommand({
    TableName: table.name,
    Key: hitsKey(route, hashOf(address, secret, now), start),
    UpdateExpression: 'SET expires = :expires ADD hits :one',
    ExpressionAttributeValues: { ':one': 1, ':expires': start + 2 * windowSeconds },
    ReturnValues: 'UPDATED_NEW',
  });
  const { Attributes } = await send(table, update);
  return Number(Attributes?.hits) > most ? start + windowSeconds - seconds : null;
}

const hashOf = (address: string, secret: string, now: Date) =>
  createHmac('sha256', secret)
    .update(`rate-limit ${nzDate(now)} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
