import type { Faq } from '@tussock/core/faq/faq';

/** Questions and answers in schema.org's vocabulary. The answers are read when the entries are: the browser does not hydrate them. */
export function faqPageData(
  faqs: readonly Faq[],
  url: string,
  wordsOf: (markdown: string) => string,
): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    url,
    get mainEntity() {
      return faqs.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(faq.answer) },
      }));
    },
  };
}
