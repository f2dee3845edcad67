import { type Faq, faq } from '@tussock/core/faq/faq';
import { type Item, listOf } from '../table/keys';
import type { Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const FAQS = listOf('faqs');

/** Questions have no address of their own; they are listed only. */
export const faqItem = (fields: Faq, place: NextPlace): Item => listItem(place(FAQS), recordText(fields));

export const faqReads = (reader: Reader) =>
  ({
    listFaqs: (release, page) => reader.list(release, FAQS, faq, page),
  }) satisfies Partial<DirectoryReads>;
