import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from './keys';

/** An item as the engine sends it, with its values as JavaScript has them. */
export function itemFrom(attributes: Readonly<Record<string, AttributeValue>>): Item {
  const item: Record<string, unknown> = {};
  for (const name in attributes) item[name] = native(attributes[name] as AttributeValue);
  return item as Item;
}

/** Items have texts and bytes since format 6; the other kinds are in earlier ones. Throws for a set, which none has. */
function native(attribute: AttributeValue): unknown {
  if (attribute.S !== undefined) return attribute.S;
  if (attribute.B) return attribute.B;
  if (attribute.N !== undefined) return Number(attribute.N);
  if (attribute.BOOL !== undefined) return attribute.BOOL;
  if (attribute.NULL) return null;
  if (attribute.L) return attribute.L.map(native);
  if (attribute.M) return itemFrom(attribute.M);
  throw new TypeError(`No item has an attribute of this kind: ${Object.keys(attribute)}`);
}
