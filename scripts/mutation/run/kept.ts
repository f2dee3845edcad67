import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a test file runs: `file:start of the function` each, in its own process and in those that it starts. */
export interface Covered {
  /** Digest of the test file, of every source that it runs, and of which files were watched. */
  key: string;
  hits: string[];
  /** Those of them that a process runs which it starts. */
  elsewhere: string[];
  ms: number;
  /** Whether it passes without a mutant; a file that fails cannot notice one. */
  passes: boolean;
}

/** What is known of a mutated file. */
export interface Outcome {
  /** The test file that noticed the mutant, or what ended the run; null when nothing did. */
  noticedBy: string | null;
  /** The digests of the test files that tried it: of all of them, or only of the one that noticed. */
  tests: Record<string, string>;
}

/** What earlier runs found out. Its keys are digests, so that nothing in it can be out of date. */
export interface Kept {
  coverage: Record<string, Covered>;
  outcomes: Record<string, Outcome>;
  /** At most every few seconds, unless it is the last time. */
  save(last?: boolean): void;
}

const SAVE_EVERY_MS = 3_000;

export function openKept(root: string): Kept {
  const file = join(root, '.local', 'mutation', 'kept.json');
  let saved = 0;
  const { coverage, outcomes } = read(file);
  return {
    coverage,
    outcomes,
    save(last = false) {
      if (!last && Date.now() - saved < SAVE_EVERY_MS) return;
      saved = Date.now();
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not at all, also when the run is ended.
      writeFileSync(`${file}.new`, JSON.stringify({ coverage, outcomes }));
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): Pick<Kept, 'coverage' | 'outcomes'> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { coverage: {}, outcomes: {} };
  }
}
