import type { ListedRelease } from '@tussock/core/release/release';
import { isWithdrawn, type Lifecycle } from './lifecycle';
import { chainIn, type Manifest } from './manifest';

/** The releases that visitors could read at some time, newest first. A release that never was live is not among them. */
export function publicReleases(all: readonly Manifest[], known: Lifecycle | null): ListedRelease[] {
  return all.toReversed().flatMap((one) => {
    const state = stateOf(one, known);
    if (state === null) return [];
    const chain = chainIn(one);
    return [
      {
        release: one.release,
        published_at: 'published_at' in one ? one.published_at : null,
        state,
        counts: one.state === 'ready' && state !== 'withdrawn' ? one.counts : null,
        hash: chain?.hash ?? null,
        previous: chain?.previous ?? null,
      },
    ];
  });
}

function stateOf(one: Manifest, known: Lifecycle | null): ListedRelease['state'] | null {
  if (isWithdrawn(known, one.release)) return 'withdrawn';
  if (one.state === 'pruning' || one.state === 'pruned') return one.was_live ? 'pruned' : null;
  if (!known?.were_live.includes(one.release)) return null;
  if (one.release === known.release) return 'live';
  // One that another version wrote cannot be read by this one.
  return one.state === 'ready' ? 'kept' : 'pruned';
}
