import { beforeAll, expect, it } from 'vitest';
import { lintPlanted } from '../../../../tests/support/lint-planted';

const REFUSED = [
  ['lib/a.ts', '../ui/badge'],
  ['lib/storage/b.ts', '../../features/comparison/rows'],
  ['ui/c.ts', '../features/comparison/rows'],
  ['ui/page/d.ts', '../../routes/about'],
  ['ui/page/e.ts', '../../app/routes'],
  ['features/aip/f.ts', '../comparison/rows'],
  ['features/aip/g.ts', '../../routes/about'],
  ['features/offers/detail/h.ts', '../../comparison/rows'],
  ['features/offers/detail/i.ts', '../../../app/routes'],
  ['routes/j.ts', './about'],
  ['routes/k.ts', '../app/routes'],
  ['content/l.ts', '../lib/address/paths'],
  ['lib/m.ts', '@tussock/store/reads'],
  ['lib/n.ts', '@tussock/api/app'],
  ['app/o.ts', '../../../store/src/reads'],
  ['lib/circle-a.ts', './circle-b'],
  ['lib/circle-b.ts', './circle-a'],
] as const;
const ALLOWED = [
  ['lib/p.ts', '../content/risks'],
  ['ui/page/q.ts', '../../lib/address/paths'],
  ['features/aip/r.ts', '../../ui/page/page-head'],
  ['features/offers/detail/s.ts', '../list/scopes'],
  ['routes/t.ts', '../features/aip/planner'],
  ['app/u.ts', '../routes/about'],
  ['lib/v.ts', '@tussock/api/client'],
] as const;

const SRC = 'packages/web/src/';

/** The files that the linter refused. */
let refused: string[] = [];
beforeAll(() => {
  refused = lintPlanted(
    [...REFUSED, ...ALLOWED].map(([file, specifier]) => [SRC + file, specifier] as const),
  ).map((file) => file.replace(SRC, ''));
});

it.each(REFUSED)('%s may not import %s', (file) => {
  expect(refused).toContain(file);
});

it.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused).not.toContain(file);
});
