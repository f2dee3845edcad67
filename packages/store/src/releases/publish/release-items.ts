import type { Assembled } from '@tussock/core/directory/assemble';
import { assetClassItems } from '../../records/asset-class';
import { blogPostItems } from '../../records/blog-post';
import { faqItem } from '../../records/faq';
import { fundItems } from '../../records/fund';
import type { NextPlace } from '../../records/items';
import { lockedOfferItem, offerItems } from '../../records/offer';
import { offerGroupItems } from '../../records/offer-groups';
import { platformItems } from '../../records/platform';
import { providerItems } from '../../records/provider';
import { tagItems } from '../../records/tag';
import { wholeItems } from '../../records/whole';
import { countName, type Item, keysAt, listsOf } from '../../table/keys';
import { slugItem } from '../../table/slug-entry';
import type { Redirect } from '../retired-slugs';
import { checkRows } from './check-rows';

/**
 * Every item of a release but its chunks, one after the other and always in the same order, so that nothing big is
 * in memory and a run can resume where another ended. The kinds take turns in proportion, which spreads the writes over the
 * partitions. Each record is checked against its schema before the first.
 */
export function* releaseItems(
  release: number,
  content: Assembled,
  redirects: readonly Redirect[],
): Generator<Item> {
  checkRows(content);
  const taken = new Map<string, number>();
  const place: NextPlace = (list) => {
    const name = countName(list);
    const at = taken.get(name) ?? 0;
    taken.set(name, at + 1);
    return keysAt(release, list, at);
  };
  yield* inTurns([
    inOrder(content.offers, (row) => offerItems(release, row, place)),
    inOrder(content.locked, (row) => [lockedOfferItem(release, row)]),
    inOrder(content.providers, (row) => providerItems(release, row, place)),
    inOrder(content.platforms, (row) => platformItems(release, row, place)),
    inOrder(content.funds, (row) => fundItems(release, row, place)),
    inOrder(content.tags, (row) => tagItems(release, row, place)),
    inOrder(content.asset_classes, (row) => assetClassItems(release, row, place)),
    inOrder(content.blog_posts, (row) => blogPostItems(release, row, place)),
    inOrder(content.faqs, (row) => [faqItem(row, place)]),
    inOrder(redirects, ({ kind, slug, to }) => [slugItem(release, kind, slug, to)]),
  ]);
  yield* offerGroupItems(release, content);
  yield* wholeItems(release, content);
}

/** Adds an item to the counts of the index partitions and lists that it is part of. */
export function countItem(counts: Record<string, number>, item: Item): void {
  for (const list of listsOf(item)) {
    const name = countName(list);
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

interface Kind {
  length: number;
  itemsOf(at: number): Iterable<Item>;
}

const inOrder = <T>(rows: readonly T[], items: (row: T) => Iterable<Item>): Kind => ({
  length: rows.length,
  itemsOf: (at) => items(rows[at] as T),
});

function* inTurns(kinds: Kind[]): Generator<Item> {
  const open = kinds.filter((kind) => kind.length > 0).map((kind) => ({ kind, at: 0 }));
  const share = ({ kind, at }: { kind: Kind; at: number }) => (at + 0.5) / kind.length;
  for (;;) {
    const [first, ...others] = open.filter(({ kind, at }) => at < kind.length);
    if (!first) return;
    const next = others.reduce((least, one) => (share(one) < share(least) ? one : least), first);
    yield* next.kind.itemsOf(next.at);
    next.at += 1;
  }
}
