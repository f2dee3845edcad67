import { beforeAll, expect, it } from 'vitest';
import { lintPlanted, type Planted } from '../../tests/support/lint-planted';

const REFUSED: Planted[] = [
  ['packages/core/src/a.ts', 'hono'],
  ['packages/core/src/b.ts', 'fs'],
  ['packages/core/src/c.ts', 'node:fs'],
  ['packages/core/src/offer/path.ts', 'node:path'],
  ['packages/core/src/d.ts', '@tussock/server/time'],
  ['packages/core/src/offer/e.ts', '../../../server/src/time'],
  ['packages/server/src/f.ts', '@tussock/store/reads'],
  ['packages/server/src/http/g.ts', '../../../store/src/records/reads'],
  ['packages/store/src/h.ts', '@tussock/api/app'],
  ['packages/store/src/i.ts', '../../../tests/support/html'],
  ['packages/api/src/j.ts', '@tussock/pages/pages'],
  ['packages/api/src/k.ts', '@tussock/submissions/app'],
  ['packages/api/src/l.ts', '@tussock/web/paths'],
  ['packages/submissions/src/m.ts', '@tussock/store/reads'],
  ['packages/submissions/src/n.ts', '@tussock/api/client'],
  ['packages/web/src/lib/o.ts', '@tussock/server/time'],
  ['packages/pages/src/p.ts', '@tussock/submissions/app'],
  ['packages/pages/src/q.ts', '../../../scripts/dev'],
  ['packages/images/src/q2.ts', '@tussock/web/paths'],
  ['packages/images/src/q3.ts', '@tussock/pages/pages'],
  ['packages/mcp/src/aa.ts', '@tussock/web/footer-classes'],
  ['packages/mcp/src/ab.ts', '@tussock/submissions/app'],
  ['packages/mcp/src/ac.ts', '@tussock/pages/pages'],
  ['packages/pages/src/ad.ts', '@tussock/mcp/app'],
  ['packages/api/src/ae.ts', '@tussock/mcp/app'],
  ['packages/store/src/table/r.ts', 'react'],
  ['packages/store/src/circle-a.ts', './circle-b'],
  ['packages/store/src/circle-b.ts', './circle-a'],
];
const ALLOWED: Planted[] = [
  ['packages/core/src/s.ts', 'zod'],
  ['packages/core/src/offer/t.ts', '../column/field'],
  ['packages/server/src/u.ts', '@tussock/core/column/field'],
  ['packages/store/src/v.ts', '@tussock/server/time'],
  ['packages/api/src/w.ts', '@tussock/store/reads'],
  ['packages/submissions/src/x.ts', '@tussock/server/time'],
  ['packages/pages/src/y.ts', '@tussock/web/paths'],
  ['packages/images/src/z.ts', '@tussock/api/app'],
  ['packages/mcp/src/z.ts', '@tussock/web/paths'],
  ['packages/mcp/src/za.ts', '@tussock/api/client'],
];

let refused: string[] = [];
beforeAll(() => {
  refused = lintPlanted([...REFUSED, ...ALLOWED]);
});

it.each(REFUSED)('%s may not import %s', (file) => {
  expect(refused).toContain(file);
});

it.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused).not.toContain(file);
});
