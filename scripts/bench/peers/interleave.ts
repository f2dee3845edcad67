import { type Figures, figuresOf, nothingSpent, type Spent } from './figures';

/** What is compared: it answers questions over one connection, and its CPU can be read at any time. */
export interface Contestant {
  name: string;
  /** Asks a question, of one request or several, and answers the bytes received. Throws where an answer is not the one expected. */
  ask(question: readonly string[]): Promise<number>;
  /** CPU milliseconds so far, of the server and of the engine behind it. */
  cpu(): { server: number; engine: number };
  /** Empties its memory of answers, where it has one. */
  forget?(): Promise<void>;
}

/** The questions of a read for each contestant, by its name: the same number, in the same order. */
export type Questions = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface Rounds {
  /** Questions that each is asked before anything is counted, and that are not counted. */
  warmUp: number;
  /** How many it is asked in all before: where it is more, the same ones again, each time with an empty memory. */
  asked?: number;
  /** Questions that one is asked before it is the turn of the next. */
  block: number;
}

/**
 * Asks each contestant its questions, a block each in turn and each round beginning with another one, so that what else the
 * machine does falls on all alike. CPU is read around each block: what one does between its blocks is not counted.
 */
export async function interleaved(
  contestants: readonly Contestant[],
  questions: Questions,
  { warmUp, asked: before = warmUp, block }: Rounds,
  now: () => number = () => performance.now(),
): Promise<Record<string, Figures>> {
  const spent = new Map(contestants.map(({ name }) => [name, nothingSpent()]));
  const count = Math.min(...contestants.map(({ name }) => questions[name]?.length ?? 0));
  if (count <= warmUp) throw new Error(`Only ${count} questions: all of them would be the warm-up`);
  for (const one of contestants) await warmedUp(one, (questions[one.name] ?? []).slice(0, warmUp), before);

  for (let from = warmUp, round = 0; from < count; from += block, round += 1) {
    const first = round % contestants.length;
    for (const one of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const asked = (questions[one.name] ?? []).slice(from, Math.min(from + block, count));
      await askBlock(one, asked, spent.get(one.name) as Spent, now);
    }
  }
  return Object.fromEntries([...spent].map(([name, all]) => [name, figuresOf(all)]));
}

async function warmedUp(one: Contestant, questions: readonly (readonly string[])[], count: number) {
  for (let left = count; left > 0; left -= questions.length) {
    if (left < count) await one.forget?.();
    for (const question of questions.slice(0, left)) await one.ask(question);
  }
  const [first] = questions;
  if (count <= questions.length || !first) return;
  // What every answer needs is in memory again, and no answer.
  await one.forget?.();
  await one.ask(first);
}

async function askBlock(
  one: Contestant,
  questions: readonly (readonly string[])[],
  spent: Spent,
  now: () => number,
): Promise<void> {
  const before = one.cpu();
  for (const question of questions) {
    const started = now();
    spent.bytes += await one.ask(question);
    spent.times.push(now() - started);
  }
  const after = one.cpu();
  spent.cpu += after.server - before.server;
  spent.engine_cpu += after.engine - before.engine;
}
