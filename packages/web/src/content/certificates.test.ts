import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATES } from '@tussock/core/eligibility/certificates';
import { expect, it } from 'vitest';

const CLAUSES = CERTIFICATES['safe-harbour'].clauses.replace('cl ', 'clauses ');

it.each(['wholesale-investing-nz.mdx', 'glossary.json'])(
  '%s names the clauses of a safe-harbour certificate as the wholesale check does, and no other range',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(text.match(/clauses 3\d to \d\d/g)).toEqual([CLAUSES]);
  },
);
