import {
  AIP_ACCEPTABLE,
  AIP_CATEGORIES,
  AIP_CATEGORY_CHANGE,
  AIP_CATEGORY_LABELS,
  AIP_CHECKS,
  AIP_DAY_REDUCTIONS,
  AIP_DAYS,
  AIP_EXTENSION,
  AIP_HOLD_MONTHS,
  AIP_INVEST_WITHIN,
  AIP_INVESTMENT_LABELS,
  AIP_PROPERTY,
  type AipCategory,
} from '@tussock/core/aip/settings';
import { listed } from '@tussock/core/text/listed';
import type { ReactNode } from 'react';
import { nzd } from '../../lib/format';
import { useInForce } from '../../lib/use-in-force';
import { Basis } from '../../ui/source/basis';
import { WideTable } from '../../ui/text/wide-table';
import { useAipMinimums } from './aip-figures';

/** What the two categories ask for, side by side, as in force today. */
export function AipTerms() {
  const minimums = useAipMinimums();
  const hold = useInForce(AIP_HOLD_MONTHS);
  const acceptable = useInForce(AIP_ACCEPTABLE);
  const property = useInForce(AIP_PROPERTY);
  const days = useInForce(AIP_DAYS);
  const checks = useInForce(AIP_CHECKS);
  const within = useInForce(AIP_INVEST_WITHIN);
  const extension = useInForce(AIP_EXTENSION);
  const change = useInForce(AIP_CATEGORY_CHANGE);
  const investments = (category: AipCategory) =>
    [...acceptable.value[category], ...property.value[category]].map((kind) => AIP_INVESTMENT_LABELS[kind]);
  const rows: [string, (category: AipCategory) => ReactNode][] = [
    ['Minimum', (category) => <strong>{nzd(minimums.value[category])}</strong>],
    ['Held for', (category) => `${hold.value[category]} months`],
    [
      'Acceptable',
      (category) => (
        <ul className="list-none! pl-0!">
          {investments(category).map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      ),
    ],
    ['Days in New Zealand', (category) => `${days.value[category]} days`],
    ['Checked at', (category) => `${listed(checks.value[category])} months`],
    ['Time to invest', () => `${within.value} months, and ${extension.value} more on request`],
    ['Changing category', () => `Once, until ${change.value} months after approval in principle`],
  ];
  return (
    <>
      <WideTable caption="What the Growth and Balanced categories ask for">
        <thead>
          <tr>
            <td />
            {AIP_CATEGORIES.map((category) => (
              <th key={category} scope="col" className="w-[38%]">
                {AIP_CATEGORY_LABELS[category]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {AIP_CATEGORIES.map((category) => (
                <td key={category}>{cell(category)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={[minimums, hold, property, days, checks, within, extension, change]} />
    </>
  );
}

/** Under Balanced, more money means fewer days. */
export function AipReducedDays() {
  const entry = useInForce(AIP_DAY_REDUCTIONS);
  const start = {
    from: useAipMinimums().value.balanced,
    days: useInForce(AIP_DAYS).value.balanced,
  };
  return (
    <>
      <WideTable caption="Days in New Zealand under Balanced, by amount invested">
        <thead>
          <tr>
            <th scope="col">Invested, at least</th>
            <th scope="col" className="text-right">
              Days in New Zealand
            </th>
          </tr>
        </thead>
        <tbody>
          {[start, ...entry.value.balanced].map((step) => (
            <tr key={step.from}>
              <th scope="row">{nzd(step.from)}</th>
              <td className="text-right">{step.days}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={[entry]} />
    </>
  );
}
