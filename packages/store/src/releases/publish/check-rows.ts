import { assetClass } from '@tussock/core/asset-class/asset-class';
import { blogPost } from '@tussock/core/blog-post/blog-post';
import type { Assembled } from '@tussock/core/directory/assemble';
import { faq } from '@tussock/core/faq/faq';
import { platform, platformEmbed } from '@tussock/core/firm/platform';
import { provider, providerEmbed } from '@tussock/core/firm/provider';
import { fund, fundEmbed } from '@tussock/core/fund/fund';
import { lockedOffer, offer } from '@tussock/core/offer/offer';
import { tag, tagRef } from '@tussock/core/tag/tag';
import * as z from 'zod';
import { checkedOnce } from './checked-once';

const embedded = {
  provider: checkedOnce(providerEmbed).nullable(),
  platform: checkedOnce(platformEmbed).nullable(),
  fund: checkedOnce(fundEmbed).nullable(),
  tags: z.array(checkedOnce(tagRef)),
};

const SCHEMAS = {
  offers: offer.extend(embedded),
  locked: lockedOffer,
  providers: provider,
  platforms: platform,
  funds: fund.extend({ provider: embedded.provider }),
  tags: tag,
  asset_classes: assetClass,
  blog_posts: blogPost,
  faqs: faq,
} satisfies { [Kind in keyof Assembled]?: z.ZodType };

const checked = new WeakSet<Assembled>();

/**
 * Checks what items are made of. Each row is replaced by what its schema makes of it, which has the fields in their order. A
 * publish goes through all items twice, and checks them once. Throws `ZodError`.
 */
export function checkRows(content: Assembled): void {
  if (checked.has(content)) return;
  for (const kind of Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]) {
    const rows: unknown[] = content[kind];
    for (const [at, row] of rows.entries()) rows[at] = SCHEMAS[kind].parse(row);
  }
  checked.add(content);
}
