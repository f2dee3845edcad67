import type { Faq } from '@tussock/core/faq/faq';
import { foldText, slugify } from '@tussock/core/text/fold';

export interface FaqGroup {
  id: string;
  title: string;
  faqs: Faq[];
}

/** The questions by category, in the order in which the categories first occur. Those without one are others beside some that have one. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, FaqGroup>();
  const uncategorised = faqs.every(({ category }) => category === null) ? 'Questions' : 'Other questions';
  for (const faq of faqs) {
    const title = faq.category ?? uncategorised;
    const group = groups.get(title) ?? { id: slugify(title) || 'questions', title, faqs: [] };
    group.faqs.push(faq);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The questions that contain every word of a search in question, answer or category, whatever the case or macrons. */
export function searchFaqs(faqs: readonly Faq[], words: string): Faq[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    const text = foldText(`${faq.question} ${faq.answer} ${faq.category ?? ''}`);
    return wanted.every((word) => text.includes(word));
  });
}
