import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants/mutants';

/** A mutant that nothing needs to notice: the program is the same with it, or it changes words only. */
export interface Accepted {
  file: string;
  fingerprint: string;
  before: string;
  after: string;
  reason: string;
}

export const readAccepted = (path: string): Accepted[] =>
  JSON.parse(readFileSync(path, 'utf8')) as Accepted[];

const nameOf = ({ file, fingerprint }: { file: string; fingerprint: string }) => `${file} ${fingerprint}`;

export const without = (mutants: readonly Mutant[], accepted: readonly Accepted[]): Mutant[] => {
  const names = new Set(accepted.map(nameOf));
  return mutants.filter((mutant) => !names.has(nameOf(mutant)));
};

/** Entries whose mutant is no longer there, or that give no reason. */
export function faultsOf(accepted: readonly Accepted[], mutants: readonly Mutant[]): string[] {
  const names = new Set(mutants.map(nameOf));
  return accepted.flatMap((entry) => {
    const place = `${entry.file} ${entry.fingerprint} (${entry.before} → ${entry.after})`;
    if (!names.has(nameOf(entry))) return [`The accepted mutant no longer exists: ${place}`];
    return entry.reason.trim() === '' ? [`The accepted mutant needs a reason: ${place}`] : [];
  });
}
