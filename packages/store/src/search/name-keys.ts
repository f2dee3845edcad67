import { termsOf } from './text-terms';

/** A name as it is compared with what was typed: the words that the index knows, in their order. */
export const comparedName = (title: string): string => termsOf(title).join(' ');

/** By document the key of its name: those with the same compared name have the same key, and few others have it. */
export const nameKeys = (records: readonly { title: string }[]): Int32Array =>
  Int32Array.from(records, ({ title }) => keyOf(comparedName(title)));

/** Documents whose key is that of a compared name. */
export function withKeyOf(name: string, keys: Int32Array): number[] {
  const wanted = keyOf(name);
  const documents: number[] = [];
  for (let at = keys.indexOf(wanted); at >= 0; at = keys.indexOf(wanted, at + 1)) documents.push(at);
  return documents;
}

/** FNV-1a, without its last bit: what is stored is below 2^31. */
function keyOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}
