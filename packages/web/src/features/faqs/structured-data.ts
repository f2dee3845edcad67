import type { Faq } from '@tussock/core/faq/faq';
import { markdownText } from '../../ui/markdown/markdown-text';

/** Questions and answers in schema.org's vocabulary. */
export function faqPageData(faqs: readonly Faq[], url: string): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    url,
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: markdownText(faq.answer) },
    })),
  };
}
