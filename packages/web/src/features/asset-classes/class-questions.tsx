import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Markdown } from '../../ui/markdown/markdown';
import type { ClassQuestions } from './queries';

/** The questions of each class, with the way to its page. */
export function QuestionLists({ classes }: { classes: readonly ClassQuestions[] }) {
  if (classes.length === 0)
    return <p className="mt-8">This directory has no questions for its asset classes yet.</p>;
  return classes.map(({ slug, name, questions }) => (
    <section key={slug} aria-labelledby={slug} className="mt-11 break-inside-avoid">
      <h2 id={slug} className="scroll-mt-24 text-27">
        {name}
      </h2>
      <div className="mt-3">
        <Markdown text={questions} />
      </div>
      <p className="mt-3 text-14">
        <Link to={paths.assetClass(slug)} className="link">
          {name}: offers, risks, and where these questions come from
        </Link>
      </p>
    </section>
  ));
}
