import type { Faq } from '@tussock/core/faq/faq';
import { describe, expect, it } from 'vitest';
import { groupFaqs, searchFaqs } from './groups';

const faq = (question: string, answer: string, category: string | null): Faq => ({
  id: null,
  question,
  answer,
  category,
  is_active: true,
  display_order: 0,
});
const faqs = [
  faq('What is a PIE?', 'A fund that pays tax.', 'Tax'),
  faq('Who lends on Māori land?', 'Few banks.', 'Offers'),
  faq('What is a PIR?', 'A rate of tax.', 'Tax'),
  faq('Anything else?', 'No.', null),
];

describe('questions and answers', () => {
  it('groups by category in the order of first appearance', () => {
    expect(groupFaqs(faqs).map((group) => [group.id, group.faqs.length])).toEqual([
      ['tax', 2],
      ['offers', 1],
      ['other-questions', 1],
    ]);
  });

  it('calls questions others only beside those of a category', () => {
    const without = faqs.map((each) => ({ ...each, category: null }));
    expect(groupFaqs(without).map(({ id, title }) => [id, title])).toEqual([['questions', 'Questions']]);
  });

  it('finds every word anywhere, without macrons and case', () => {
    expect(searchFaqs(faqs, 'maori BANKS').map((found) => found.question)).toEqual([
      'Who lends on Māori land?',
    ]);
    expect(searchFaqs(faqs, 'tax rate')).toHaveLength(1);
    expect(searchFaqs(faqs, ' ')).toHaveLength(4);
    expect(searchFaqs(faqs, 'zebra')).toEqual([]);
    expect(searchFaqs(faqs, 'null')).toEqual([]);
    const named = faqs.map((each) => ({ ...each, category: 'Kererū' }));
    expect(searchFaqs(named, 'kereru')).toHaveLength(4);
  });
});
