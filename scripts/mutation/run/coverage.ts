import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, makeBox } from './box';
import { digest, digestOfFiles } from './digest';
import { isAny } from './files';
import { instrument } from './instrument';
import type { Covered, Kept } from './kept';
import { eachInTurn } from './lanes';
import { startTester, type Tester } from './tester';

const LIMIT_MS = 1_800_000;
/** The test of the mutation run itself, which would start one inside another. */
const OWN_TEST = 'tests/commands/mutation.test.ts';

interface Covering {
  kept: Kept;
  kinds: readonly string[];
  /** Globs of the test files that are looked at; null for all. */
  only: readonly string[] | null;
  lanes: number;
  log: (line: string) => void;
}

/** Runs each test file alone, unless nothing that it ran has changed, and answers what each covers. */
export async function coverTests(
  root: string,
  sources: readonly string[],
  globs: readonly string[],
  { kept, kinds, only, lanes, log }: Covering,
): Promise<Record<string, Covered>> {
  const tests = (await namesOfTests(root, kinds)).filter((test) => only === null || isAny(test, only));
  const keyOf = (test: string, hits: readonly string[] = []) => {
    const files = new Set(hits.map((hit) => hit.slice(0, hit.lastIndexOf(':'))));
    return digest(...globs, digestOfFiles(root, [test, ...[...files].sort()]));
  };
  const stale = tests.filter((test) => kept.coverage[test]?.key !== keyOf(test, kept.coverage[test]?.hits));
  if (stale.length > 0) {
    log(`Finding out what ${stale.length} of ${tests.length} test files run…`);
    await eachInTurn(stale, lanes, (lane) => {
      const cover = startCover(root, sources, kinds, lane);
      return {
        run: async (test) => {
          const seen = await cover.run(test);
          kept.coverage[test] = { key: keyOf(test, seen.hits), ...seen };
          kept.save();
          const { hits, ms, passes } = seen;
          log(`  ${test}: ${hits.length} functions, ${Math.round(ms / 1000)} s${passes ? '' : ', FAILS'}`);
        },
        close: cover.close,
      };
    });
    kept.save(true);
  }
  return Object.fromEntries(tests.map((test) => [test, kept.coverage[test] as Covered]));
}

async function namesOfTests(root: string, kinds: readonly string[]): Promise<string[]> {
  const tester = startTester(root, { kinds });
  try {
    const { tests } = await tester.run({ changed: [], tests: [] }, () => LIMIT_MS);
    return tests.filter((test) => test !== OWN_TEST).toSorted();
  } finally {
    tester.close();
  }
}

function startCover(root: string, sources: readonly string[], kinds: readonly string[], lane: number) {
  const box = makeBox(root, `cover-${lane}`);
  const hitsFolder = join(box.root, '.hits');
  for (const file of sources)
    box.write(file, instrument(file, readFileSync(join(root, file), 'utf8'), hitsFolder));
  // Modules are loaded anew for each test file: else only the first would be seen to load them.
  const tester = startTester(box.root, { kinds, mode: 'cover' });
  let plain: { box: Box; tester: Tester } | null = null;

  async function passesPlain(test: string): Promise<boolean> {
    if (!plain) {
      const plainBox = makeBox(root, `plain-${lane}`);
      plain = { box: plainBox, tester: startTester(plainBox.root, { kinds }) };
    }
    return (await plain.tester.run({ changed: [], tests: [test] }, () => LIMIT_MS)).failed === null;
  }

  return {
    async run(test: string): Promise<Omit<Covered, 'key'>> {
      rmSync(hitsFolder, { recursive: true, force: true });
      mkdirSync(hitsFolder);
      const begun = Date.now();
      const { failed } = await tester.run({ changed: [], tests: [test] }, () => LIMIT_MS);
      const ms = Date.now() - begun;
      const hits = readHits(hitsFolder);
      const elsewhere = readHits(hitsFolder, tester.pid());
      // Some tests measure the code, and fail only because it is written down what it runs.
      const passes = failed === null || (await passesPlain(test));
      return { hits, elsewhere, ms, passes };
    },
    close() {
      tester.close();
      plain?.tester.close();
      for (const made of [box, plain?.box]) made?.remove();
    },
  };
}

/** What was run, by any process but `apart`. */
function readHits(folder: string, apart?: number): string[] {
  const names = readdirSync(folder).filter((name) => name !== String(apart));
  const lines = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return [...new Set(lines.filter(Boolean))].sort();
}
