import type { AipResult } from '@tussock/core/aip/plan';
import type { AipPlan } from '@tussock/core/aip/requirement';
import { AIP_CATEGORY_LABELS } from '@tussock/core/aip/settings';
import type { ChartMark, ChartText } from '@tussock/core/answers/chart';
import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import { formatDate } from '@tussock/core/text/format-date';
import { formatCount, formatNumber } from '@tussock/core/text/format-number';
import type { ShownChart } from '../../ui/chart/chart-figure';

interface Part {
  name: string;
  from: string;
  to: string;
  about: string;
  look: ChartMark['look'];
  /** Days inside it that are checked. */
  checks?: readonly string[];
  /** Written over it. */
  words?: string;
}

/** The parts of a plan on a line of time, with today; laid out where it is drawn, since the dates are the visitor's own. */
export function planChart(
  plan: AipPlan,
  { dates, requirements }: AipResult,
  today: string,
  isExample: boolean,
): ShownChart {
  const days = requirements.find(({ id }) => id === 'days');
  const category = AIP_CATEGORY_LABELS[plan.category];
  const parts: Part[] = [
    {
      name: 'Change category, once',
      from: plan.approved_on,
      to: dates.change_by,
      look: 'range',
      about: 'From approval in principle to the last day',
    },
    {
      name: plan.extension ? 'Invest, with an extension' : 'Transfer and invest',
      from: plan.approved_on,
      to: plan.extension ? dates.invest_by_extended : dates.invest_by,
      look: 'range',
      about: plan.extension
        ? 'From approval to the last day, if the extension is granted'
        : 'From approval to the last day',
    },
    {
      name: 'Investment period',
      from: dates.starts_on,
      to: dates.ends_on,
      look: 'figure',
      checks: dates.checks.map(({ on }) => on),
      about: `Required by ${category}. Checks on ${dates.checks.map(({ on }) => formatDate(on)).join(', ')}`,
    },
    {
      name: isExample ? 'The money is invested' : 'Your money is invested',
      from: dates.starts_on,
      to: dates.held_until,
      look: 'own',
      about: `By the months of ${isExample ? 'the example' : 'your plan'}`,
    },
    ...(days?.required == null
      ? []
      : [
          {
            name: 'Days in New Zealand',
            from: dates.starts_on,
            to: dates.ends_on,
            look: 'area' as const,
            words: `${formatNumber(days.required)} required, ${formatNumber(days.planned ?? 0)} planned`,
            about: `${formatCount(days.required, 'days')} required, ${formatCount(days.planned ?? 0, 'days')} planned; check with INZ which days count`,
          },
        ]),
  ];
  const last = dates.held_until > dates.ends_on ? dates.held_until : dates.ends_on;
  const ends = parts.flatMap(({ from, to }) => [timeOf(from), timeOf(to)]).concat(timeOf(today));
  const domain = [Math.min(...ends), Math.max(...ends)] as const;
  return {
    title: `${isExample ? 'The example runs' : 'Your dates run'} from ${formatDate(plan.approved_on)} to ${formatDate(last)}`,
    description:
      'Each bar is a part of the plan, from its first day to its last. Dots are the days on which INZ checks that the money is invested. The dashed line is today.',
    ...bothDrawings((size) => {
      const sections = [{ heading: null, rows: parts.map((part, row) => drawnPart(part, row, today)) }];
      const tickText = (time: number) => String(new Date(time).getUTCFullYear());
      return drawRows({ sections, domain, ticks: yearsIn(domain), tickText }, size);
    }),
    focus: 'none',
    table: {
      columns: ['Part of the plan', 'From', 'To', 'What it is'],
      rows: parts.map(({ name, from, to, about }) => ({
        name,
        link: null,
        cells: [formatDate(from), formatDate(to), about],
      })),
    },
    source: `${isExample ? 'The example' : 'Your entries'} and the figures on this page, each with its source below`,
    as_of: null,
  };
}

const BAR = 10;

function drawnPart({ name, from, to, look, checks = [], words }: Part, row: number, today: string): DrawnRow {
  return {
    row,
    name,
    draw: (x, middle) => {
      const [left, right] = [x(timeOf(from)), x(timeOf(to))];
      const marks: ChartMark[] = [
        // Words are written over a thinner bar.
        words
          ? mark.bar(look, left, middle + 7, Math.max(2, right - left), 4)
          : mark.bar(look, left, middle - BAR / 2, Math.max(2, right - left), BAR),
        ...checks.map((on) => mark.dot('end', x(timeOf(on)), middle, 5)),
        mark.line('guide', x(timeOf(today)), middle - 14, x(timeOf(today)), middle + 14),
      ];
      const texts: ChartText[] = words
        ? [text('value', words, (left + right) / 2, middle + 2, 'middle')]
        : [];
      return { marks, texts };
    },
  };
}

/** Milliseconds of the first moment of a date. */
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The first days of the years between two times. */
function yearsIn([from, to]: readonly [number, number]): number[] {
  const first = new Date(from).getUTCFullYear() + 1;
  const years = Math.max(0, new Date(to).getUTCFullYear() - first + 1);
  return Array.from({ length: years }, (_, at) => Date.UTC(first + at, 0, 1));
}
