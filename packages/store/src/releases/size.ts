import { RecordTooLarge } from '../table/errors';
import type { Item } from '../table/keys';

/** Under the 400 KB of DynamoDB, since JSON is not measured as the engine measures. */
const LARGEST_ITEM_BYTES = 380 * 1024;

/** Throws `RecordTooLarge` for an item that the table would refuse. */
export function assertFits(item: Item): void {
  const bytes = Buffer.byteLength(JSON.stringify(item));
  if (bytes <= LARGEST_ITEM_BYTES) return;
  const title = item.name ?? item.title ?? item.question;
  const key = item.pk.slice(item.pk.indexOf('#') + 1);
  throw new RecordTooLarge(title ? `${key} (${title})` : key, bytes);
}
