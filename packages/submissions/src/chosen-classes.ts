import type { FieldError } from '@tussock/core/answers/error';
import { isFooterClass } from '@tussock/core/asset-class/footer-classes';
import pMap from 'p-map';
import type { SubmissionsDeps } from './deps';

/**
 * Compares the asset classes of an enquiry with the directory; the form offers those of the footer as well. Returns what is
 * wrong. While the directory does not answer, the enquiry is taken.
 */
export async function checkAssetClasses(
  slugs: readonly string[],
  { findAssetClass }: Pick<SubmissionsDeps, 'findAssetClass'>,
): Promise<FieldError | undefined> {
  const others = slugs.filter((slug) => !isFooterClass(slug));
  let found: Awaited<ReturnType<typeof findAssetClass>>[];
  try {
    found = await pMap(others, findAssetClass, { concurrency: 6 });
  } catch {
    return undefined;
  }
  if (others.every((slug, at) => found[at]?.slug === slug)) return undefined;
  const message = 'An asset class that you chose is not listed. Please choose again.';
  return { field: 'asset_classes', message };
}
