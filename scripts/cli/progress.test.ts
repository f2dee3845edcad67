import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movingLine } from './progress';

it('shows how far a step is', () => {
  expect(movingLine('Writing', 2_594, 5_000, 100)).toMatch(/^Writing {2}.{30} {3}51% {2}2,594 of 5,000$/);
  expect(movingLine('Release 3 is deleted', 0, 0)).toBe('Release 3 is deleted');
});

it('fits every terminal in one line, and never shows more than a whole', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(1e6),
      fc.nat(1e6),
      fc.integer({ min: 1, max: 200 }),
      (name, done, total, columns) => {
        const line = movingLine(name, done, total, columns);
        expect(line.length).toBeLessThan(Math.max(columns, 1));
        expect(line).not.toMatch(/ 1\d[1-9]% /);
      },
    ),
  );
});
