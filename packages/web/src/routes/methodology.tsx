import { useQuery } from '@tanstack/react-query';
import { PAGE_SORTS } from '@tussock/core/offer/offer-query';
import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import { MCP_PATH } from '@tussock/core/settings/pages';
import { coverageText } from '@tussock/core/source/coverage';
import { wholeNumber } from '@tussock/core/text/decimal';
import { listed } from '@tussock/core/text/listed';
import * as text from '../content/methodology.mdx';
import { statsQuery } from '../features/home/queries';
import { paths } from '../lib/address/paths';
import { optional } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useSettings } from '../lib/use-settings';
import { MarkMeanings } from '../ui/source/mark-legend';
import { TextPage } from '../ui/text/text-page';

export const queries = (_: null, api: Api) => [optional(statsQuery(api))];

export default function MethodologyPage() {
  return (
    <TextPage
      text={text}
      components={{ AssistantAddress, MarkMeanings, OfferSorts, QualifiedInvestors, SiteCoverage }}
      related={[
        { to: paths.sources, title: 'Sources', text: 'The entries of the fact ledger.' },
        { to: paths.changes, title: 'Changes', text: 'What changed in the directory, release by release.' },
        { to: paths.trackRecord, title: 'Track record', text: 'Closed offers, target against outcome.' },
      ]}
    />
  );
}

/** Where an assistant reads the directory. */
function AssistantAddress() {
  const { address } = useSettings();
  return (
    <p>
      <code className="break-all">
        {address}
        {MCP_PATH}
      </code>
    </p>
  );
}

/** How many figures of the directory are confirmed. */
function SiteCoverage() {
  const coverage = useQuery(statsQuery(useApi())).data?.coverage;
  return coverage ? `${coverageText(coverage)} in the whole directory at present.` : null;
}

/** "newest, highest target return, … and name". */
function OfferSorts() {
  return listed(PAGE_SORTS.map((sort) => SORT_LABELS[sort].toLowerCase()));
}

/** Where the count of qualified investors comes from. */
function QualifiedInvestors() {
  const { qualified_investors, demonstration } = useSettings();
  const count = wholeNumber(qualified_investors.count);
  return (
    <span id="investor-count">
      The count on the home page ({count}+) is {qualified_investors.source}. It counts people; we tested
      nobody’s status.
      {demonstration && ' While this site shows demonstration data, treat it as part of the demonstration.'}
    </span>
  );
}
