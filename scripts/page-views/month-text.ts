import type { ViewCount } from '@tussock/submissions/page-views';
import { count } from '../cli/text';

const WIDEST_BAR = 40;

/** A month of page views as text: by path, the most viewed first, then by day. */
export function monthText(month: string, counts: readonly ViewCount[]): string {
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-NZ', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (counts.length === 0) return `No page views in ${name}.`;
  const byPath = [...sums(counts, 'path')].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const byDay = [...sums(counts, 'day')].sort(([a], [b]) => (a < b ? -1 : 1));
  const total = byPath.reduce((sum, [, views]) => sum + views, 0);
  const most = Math.max(...byDay.map(([, views]) => views));
  const number = (views: number) =>
    views.toLocaleString('en-NZ').padStart(total.toLocaleString('en-NZ').length);
  return [
    `${name}: ${count(total, 'page view')}`,
    '',
    ...byPath.map(([path, views]) => `${number(views)}  ${path}`),
    '',
    ...byDay.map(
      ([day, views]) =>
        `${day}  ${number(views)}  ${'▇'.repeat(Math.max(1, Math.round((views / most) * WIDEST_BAR)))}`,
    ),
  ].join('\n');
}

function sums(counts: readonly ViewCount[], by: 'path' | 'day'): Map<string, number> {
  const result = new Map<string, number>();
  for (const view of counts) result.set(view[by], (result.get(view[by]) ?? 0) + view.count);
  return result;
}
