import { hash } from 'node:crypto';
import type { Item } from '../../table/keys';
import { madeOfText } from '../../table/record-text';
import type { Chain, Predecessor } from './chain';
import { hashOf } from './hash';

/** What stays of a manifest when its release is pruned. */
const HEAD = ['release', 'format', 'digest', 'base', 'slugs_from', 'started_at', 'published_at'] as const;
const NO_CONTENT: ReadonlySet<string> = new Set([...HEAD, 'pk', 'sk', 'state', 'chain']);

type Stored = Readonly<Record<string, unknown>>;

/** The hash of a manifest's content, as it is stored. */
export const contentHash = (manifest: Stored): string =>
  hashOf(Object.fromEntries(Object.entries(manifest).filter(([name]) => !NO_CONTENT.has(name))));

/** The hash of a release, from the manifest as it is stored; whole or pruned. */
export const releaseHash = (manifest: Stored, content: unknown, previous: unknown): string =>
  hashOf({ ...Object.fromEntries(HEAD.map((name) => [name, manifest[name]])), content, previous });

export function chainOf(manifest: Stored, previous: Predecessor | null): Chain {
  const content = contentHash(manifest);
  return { content, previous, hash: releaseHash(manifest, content, previous) };
}

/** The hash of an item, as short as it can be: the list of keys has one for each. */
export const itemHash = (item: Stored): string => hashOf({ ...item, ...textHashed(item) }, 'base64url');

/** A record's text is hashed once for all its items; format 6 has it as a text and not as bytes. */
function textHashed({ json }: Stored): { json?: string } {
  if (typeof json === 'string') return { json: textHash(Buffer.from(json)) };
  return json instanceof Uint8Array ? { json: textHash(json) } : {};
}

const textHash = madeOfText((text) => hash('sha256', text, 'base64url'));

/** The hash of a compressed text, from its chunks in their order. */
export const chunksHash = (items: readonly Item[] | readonly Stored[]): string =>
  hashOf(items.map((item) => hashOf(item)));
