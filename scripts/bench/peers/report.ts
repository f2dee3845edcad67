import type { Figures } from './figures';
import type { Installed } from './installed';

export interface Measured {
  offers: number;
  /** Without long texts and sources. */
  lean: boolean;
  reads: {
    name: string;
    goal: number | null;
    /** Questions that were asked before those that are counted. */
    warmUp: number;
    figures: Readonly<Record<string, Figures>>;
  }[];
  cached: { name: string; figures: Readonly<Record<string, Figures>> }[];
}

/** CPU of one beside CPU of PostgREST with PostgreSQL. */
export function ratioOf(figures: Measured['reads'][number]['figures'], name = 'ours'): number {
  const { cpu = 0, engine_cpu = 0 } = figures.postgrest ?? {};
  return (figures[name]?.cpu ?? 0) / (cpu + engine_cpu);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
const two = (figure = 0) => figure.toFixed(2);

/** The figures of a run as tables of Markdown. */
export function tables(
  measured: readonly Measured[],
  { postgresVersion }: Pick<Installed, 'postgresVersion'>,
): string {
  return measured
    .map(({ offers, lean, reads, cached }) => {
      const title = `\n### ${offers.toLocaleString('en-NZ')} offers${lean ? ', without long texts' : ''}`;
      const about = `Node ${process.versions.node}, PostgREST 12.0.2, PostgreSQL ${postgresVersion}, CPU-ms of a question`;
      return [title, about, uncached(reads), '\nAsked again and again', again(cached)].join('\n');
    })
    .join('\n');
}

const uncached = (reads: Measured['reads']) =>
  table(
    [
      ...[
        'read, each question once',
        'ours',
        "the table's engine",
        'PostgREST + PostgreSQL',
        'ratio',
        'goal',
      ],
      ...['bare Node over the table', 'its ratio', 'ours beside it'],
      ...['SQLite', 'p50 ms: ours', 'bare Node', 'PostgREST', 'SQLite'],
      ...['KB: ours', 'PostgREST', 'questions'],
    ],
    reads.map(({ name, goal, warmUp, figures }) => {
      const { ours, postgrest, sqlite, floor } = figures;
      return [
        ...[name, two(ours?.cpu), two(ours?.engine_cpu)],
        `${two(postgrest?.cpu)} + ${two(postgrest?.engine_cpu)}`,
        ...[`${two(ratioOf(figures))} ×`, goal === null ? '' : `≤ ${goal} ×`],
        ...(floor
          ? [two(floor.cpu), `${two(ratioOf(figures, 'floor'))} ×`, `${two((ours?.cpu ?? 0) / floor.cpu)} ×`]
          : ['', '', '']),
        two(sqlite?.cpu),
        ...[two(ours?.p50), floor ? two(floor.p50) : '', two(postgrest?.p50), two(sqlite?.p50)],
        ...[ours, postgrest].map((one) => (one?.kilobytes ?? 0).toFixed(0)),
        `${ours?.count} after ${warmUp}`,
      ];
    }),
  );

const again = (cached: Measured['cached']) =>
  table(
    ['read', 'ours', 'bare handler', 'beside bare', 'goal'],
    cached.map(({ name, figures: { ours, bare } }) => [
      ...[name, two(ours?.cpu), two(bare?.cpu), `${two((ours?.cpu ?? 0) / (bare?.cpu ?? 1))} ×`, '≤ 2 ×'],
    ]),
  );
