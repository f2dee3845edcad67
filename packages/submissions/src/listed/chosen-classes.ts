import type { FieldError } from '@tussock/core/answers/error';
import { isFooterClass } from '@tussock/core/asset-class/footer-classes';
import type { SubmissionsDeps } from '../deps';
import { foundInTime } from './found-in-time';

/**
 * Compares the asset classes of an enquiry with the directory; the form offers those of the footer as well. Returns what is
 * wrong. While the directory does not answer, the enquiry is taken.
 */
export async function checkAssetClasses(
  slugs: readonly string[],
  { findAssetClass, reportUnchecked }: Pick<SubmissionsDeps, 'findAssetClass' | 'reportUnchecked'>,
): Promise<FieldError | undefined> {
  const others = slugs.filter((slug) => !isFooterClass(slug));
  const found = await foundInTime(others, findAssetClass, { reportUnchecked });
  if (!found || others.every((slug, at) => found[at]?.slug === slug)) return undefined;
  const message = 'An asset class that you chose is not listed. Please choose again.';
  return { field: 'asset_classes', message };
}
