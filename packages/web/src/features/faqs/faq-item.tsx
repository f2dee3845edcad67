import { faqAnchor } from '@tussock/core/faq/anchor';
import type { Faq } from '@tussock/core/faq/faq';
import { ChevronDown } from 'lucide-react';
import { Markdown } from '../../ui/markdown/markdown';

/** A question that opens to show its answer. Its anchor is made from the question. */
export function FaqItem({ faq, open }: { faq: Faq; open: boolean }) {
  const id = faqAnchor(faq.question);
  return (
    <details id={id} open={open} className="faq group border-b border-line">
      <summary className="flex list-none items-baseline justify-between gap-4 py-3.5 hover:text-pine pointer-coarse:py-4">
        <h3 className="text-17">{faq.question}</h3>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className="shrink-0 self-center text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <Markdown text={faq.answer} topLevel={4} idPrefix={`${id}-`} small />
      </div>
    </details>
  );
}
