import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE = join(import.meta.dirname, '../../sample');
const NAMES = /"(?:name|location|author|auditor|custodian|supervisor|valuer)": ("(?:[^"\\]|\\.)*")/g;

/** The words of the invented names in the sample, which no dictionary has. */
export function sampleNames(): Set<string> {
  const names = readdirSync(SAMPLE)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...readFileSync(join(SAMPLE, file), 'utf8').matchAll(NAMES)])
    .map(([, name = '""']) => JSON.parse(name) as string);
  return new Set(
    names.flatMap((name) => name.match(/\p{Lu}[\p{L}’']+/gu) ?? []).map((word) => word.replace(/[’']s$/, '')),
  );
}
