import { PublishConflict, RecordTooLarge } from '@tussock/store/errors';
import type { PublishProgress } from '@tussock/store/publish';
import { expect, it } from 'vitest';
import { CheckError, InterruptedError, OperationError } from '../cli/failure';
import { publishFailure } from './publish-failure';
import type { DirectoryTarget } from './target';

/** A directory in which a release is live, or of which nothing can be read; `asked` says whether it was. */
function directory(live: number | null | 'unreadable') {
  let asked = false;
  const get = async () => {
    asked = true;
    if (live === 'unreadable') throw new Error('down');
    const lifecycle = {
      release: { N: `${live}` },
      revision: { N: '1' },
      were_live: { L: [] },
      withdrawn: { L: [] },
    };
    const Item = live === null ? undefined : { pk: { S: 'RELEASES' }, sk: { S: 'LIVE' }, ...lifecycle };
    return { ConsumedCapacity: { CapacityUnits: 1 }, ...(Item && { Item }) };
  };
  const table = { name: 'directory', budget: 1_000, attempt: 500, sdk: async () => ({ get, query: get }) };
  return {
    target: { table, place: 'The table', onAws: false } as unknown as DirectoryTarget,
    asked: () => asked,
  };
}

const progress = (phase: PublishProgress['phase'], done: number): PublishProgress => ({
  phase,
  done,
  total: 2,
});
/** Only of a release that is whole the pointer is moved: it was before the command, or its check came to the end. */
const WHOLE = [null, progress('checking', 2)];
const NOT_WHOLE = [
  progress('preparing', 2),
  progress('writing', 0),
  progress('writing', 2),
  progress('checking', 0),
  progress('checking', 1),
];

const NOTHING = 'Nothing was published. Run the same command again to continue.';
const CHECK = 'Check with: npm run seed -- releases';

it('a publish that failed says that nothing was published only where that is certain', async () => {
  const said = async (
    live: number | null,
    now: number | null | 'unreadable',
    circumstances: { last: PublishProgress | null; moves?: boolean },
  ) => {
    const { target, asked } = directory(now);
    const { message } = await publishFailure(new Error('lost'), {
      target,
      live,
      stopped: false,
      ...circumstances,
    });
    return [message, asked()];
  };
  const answer = (what: string, asked: boolean) => [`The table failed: lost. ${what}`, asked];
  // The pointer never goes away again.
  for (const live of [null, 1, 2])
    for (const now of [...(live === null ? [null] : []), 1, 2, 3, 'unreadable' as const]) {
      const known =
        now === 'unreadable' ? 'It is not known which release is live' : `Release ${now} is live now`;
      for (const last of WHOLE) {
        expect(await said(live, now, { last })).toEqual(
          answer(live === now ? NOTHING : `${known}. ${CHECK}`, true),
        );
        // A preview moves nothing, whatever went live meanwhile.
        expect(await said(live, now, { last, moves: false })).toEqual(answer(NOTHING, false));
      }
      for (const last of NOT_WHOLE) expect(await said(live, now, { last })).toEqual(answer(NOTHING, false));
    }
});

it('on AWS it names the command that clears the edge, which the one that failed did not come to', async () => {
  const { target } = directory(3);
  const at = { target: { ...target, onAws: true }, last: null, stopped: false };
  expect((await publishFailure(new Error('lost'), { ...at, live: 2 })).message).toBe(
    'The table failed: lost. Release 3 is live now. To clear CloudFront’s copies of what was live before: npm run seed -- rollback 3',
  );
});

it('one that was stopped, or cannot be stored, says so and ends with its own code', async () => {
  const at = { ...directory(1), live: 1, last: null };
  const failure = (error: Error, stopped: boolean) => publishFailure(error, { ...at, stopped });
  const stopped = await failure(new Error('aborted'), true);
  expect([stopped, stopped.message]).toEqual([expect.any(InterruptedError), `Stopped. ${NOTHING}`]);
  expect(await failure(new Error('lost'), false)).toBeInstanceOf(OperationError);

  const large = await failure(new RecordTooLarge('offer#1 (Kauri)', 500 * 1024), false);
  expect([large, large.message]).toEqual([
    expect.any(CheckError),
    'offer#1 (Kauri) takes 500 KB with what it embeds; at most 380 KB can be stored. Nothing was published.',
  ]);
  const overtaken = await failure(new PublishConflict('Another release went live meanwhile'), false);
  expect([overtaken, overtaken.message]).toEqual([
    expect.any(OperationError),
    'Another release went live meanwhile. Nothing was published. Run the same command again: it compares with what is live now.',
  ]);
});
