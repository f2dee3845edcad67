import type { Faq } from '@tussock/core/faq/faq';
import { formatCount } from '@tussock/core/text/format-number';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useScriptsBefore } from '../../lib/script/script-before';
import { NoneListed } from '../../ui/list/none-listed';
import { FaqItem } from './faq-item';
import { groupFaqs } from './groups';

/**
 * The questions by category, with the categories as a table of contents. A search opens the questions that it finds.
 */
export function FaqGroups({ faqs, searched }: { faqs: Faq[]; searched: boolean }) {
  useScriptsBefore();
  if (faqs.length === 0 && !searched)
    return (
      <div className="mt-8">
        <NoneListed noun="question" />
      </div>
    );
  const groups = groupFaqs(faqs);
  return (
    <>
      <p role="status" className="mt-3 text-13 text-muted">
        {formatCount(faqs.length, 'questions')}
        {searched && ' with these words'}
      </p>
      {faqs.length === 0 && (
        <p className="mt-8 max-w-[62ch]">
          No question has all of these words. Try fewer of them, or{' '}
          <Link to={paths.search} className="link">
            search the whole directory
          </Link>
          .
        </p>
      )}
      <div className="mt-8 lg:grid lg:grid-cols-[13rem_minmax(0,46rem)] lg:gap-x-12">
        {groups.length > 1 && (
          <nav aria-label="Categories" className="no-print hidden self-start lg:sticky lg:top-24 lg:block">
            <ul className="border-l border-line text-14">
              {groups.map((group) => (
                <li key={group.id}>
                  <a
                    href={`#${group.id}`}
                    className="block py-1.5 pl-4 text-muted hover:text-ink hover:underline"
                  >
                    {group.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="lg:col-start-2">
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id} className="mb-10">
              <h2 id={group.id} className="border-b border-ink/70 pb-2 text-21">
                {group.title}
              </h2>
              {group.faqs.map((faq) => (
                <FaqItem key={faq.id ?? faq.question} faq={faq} open={searched} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
