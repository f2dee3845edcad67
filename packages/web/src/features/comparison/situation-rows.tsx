import type { Offer } from '@tussock/core/offer/offer';
import { TAX_POSITION_LABELS } from '@tussock/core/return/tax-position';
import { aipLine } from '@tussock/core/situation/aip-line';
import { bothWaysOf, leftAtSituation } from '@tussock/core/situation/at-situation';
import { positionOf } from '@tussock/core/situation/own-position';
import type { Situation } from '@tussock/core/situation/situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSituation } from '../../lib/storage/use-situation';
import { useToday } from '../../lib/today';
import { aboutPerYear, dollarsNotes } from '../../ui/offer/about-per-year';
import { countedNote, LEFT_AFTER_TAX, leftNote, leftText } from '../../ui/offer/left-text';
import { nzdBeside } from '../../ui/offer/nzd-text';
import { GroupHead, LINE_CELL, LINE_HEAD, SITUATION_ROWS } from './table-parts';

interface Entry {
  text: string;
  note?: string;
  isFigure?: boolean;
}

interface SituationRow {
  label: string;
  cells: (Entry | null)[];
}

/** The compared offers in the visitor's situation, worked out in this browser: the last group of the table. */
export default function SituationRows({ offers }: { offers: readonly Offer[] }) {
  const { situation } = useSituation();
  const today = useToday();
  const position = positionOf(situation, today);
  const title = position ? `In my situation: ${TAX_POSITION_LABELS[position]}` : 'In my situation';
  const rows = situationRows(offers, situation, today);
  return (
    <tbody id={SITUATION_ROWS} className="scroll-mt-32 scroll-mb-2 lg:scroll-mt-48 lg:scroll-mb-8">
      <GroupHead title={title} columns={offers.length} />
      {rows.map(({ label, cells }) => (
        <tr key={label} className="align-top [tbody:last-child>&:last-child>:is(th,td)]:border-b-0">
          <th scope="row" className={LINE_HEAD}>
            {label}
          </th>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
            <td key={at} className={LINE_CELL}>
              {cell && (
                <>
                  <span className={cell.isFigure ? 'text-15 font-semibold md:text-17' : undefined}>
                    {cell.text}
                  </span>{' '}
                  {cell.note && <span className="block text-13 text-muted">{cell.note}</span>}
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
      {position === null && (
        <tr className="no-print">
          <td colSpan={offers.length + 1} className={LINE_CELL}>
            <Link to={paths.mySituation} className="link">
              Enter your tax rate
            </Link>{' '}
            to see what is left after fees and tax.
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What is left, in percent and in dollars, a PIE held directly, and the AIP list; rows without an answer are left out. */
export function situationRows(offers: readonly Offer[], situation: Situation, today: string): SituationRow[] {
  const { amount, aip_category } = situation;
  const at = offers.map((offer) => leftAtSituation(offer, situation, today)?.left ?? null);
  const ways = offers.map((offer) => bothWaysOf(offer, situation, today));
  const rate = ways.find((each) => each?.direct)?.direct_rate;
  const rows: SituationRow[] = [
    {
      label: LEFT_AFTER_TAX,
      cells: at.map(
        (left) =>
          left && {
            text: leftText(left),
            note: left.computed ? countedNote(left) : left.reason,
            isFigure: left.computed,
          },
      ),
    },
  ];
  if (amount !== null)
    rows.push({
      label: `On ${nzdBeside(offers.find(isForeign)?.investment_currency ?? 'NZD', amount)}`,
      cells: offers.map((offer, index) => inDollars(offer, at[index] ?? null, amount)),
    });
  if (rate != null)
    rows.push({
      label: `The same return held directly at ${formatPercent(rate)}`,
      cells: offers.map((offer, index) => directEntry(offer, ways[index] ?? null)),
    });
  if (aip_category !== null)
    rows.push({
      label: 'Active Investor Plus list',
      cells: offers.map((offer) => ({ text: aipLine(offer, aip_category) })),
    });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

function directEntry(
  { tax_structure }: Pick<Offer, 'tax_structure'>,
  ways: ReturnType<typeof bothWaysOf>,
): Entry | null {
  if (ways === null) return { text: tax_structure === null ? 'Tax structure not stated' : 'Not a PIE' };
  const { direct } = ways;
  // Shares in another currency are taxed on 5% a year instead.
  const isFdr = direct?.computed && direct.route === 'fdr';
  return direct && { text: leftText(direct), ...(isFdr && { note: leftNote(direct) }) };
}

const isForeign = ({ investment_currency }: Pick<Offer, 'investment_currency'>) =>
  investment_currency !== 'NZD';

function inDollars(offer: Offer, left: Parameters<typeof leftText>[0] | null, amount: number): Entry | null {
  if (!left?.computed) return null;
  if (isForeign(offer)) return { text: `Not worked out: the offer is in ${offer.investment_currency}.` };
  const note = dollarsNotes(offer, left, amount).join(' ');
  return { text: aboutPerYear(left, amount), ...(note && { note }) };
}
