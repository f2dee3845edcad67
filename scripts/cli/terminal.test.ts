import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { InterruptedError, UsageError } from './failure';
import { ask, confirm } from './terminal';

/** A terminal on which a person presses keys once the question is shown. */
function terminal(keys: string, columns?: number) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const output = Object.assign(new PassThrough(), { isTTY: true, ...(columns !== undefined && { columns }) });
  let shown = '';
  output.on('data', (text: Buffer) => {
    if (shown === '') setImmediate(() => input.write(keys));
    shown += text;
  });
  return { streams: { input, output }, shown: () => shown };
}

it.each([
  ['y', 'y', true],
  ['n', 'n', false],
  ['Enter alone', '\r', false],
  ['an arrow key and Enter', '\u001b[D\r', true],
  ['another word and Enter', 'sold\r', false],
])('%s answers a question', async (_name, keys, expected) => {
  const { streams, shown } = terminal(keys);
  expect(await confirm('Publish this?', false, streams)).toBe(expected);
  expect(shown()).toContain('Publish this?');
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
  ['Esc', '\u001b'],
])('%s stops at a question, which is no answer', async (_name, keys) => {
  const { streams } = terminal(keys);
  await expect(confirm('Publish this?', false, streams)).rejects.toThrow(
    new InterruptedError('Stopped. Nothing was changed.'),
  );
});

it('asks on one line where the terminal does not know its width', async () => {
  const { streams, shown } = terminal('y', 0);
  expect(await confirm('Publish this?', false, streams)).toBe(true);
  expect(shown()).toContain('Publish this?');
});

it('asks nothing where the answer is known', async () => {
  const { streams, shown } = terminal('n');
  expect(await confirm('Publish this?', true, streams)).toBe(true);
  expect(shown()).toBe('');
});

it('refuses to ask without a terminal', async () => {
  const { streams } = terminal('y');
  for (const side of ['input', 'output'] as const) {
    const asked = confirm('Publish this?', false, { ...streams, [side]: new PassThrough() });
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow('no terminal to ask "Publish this?" on. Add --yes');
  }
});

it.each([
  ['a line and Enter', 'Sold out\r', 'Sold out'],
  ['Enter alone keeps what stands there', '\r', 'Closed'],
  ['Ctrl-C', '\u0003', null],
  ['Ctrl-D', '\u0004', null],
])('%s answers a question for text', async (_name, keys, expected) => {
  const { streams, shown } = terminal(keys);
  expect(await ask('Why?', expected === 'Sold out' ? '' : 'Closed', streams)).toBe(expected);
  expect(shown()).toContain('Why?');
});
