import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of tests a temporary directory of its own, which ends with it: hundreds of tests, and the programs that they start, make
 * folders there.
 */
export default function temporaryFolder(): (() => void) | undefined {
  // One for all the kinds of tests of a run.
  if (process.env.TESTS_TMPDIR) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tussock-tests-'));
  // As /tmp itself: a program of a test that gives up its rights stores things there too.
  chmodSync(folder, 0o1777);
  process.env.TESTS_TMPDIR = folder;
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
