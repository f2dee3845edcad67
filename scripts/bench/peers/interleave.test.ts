import { describe, expect, test } from 'vitest';
import { type Contestant, interleaved } from './interleave';

/** Contestants that spend CPU when asked, and in between as well. */
function contestantsAsked(names: string[]) {
  const asked: string[] = [];
  let clock = 0;
  const contestants = names.map((name, at): Contestant => {
    let [server, engine] = [0, 0];
    return {
      name,
      async ask([path = '']) {
        asked.push(`${name}${path}`);
        server += at + 1;
        engine += 10;
        clock += at + 5;
        return 1_024;
      },
      cpu: () => ({ server: server + 1_000 * asked.length, engine }),
    };
  });
  return { contestants, asked, now: () => clock };
}

const questions = (names: string[], count: number) =>
  Object.fromEntries(names.map((name) => [name, Array.from({ length: count }, (_, n) => [`/${n}`])]));

describe('interleaved', () => {
  test('asks a block each in turn, another one first in each round, after the warm-up', async () => {
    const { contestants, asked, now } = contestantsAsked(['a', 'b']);
    await interleaved(contestants, questions(['a', 'b'], 6), { warmUp: 1, block: 2 }, now);
    expect(asked.join(' ')).toBe('a/0 b/0 a/1 a/2 b/1 b/2 b/3 b/4 a/3 a/4 a/5 b/5');
  });

  test('counts what each spends while it is asked, and nothing of the warm-up', async () => {
    const { contestants, now } = contestantsAsked(['a', 'b', 'c']);
    const found = await interleaved(
      contestants,
      questions(['a', 'b', 'c'], 30),
      { warmUp: 5, block: 7 },
      now,
    );
    expect(found.b).toEqual({ cpu: 1_002, engine_cpu: 10, p50: 6, kilobytes: 1, count: 25 });
    expect(found.c).toMatchObject({ cpu: 1_003, p50: 7 });
  });

  test('asks the warm-up again, with an empty memory each time and before what is counted', async () => {
    const { contestants, asked } = contestantsAsked(['a']);
    const [a] = contestants as [Contestant];
    const forgets = { ...a, forget: async () => void asked.push('!') };
    await interleaved([forgets], questions(['a'], 4), { warmUp: 2, asked: 5, block: 9 });
    expect(asked.join(' ')).toBe('a/0 a/1 ! a/0 a/1 ! a/0 ! a/0 a/2 a/3');
  });

  test('refuses too few questions', async () => {
    const { contestants } = contestantsAsked(['a']);
    await expect(interleaved(contestants, questions(['a'], 5), { warmUp: 5, block: 2 })).rejects.toThrow(
      'Only 5 questions',
    );
  });
});
