import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { wholeNumber } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { runProgram } from '../../cli/run-program';
import { note, say } from '../../cli/terminal';
import { localFolder } from '../../local/folder';
import { preparePublication } from '../../seed/publication';
import { PRINT_EXIT_CODES, SIZES, sizesOf } from '../arguments';
import { leanSampleWith, openBenchDirectory, sampleWith } from '../directory';
import { started } from '../started';
import { cachedReads } from './cached';
import { serveFloor } from './floor';
import { type Installed, installedPeers } from './installed';
import { interleaved } from './interleave';
import { loadPostgres } from './load-postgres';
import { serveOurs } from './ours';
import { type Postgres, startPostgres } from './postgres';
import { servePostgrest } from './postgrest';
import { type Asked, readsOf, warmUpOf } from './questions';
import { type Measured, ratioOf, tables } from './report';
import { relationsOf } from './rows';
import { assertSameAnswers } from './same-answers';
import { serveSqlite } from './sqlite';
import { withWords } from './words';

const LEAST_OFFERS = 700;
const BLOCK = 20;
/** Rounds of a cached read, of eight questions each. */
const CACHED = 100;

const peers = defineCommand({
  meta: { description: 'Compare the read API with PostgREST on PostgreSQL 15 and a bare Node over SQLite' },
  details:
    'All answer the same questions over the same rows, in turns; the ratio of CPU time in one run is the figure. It needs PostgreSQL 15 and says how to install it; the rest is installed from the npm registry, apart from the project.',
  example: '--offers 1000,20000',
  args: {
    ...SIZES,
    questions: {
      type: 'string',
      valueHint: 'NUMBER',
      default: '300',
      description: 'How many questions of each kind are counted',
    },
    'warm-up': {
      type: 'string',
      valueHint: 'NUMBER',
      default: '3000',
      description: 'How many of each kind are asked before; the same again where there are fewer',
    },
    only: {
      type: 'string',
      valueHint: 'WORDS',
      default: '',
      description: 'Only the reads that have these words in their name, such as slug',
    },
    lean: {
      type: 'boolean',
      default: false,
      description: 'Without long texts and sources, which at 100,000 offers need disk and time',
    },
  },
  async run({ args }) {
    const installed = await installedPeers();
    const asked: Asked = {
      counted: wholeNumber(args.questions, 'a number of questions', 40),
      warmUp: wholeNumber(args['warm-up'], 'a number of questions', 1),
    };
    const postgres = await startPostgres(installed);
    try {
      const measured: Measured[] = [];
      for (const offers of sizesOf(args, [1_000, 20_000], 100_000, LEAST_OFFERS)) {
        const sample = await (args.lean ? leanSampleWith(offers) : sampleWith(offers));
        measured.push(
          await compare(installed, postgres, withWords(sample), {
            offers,
            asked,
            lean: args.lean,
            only: args.only,
          }),
        );
        say(tables(measured.slice(-1), installed));
      }
      const file = join(localFolder(), 'bench', 'peers.json');
      writeFileSync(file, `${JSON.stringify(measured, null, 1)}\n`);
      note(`All figures are in ${file}`);
    } finally {
      await postgres.close();
    }
  },
});

interface Size {
  offers: number;
  asked: Asked;
  lean: boolean;
  only: string;
}

async function compare(
  installed: Installed,
  postgres: Postgres,
  sample: Directory,
  { offers, asked: wanted, lean, only }: Size,
): Promise<Measured> {
  const name = `peers-${lean ? 'lean-' : ''}${offers}`;
  // Its own process: what the engine takes is told apart from what the API takes.
  const engine = await started('engine-process.ts', [join(localFolder(), 'bench', name)]);
  const directory = await openBenchDirectory(name, sample);
  const { content } = preparePublication(sample);
  const relations = relationsOf(content);
  const database = `offers_${offers}`;
  await loadPostgres(postgres, database, relations);
  const served = [
    await serveOurs(directory.env, engine.pid),
    await servePostgrest(installed, postgres, database),
    await serveSqlite(installed, relations),
  ] as const;
  const floor = await serveFloor(directory.env, engine.pid);
  try {
    const { release } = JSON.parse(String(await served[0].get('/api/release'))) as { release: number };
    const reads: Measured['reads'] = [];
    const all = readsOf(content, release, wanted.warmUp + wanted.counted);
    const chosen = all.filter(({ name }) => name.includes(only));
    if (chosen.length === 0)
      throw new UsageError(`No read has “${only}” in its name: ${all.map(({ name }) => name).join('; ')}.`);
    for (const read of chosen) {
      const { name, goal, isSame, questions } = read;
      const asked = questions.floor ? [...served, floor] : served;
      if (isSame) await assertSameAnswers(asked, questions);
      const before = warmUpOf(wanted, read);
      const figures = await interleaved(asked, questions, { ...before, block: BLOCK });
      reads.push({ name, goal, warmUp: before.asked, figures });
      note(`${offers.toLocaleString('en-NZ')} offers, ${name}: ${ratioOf(figures).toFixed(2)} × PostgREST`);
    }
    const cached = await cachedReads(served[0], content, { warmUp: CACHED, block: BLOCK });
    return { offers, lean, reads, cached };
  } finally {
    for (const one of [...served, floor]) await one.close();
    await directory.close();
    engine.child.disconnect();
  }
}

await runProgram({ name: 'npm run bench:peers', exitCodes: PRINT_EXIT_CODES, command: peers });
