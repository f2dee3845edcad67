import { type Faq, faq } from '@tussock/core/faq/faq';
import type { ManifestOf } from '../releases/live';
import { type Item, listOf } from '../table/keys';
import type { Reader } from '../table/reader';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

/** Questions have no address of their own; they are listed only. */
export const faqItem = (release: number, row: Faq, place: NextPlace): Item =>
  listItem(place(listOf(release, 'faqs')), faq.parse(row));

export function faqReads(reader: Reader, manifestOf: ManifestOf): Pick<DirectoryReads, 'listFaqs'> {
  return {
    listFaqs: async (release, page) =>
      reader.list(listOf(release, 'faqs'), faq, await manifestOf(release), page),
  };
}
