import { type Faq, faq } from '@tussock/core/faq/faq';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';
import { type Item, listOf } from './keys';
import type { ManifestOf } from './live';
import type { Reader } from './reader';

/** Questions have no address of their own; they are listed only. */
export const faqItem = (release: number, row: Faq, place: NextPlace): Item =>
  listItem(place(listOf(release, 'faqs')), faq.parse(row));

export function faqReads(reader: Reader, manifestOf: ManifestOf): Pick<DirectoryReads, 'listFaqs'> {
  return {
    listFaqs: async (release, page) =>
      reader.list(listOf(release, 'faqs'), faq, await manifestOf(release), page),
  };
}
