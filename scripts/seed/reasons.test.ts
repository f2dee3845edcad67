import { PassThrough } from 'node:stream';
import { droppedRecords, withRemovals } from '@tussock/core/removal/with-removals';
import { expect, test } from 'vitest';
import { madeDirectory } from '../../tests/support/made-directory';
import { reasonsFor } from './reasons';

const live = { ...madeDirectory({ offers: 16, providers: 2 }), settings: { name: 'Trial' } };
const without = (gone: number) => ({ ...live, offers: live.offers.slice(gone) });

/** A terminal on which a person types an answer each time that a question is shown. */
function answering(...answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  let asked = '';
  output.on('data', (text: Buffer) => {
    asked += text;
    if (!asked.includes('Visitors see the reason')) return;
    const next = answers.shift();
    if (next === undefined) return;
    asked = '';
    setImmediate(() => input.write(`${next}\r`));
  });
  return { input, output };
}

/** The reasons that are published of the first offers, in their order. */
async function published(gone: number, ...answers: string[]) {
  const terminal = answering(...answers);
  const reasonOf = await reasonsFor(droppedRecords(live, without(gone)), undefined, false, terminal);
  const { removals } = withRemovals(live, without(gone), '2026-11-20', reasonOf);
  return live.offers.slice(0, gone).map(({ id }) => removals.find(({ record }) => record === id)?.reason);
}

test('each record that is removed is published with the answer to its own question', async () => {
  expect(await published(2, 'Sold', ' and paid out')).toEqual(['Sold', 'Sold and paid out']);
});

test('ten records are asked about one by one', async () => {
  const answers = Array.from({ length: 10 }, (_, n) => ` ${n}`);
  const reasons = await published(10, 'Sold', ...answers.slice(1));
  expect(new Set(reasons).size).toBe(10);
});

test('many records are published with the answer to one question', async () => {
  expect(await published(11, 'Wound up')).toEqual(Array(11).fill('Wound up'));
});

test('an answer is cut to the length of a reason, and Ctrl-C publishes nothing', async () => {
  const [reason] = await published(1, 'x'.repeat(1_001));
  expect(reason).toBe('x'.repeat(1_000));
  await expect(published(1, '\u0003')).rejects.toThrow('Stopped. Nothing was published.');
});

test('a reason is read as in a data folder', async () => {
  const [one] = droppedRecords(live, without(1));
  const read = async (reason: string) => (await reasonsFor(one ? [one] : [], reason, false))(one as never);
  expect(await read(' Sold\u00a0 out ')).toBe('Sold out');
  await expect(read('Sold\u0007')).rejects.toThrow(
    'The reason has a character that cannot be printed: U+0007.',
  );
  expect(await read('x'.repeat(1_000))).toHaveLength(1_000);
  await expect(read('x'.repeat(1_001))).rejects.toThrow('A reason has 1 to 1000 characters.');
  await expect(read(' ')).rejects.toThrow('A reason has 1 to 1000 characters.');
});
