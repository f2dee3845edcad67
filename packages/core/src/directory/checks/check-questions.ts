import { faqAnchor } from '../../faq/anchor';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { type RowPlace, rowProblem, rowWords } from '../reporter';

/** Shown questions that no link can lead to: the anchor of an answer is made of its question, and the first one of a name is found. */
export function checkQuestions({ faqs = [] }: ReadTables, problems: Problem[]): void {
  const first = new Map<string, RowPlace>();
  for (const { place, fields } of faqs) {
    const { question, is_active } = fields;
    if (!is_active || typeof question !== 'string') continue;
    const anchor = faqAnchor(question);
    const before = first.get(anchor);
    if (before === undefined && anchor !== '') {
      first.set(anchor, place);
      continue;
    }
    const reason = before
      ? `has the same words as ${rowWords(before)}: a link to it leads there. Ask it in other words`
      : 'has no letter or digit that an address can have: no link leads to it';
    problems.push(rowProblem(place, 'question', question, reason, 'warning'));
  }
}
