import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Markdown } from '../../ui/markdown/markdown';
import type { ShownClass } from './footer-classes';
import { splitLead } from './split-lead';

/** What the text of a class says after its lead, and the questions to ask. */
export function ClassGuide({ asset }: { asset: ShownClass }) {
  const { rest } = splitLead(asset.description ?? '');
  if (!rest && !asset.questions) return null;
  return (
    <div
      id="guide"
      className="mt-14 grid scroll-mt-24 gap-x-14 gap-y-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,44rem)_minmax(17rem,1fr)]"
    >
      {rest && <Markdown text={rest} idPrefix="guide-" explained />}
      {asset.questions && (
        <section aria-labelledby="questions">
          <h2 id="questions" className="scroll-mt-24 text-27">
            Questions to ask
          </h2>
          <div className="mt-4">
            <Markdown text={asset.questions} small />
          </div>
          <p className="mt-4 text-14">
            <Link to={paths.memorandumGuide} className="link">
              A checklist for any information memorandum
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
