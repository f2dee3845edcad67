import { useQuery } from '@tanstack/react-query';
import type { Stats } from '@tussock/core/release/release';
import { wholeNumber } from '@tussock/core/text/decimal';
import type { ReactNode } from 'react';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { useSettings } from '../../lib/use-settings';
import { Claim } from '../../ui/claim';
import { QueryView } from '../../ui/query-view';
import { statsQuery } from './queries';

/** Four counts; "..." until they are there. */
export function StatsRow() {
  const stats = useQuery(statsQuery(useApi()));
  return (
    <QueryView query={stats} what="the counts" skeleton={<Counts />}>
      {(data) => <Counts stats={data} />}
    </QueryView>
  );
}

function Counts({ stats }: { stats?: Stats }) {
  const { qualified_investors } = useSettings();
  const show = (count: number | undefined, suffix = '') =>
    count === undefined ? '...' : wholeNumber(count) + suffix;
  return (
    <dl className="grid grid-cols-2 max-[16rem]:grid-cols-1 gap-y-6 border-t border-line py-8 print:break-inside-avoid print:py-5 md:grid-cols-4">
      <Figure
        value={show(stats?.open_offers)}
        label={stats?.open_offers === 1 ? 'open offer' : 'open offers'}
      />
      <Figure
        value={show(stats?.providers)}
        label={stats?.providers === 1 ? 'direct provider' : 'direct providers'}
      />
      <Figure
        value={show(stats?.asset_classes)}
        label={`${stats?.asset_classes === 1 ? 'asset class' : 'asset classes'} with an open offer`}
      />
      <Figure
        value={show(stats?.qualified_investors, '+')}
        label={
          <>
            <Claim basis={`${paths.methodology}#investor-count`}>qualified investors</Claim>{' '}
            <span className="mt-0.5 block max-w-[30ch] text-12">{qualified_investors.source}</span>
          </>
        }
      />
    </dl>
  );
}

function Figure({ value, label }: { value: string; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l border-line pl-4 max-md:odd:border-l-0 max-md:odd:pl-0 max-[16rem]:border-l-0 max-[16rem]:pl-0 md:pl-6 md:first:border-l-0 md:first:pl-0">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="font-serif text-34">{value}</dd>
    </div>
  );
}
