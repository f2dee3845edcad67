import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import type { Pinned } from '../directory';

/** A record that an answer names, with its page. */
export const namedRecord = z.strictObject({ id: z.string(), name: z.string(), url: z.string() });

type Named = { id: string; name: string };
type Slugged = Named & { slug: string | null };

/** Names records of a release. */
export const naming = ({ url }: Pick<Pinned, 'url'>) => ({
  offer: (one: Slugged) => ({ id: one.id, name: one.name, url: url(paths.offer(one)) }),
  provider: (one: Slugged) => ({ id: one.id, name: one.name, url: url(paths.provider(one)) }),
  fund: (one: Slugged) => ({ id: one.id, name: one.name, url: url(paths.fund(one)) }),
  platform: (one: Slugged) => ({ id: one.id, name: one.name, url: url(paths.platform(one)) }),
  assetClass: (one: Named & { slug: string }) => ({
    id: one.slug,
    name: one.name,
    url: url(paths.assetClass(one.slug)),
  }),
  tag: (one: Named & { slug: string }) => ({ id: one.slug, name: one.name, url: url(paths.tag(one.slug)) }),
});
