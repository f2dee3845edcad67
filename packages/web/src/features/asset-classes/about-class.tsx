import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { Markdown } from '../../ui/markdown/markdown';
import { OpenMeaning } from '../../ui/offer/open-meaning';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { ClassFigures } from './class-figures';
import type { ShownClass } from './footer-classes';
import { classFiguresQuery } from './queries';
import { splitLead } from './split-lead';

/** The ranges that the open offers of a class state, beside what it is and what goes wrong in it; on a phone above that, in the first screen. */
export function AboutClass({ asset }: { asset: ShownClass }) {
  const figures = useQuery(classFiguresQuery(useApi()));
  const { lead, rest } = splitLead(asset.description ?? '');
  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,44rem)_minmax(17rem,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <QueryView query={figures} what="the figures of this class" skeleton={<Skeleton className="h-56" />}>
          {({ data }) => (
            <dl className="grid grid-cols-2 content-start gap-4 border-t border-line pt-4 max-[16rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
              <ClassFigures figures={data.find((each) => each.asset_class.slug === asset.slug)} large />
            </dl>
          )}
        </QueryView>
      </div>
      <div className="max-lg:mt-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {lead && <Markdown text={lead} idPrefix="about-" />}
        {(rest || asset.questions) && (
          <p className="mt-4 text-14">
            <a href="#guide" className="link">
              Risks, what a provider should state, who values it, and questions to ask
            </a>
          </p>
        )}
      </div>
      <p className="text-13 text-muted lg:pl-8">
        The lowest and highest figure of each kind that providers of open offers state. A target is an aim,
        not a forecast. <OpenMeaning />
        <Link to={paths.methodology} className="link">
          How figures are shown
        </Link>
      </p>
    </div>
  );
}
