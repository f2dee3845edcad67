import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api';
import { paths } from '../../lib/paths';
import { Markdown } from '../../ui/markdown/markdown';
import { OpenMeaning } from '../../ui/offer/open-meaning';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { ClassFigures } from './class-figures';
import type { ShownClass } from './footer-classes';
import { classFiguresQuery } from './queries';
import { splitLead } from './split-lead';

/** What a class is and what goes wrong in it, beside the ranges that its open offers state. */
export function AboutClass({ asset }: { asset: ShownClass }) {
  const figures = useQuery(classFiguresQuery(useApi()));
  const { lead, rest } = splitLead(asset.description ?? '');
  return (
    <div className="grid gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,44rem)_minmax(17rem,1fr)]">
      <div>
        {lead && <Markdown text={lead} idPrefix="about-" />}
        {(rest || asset.questions) && (
          <p className="mt-4 text-14">
            <a href="#guide" className="link">
              Risks, what a provider should state, who values it, and questions to ask
            </a>
          </p>
        )}
      </div>
      <div>
        <QueryView query={figures} what="the figures of this class" skeleton={<Skeleton className="h-56" />}>
          {({ data }) => (
            <dl className="grid content-start gap-4 border-t border-line pt-4 sm:grid-cols-3 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
              <ClassFigures figures={data.find((each) => each.asset_class.slug === asset.slug)} large />
            </dl>
          )}
        </QueryView>
        <p className="mt-4 text-13 text-muted lg:pl-8">
          The lowest and highest figure of each kind that providers of open offers state. A target is an aim,
          not a forecast. <OpenMeaning />
          <Link to={paths.methodology} className="link">
            How figures are shown
          </Link>
        </p>
      </div>
    </div>
  );
}
