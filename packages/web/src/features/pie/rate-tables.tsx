import { FOREIGN_INVESTOR_INCOMES } from '@tussock/core/pie/non-resident';
import { NOTIFIED_FOREIGN_INVESTOR_RATES } from '@tussock/core/pie/non-resident-rates';
import { HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, type PirRow } from '@tussock/core/pie/rates';
import type { EffectiveDated } from '@tussock/core/settings/effective-dated';
import { formatDate } from '@tussock/core/text/format-date';
import { formatPercent } from '@tussock/core/text/format-number';
import { nzd } from '../../lib/format';
import { useToday } from '../../lib/today';
import { useInForce } from '../../lib/use-in-force';
import { Basis } from '../../ui/source/basis';
import { WideTable } from '../../ui/text/wide-table';

/** The rates on slices of income, compared with the highest PIR. */
export function PersonalRates() {
  const entry = useInForce(PERSONAL_RATES);
  const highest = useInForce(HIGHEST_PIR).value;
  return (
    <>
      <WideTable caption="Personal income tax rates and the highest PIR">
        <thead>
          <tr>
            <th scope="col">Slice of income</th>
            <th scope="col" className="text-right">
              Personal rate
            </th>
            <th scope="col" className="text-right">
              Above the highest PIR by
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.value.map((band, place) => (
            <tr key={band.rate}>
              <th scope="row">{slice(entry.value[place - 1]?.up_to ?? null, band.up_to)}</th>
              <td className="text-right">{formatPercent(band.rate)}</td>
              <td className="text-right">
                {band.rate > highest
                  ? `${formatPercent(band.rate - highest).replace('%', '')} points`
                  : 'not above'}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={[entry]} />
    </>
  );
}

function slice(above: number | null, upTo: number | null): string {
  if (above === null) return upTo === null ? 'All' : `Up to ${nzd(upTo)}`;
  return upTo === null ? `Above ${nzd(above)}` : `${nzd(above)} to ${nzd(upTo)}`;
}

/**
 * The bands that decide a resident individual's PIR: those in force, then older ones, the latest first. The table of the tax year in
 * which a rate is used tests both income years before it.
 */
export function PirBands({ tables = PIR_TABLES }: { tables?: readonly EffectiveDated<PirRow[]>[] }) {
  const today = useToday();
  const highest = useInForce(HIGHEST_PIR);
  const begun = tables
    .filter(({ in_force_from }) => (in_force_from ?? '') <= today)
    .sort((a, b) => ((a.in_force_from ?? '') < (b.in_force_from ?? '') ? 1 : -1));
  return begun.map((entry, place) => (
    <Bands
      key={entry.in_force_from}
      entry={entry}
      highest={highest.value}
      until={begun[place - 1]?.in_force_from ?? null}
    />
  ));
}

function Bands({
  entry,
  highest,
  until,
}: {
  entry: EffectiveDated<PirRow[]>;
  highest: number;
  /** When the next table began; null for the one in force. */
  until: string | null;
}) {
  const title = `Rates used in tax years ${yearsText(entry.in_force_from, until)}`;
  return (
    <figure>
      <figcaption className="text-13 font-semibold">{title}</figcaption>
      <WideTable label={title}>
        <thead>
          <tr>
            <th scope="col">Taxable income up to</th>
            <th scope="col" className="text-right">
              and with PIE income up to
            </th>
            <th scope="col" className="text-right">
              PIR
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.value.map((row) => (
            <tr key={row.pir}>
              <th scope="row">{nzd(row.taxable_up_to)}</th>
              <td className="text-right">{nzd(row.with_pie_up_to)}</td>
              <td className="text-right">{formatPercent(row.pir)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              Anything else
            </th>
            <td className="text-right">{formatPercent(highest)}</td>
          </tr>
        </tbody>
      </WideTable>
      <Basis entries={[entry]} />
    </figure>
  );
}

function yearsText(from: string | null, until: string | null): string {
  if (until === null) return `from ${from === null ? 'now' : formatDate(from)}`;
  const since = from === null ? '' : `from ${formatDate(from)} and `;
  return `that began ${since}before ${formatDate(until)}`;
}

/** What a notified foreign investor pays in each kind of foreign investment PIE. */
export function ForeignPieRates() {
  const entry = useInForce(NOTIFIED_FOREIGN_INVESTOR_RATES);
  const { zero_rate, variable } = entry.value;
  const { treaty, no_treaty } = variable.unimputed_dividends;
  const rows = [
    ['Zero-rate PIE', 'All income', formatPercent(zero_rate)],
    ['Variable-rate PIE', FOREIGN_INVESTOR_INCOMES['nz-interest'], formatPercent(variable.nz_interest)],
    [
      'Variable-rate PIE',
      FOREIGN_INVESTOR_INCOMES['nz-dividends'],
      `${formatPercent(treaty)} with a tax agreement, else ${formatPercent(no_treaty)}`,
    ],
    ['Variable-rate PIE', FOREIGN_INVESTOR_INCOMES['other-nz'], formatPercent(variable.other_nz)],
    ['Variable-rate PIE', FOREIGN_INVESTOR_INCOMES.offshore, formatPercent(variable.offshore)],
  ] as const;
  return (
    <>
      <WideTable caption="Rates of a notified foreign investor">
        <thead>
          <tr>
            <th scope="col">Fund</th>
            <th scope="col">Income</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([fund, income, rate]) => (
            <tr key={fund + income}>
              <th scope="row" className="whitespace-nowrap">
                {fund}
              </th>
              <td>{income}</td>
              <td>{rate}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Basis entries={[entry]} />
    </>
  );
}
