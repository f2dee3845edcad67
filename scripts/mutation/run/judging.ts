import type { Part } from '../parts';
import type { Covered, Kept } from './kept';

/** What trying the mutants of a part needs to know. */
export interface Judging {
  root: string;
  part: Part;
  covered: Record<string, Covered>;
  kept: Kept;
  kinds: readonly string[];
  /** Seconds of tests, as they took without a mutant, after which no further test file is begun. */
  patience: number;
  /** Seconds that a test file has beside five times what it took: a busy machine must notice nothing by itself. */
  grace: number;
  /** How many mutants are tried at once. */
  lanes: number;
  log: (line: string) => void;
}
