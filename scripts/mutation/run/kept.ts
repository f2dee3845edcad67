import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Covered } from './coverage';
import type { Outcome } from './plan';

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
