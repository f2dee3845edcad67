import type { Browser, Page } from 'playwright-core';
import type { TraceEvent } from './blocking-time';

export interface MainThread {
  /** Milliseconds of CPU time per edit, of all tasks that began between its mark and the next. */
  busy: number[];
  /** CPU time of the longest single task. */
  longest: number;
  /** What the browser itself reports per interaction, where it took 16 ms or more. */
  events: number[];
}

/** Milliseconds after an edit, so that what it causes (paint, worker, address) counts towards it. */
const AFTER = 120;
const CATEGORIES = ['toplevel', 'blink.user_timing'];

/** Does an edit `count` times under a trace and adds up what the page's main thread did for each. */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  count: number,
  edit: (at: number) => Promise<unknown>,
): Promise<MainThread> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let at = 0; at < count; at += 1) {
    await page.evaluate((name) => performance.mark(name), `edit ${at}`);
    await edit(at);
    await page.waitForTimeout(AFTER);
  }
  await page.evaluate((name) => performance.mark(name), `edit ${count}`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return { ...tasksBetweenMarks(trace.traceEvents, count), events };
}

function tasksBetweenMarks(events: TraceEvent[], count: number) {
  const marks = events.filter(({ name, ph }) => /^edit \d+$/.test(name) && 'RIn'.includes(ph));
  const [first] = marks;
  if (!first || marks.length <= count) throw new Error('The trace lacks the marks of the edits.');
  const at = (number: number) => marks.find(({ name }) => name === `edit ${number}`)?.ts ?? 0;
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === first.pid && tid === first.tid,
  );
  const durations = (from: number, to: number) =>
    tasks.filter(({ ts }) => ts >= from && ts < to).map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000);
  const perEdit = Array.from({ length: count }, (_, edit) => durations(at(edit), at(edit + 1)));
  return {
    busy: perEdit.map((all) => all.reduce((sum, each) => sum + each, 0)),
    longest: Math.max(...perEdit.flat()),
  };
}
