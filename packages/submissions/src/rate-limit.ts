import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SubmissionsTable } from './client';
import { hitsKey } from './table';
import { nzDate } from './time';

export type LimitedRoute = 'apply' | 'unlock' | 'page-views';

/** Requests that one address may make in a window. An office shares an address, so the limits are wide. */
export const RATE_LIMITS: Record<LimitedRoute, { most: number; windowSeconds: number }> = {
  apply: { most: 30, windowSeconds: 600 },
  unlock: { most: 30, windowSeconds: 600 },
  'page-views': { most: 600, windowSeconds: 600 },
};

/**
 * Counts a request of an address and answers null, or the seconds to wait when it was one too many. The address itself
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
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: hitsKey(route, hashOf(address, secret, now), start),
      UpdateExpression: 'SET expires = :expires ADD hits :one',
      ExpressionAttributeValues: { ':one': 1, ':expires': start + 2 * windowSeconds },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.hits) > most ? start + windowSeconds - seconds : null;
}

const hashOf = (address: string, secret: string, now: Date) =>
  createHmac('sha256', secret)
    .update(`rate-limit ${nzDate(now)} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);

/** One household has 2^64 addresses of IPv6; its first four groups name it. */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(8 - groups.length - last.length, 0)).fill('0'), ...last);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
