import {
  ACTIVITY_WINDOW,
  EXPERIENCE_WINDOW,
  LIMITS,
  type LimitName,
} from '@tussock/core/eligibility/thresholds';
import type { WholesaleTest } from '@tussock/core/eligibility/wholesale-test';
import { WHOLESALE_TESTS } from '@tussock/core/eligibility/wholesale-tests';
import type { EffectiveDated } from '@tussock/core/settings/effective-dated';
import { requireInForce } from '@tussock/core/settings/effective-dated';
import { nzd } from '../../lib/format';
import { useToday } from '../../lib/today';
import { Basis } from '../../ui/source/basis';
import { WideTable } from '../../ui/text/wide-table';

interface Figures {
  /** "at least NZ$1 million", "more than NZ$5 million". */
  limit: (name: LimitName) => string;
  /** "2 years". */
  years: (entries: EffectiveDated<number>[]) => string;
}

/** What each test requires, in a sentence. Tests that the text explains elsewhere have no line here. */
const ASKS: Record<string, (figures: Figures) => string> = {
  'investment-business': () =>
    'Your principal business is investing in, underwriting or trading financial products for others, or advising on them or holding client money. Banks, non-bank deposit takers, licensed insurers, licensed managers, derivatives issuers and financial advisers count too.',
  'activity-portfolio': ({ limit, years }) =>
    `You, or entities you control, own financial products worth ${limit('portfolio')}, or have owned them at some time in the last ${years(ACTIVITY_WINDOW)}.`,
  'activity-acquisitions': ({ limit, years }) =>
    `You, or entities you control, have paid ${limit('acquisitions')} in all for financial products in the last ${years(ACTIVITY_WINDOW)}, to people you are not associated with.`,
  'activity-experience': ({ limit, years }) =>
    `Within the last ${years(EXPERIENCE_WINDOW)} you worked in an investment business, and for ${limit('experience')} of them you took a material part in its investment decisions.`,
  large: ({ limit }) =>
    `Net assets of ${limit('net_assets')} on the last day of each of the last two completed financial years, or turnover of ${limit('turnover')} in each of them.`,
  'government-agency': () => 'You are a government agency.',
  'eligible-investor': () =>
    'You certify in writing that your experience is enough for this transaction or kind of transaction, state the grounds, and have it confirmed. See below.',
  'minimum-payable': ({ limit }) =>
    `The least you have to pay when you accept is ${limit('minimum_payable')}, alone or with what you paid before for products of the same class from the same issuer that you still hold.`,
  underwriting: () => 'You take the products under a genuine underwriting or sub-underwriting agreement.',
  derivatives: ({ limit }) =>
    `The offer is of a derivative with a notional value of ${limit('derivatives')}.`,
};

/** The tests of Schedule 1 with their clauses and the limits in force, for all offers or for one. */
export function WholesaleTests({ scope }: { scope: 'all' | 'one' }) {
  const today = useToday();
  const figures: Figures = {
    limit: (name) => {
      const { amount, comparison, unit } = requireInForce(LIMITS[name], today, 'limit').value;
      return `${comparison} ${unit === 'NZD' ? nzd(amount) : `${amount} years`}`;
    },
    years: (entries) => `${requireInForce(entries, today, 'window').value} years`,
  };
  const tests = WHOLESALE_TESTS.filter(
    (test) => test.scope === (scope === 'all' ? 'all offers' : 'one offer') && test.id in ASKS,
  );
  return (
    <>
      <WideTable
        caption={scope === 'all' ? 'Tests that apply to every offer' : 'Tests that apply to one offer'}
      >
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col">What it asks</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <tr key={test.id}>
              <th scope="row" className="w-[30%] text-ink!">
                {title(test)}{' '}
                <span className="block font-normal text-muted">{test.clause.replace('cl', 'Clause')}</span>
              </th>
              <td>{ASKS[test.id]?.(figures)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={tests.map((test) => test.citation)} />
    </>
  );
}

/** The title without its amount, which the line beside it states. */
const title = (test: WholesaleTest) => test.title.replace(/ of \$.*$/, '').replace(/, by certificate$/, '');
