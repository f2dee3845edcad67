import { launchBrowser, openPage } from '../../tests/support/browser';
import { startPublishingSite } from '../../tests/support/site';
import { wholeNumber } from '../cli/arguments';
import { defineCommand } from '../cli/command';
import { CheckError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { BENCH_EXIT_CODES } from './arguments';
import { builderEdits } from './builder-edits';
import { mainThreadTasks } from './main-thread-tasks';

const GOAL_MS = 50;

const builder = defineCommand({
  meta: { description: 'Measure how long an edit of the portfolio builder keeps the main thread busy' },
  details:
    'From a trace of headless Chromium over the production build. It fails when one edit in twenty takes 50 ms or more at full speed.',
  example: '--slower 4',
  args: {
    slower: {
      type: 'string',
      valueHint: 'TIMES',
      default: '1',
      description: 'Slow the processor down this many times, as a phone would be',
    },
  },
  async run({ args }) {
    const slower = wholeNumber(args.slower, 'how many times slower');
    say(
      `CPU time of the main thread per edit in milliseconds; the processor ${slower === 1 ? 'at full speed' : `slowed ${slower} times`}`,
    );
    say(row(['', 'edits', 'median', 'p95', 'most', 'longest task', 'event p95', 'goal']));
    const worst = await measure(slower);
    say(
      'An edit is all tasks from its input to the next one, with layout, paint and the answer of the worker.',
    );
    say('"event p95": from input to next paint as the browser reports it, in steps of 8 ms, from 16 ms on.');
    if (worst >= GOAL_MS && slower === 1)
      throw new CheckError(`An edit in twenty takes ${worst.toFixed(0)} ms; the goal is ${GOAL_MS} ms.`);
  },
});

/** Prints a line for each kind of edit. Returns the highest 95th percentile in milliseconds. */
async function measure(slower: number): Promise<number> {
  const [site, browser] = await Promise.all([startPublishingSite(), launchBrowser()]);
  try {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/portfolio-builder`);
    await page.getByText('random paths, seed').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    let worst = 0;
    for (const { name, count, prepare, edit } of builderEdits(page)) {
      await prepare();
      const { busy, longest, events } = await mainThreadTasks(browser, page, count, edit);
      const p95 = quantile(busy, 0.95);
      worst = Math.max(worst, p95);
      const figures = [quantile(busy, 0.5), p95, Math.max(...busy), longest, quantile(events, 0.95)];
      say(row([name, String(count), ...figures.map((value) => value.toFixed(1)), `< ${GOAL_MS}`]));
    }
    return worst;
  } finally {
    await browser.close();
    await site.close();
  }
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function row([first = '', ...rest]: string[]): string {
  return first.padEnd(24) + rest.map((cell) => cell.padStart(13)).join('');
}

await runProgram({ name: 'npm run bench:builder', exitCodes: BENCH_EXIT_CODES, command: builder });
