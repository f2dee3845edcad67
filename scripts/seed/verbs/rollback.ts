import { ReleaseGone } from '@tussock/store/errors';
import * as store from '@tussock/store/releases';
import { UsageError } from '../failure';
import { say } from '../terminal';
import { type Run, withTarget } from './verb';

/** `rollback [RELEASE]`: makes an earlier release live again. It can be taken back by the same command. */
export const rollback: Run = async ({ release: wanted }) =>
  withTarget(async (target) => {
    try {
      const { release, before } = await store.rollback(target.table, wanted ?? undefined);
      const note = await target.invalidate();
      if (release === before) return say(`Release ${release} is live already.`);
      say(
        `Release ${release} is live again; before it was ${before}. Back: npm run seed -- rollback ${before}`,
      );
      if (note) say(note);
    } catch (error) {
      if (!(error instanceof ReleaseGone)) throw error;
      const which = wanted === null ? 'no release before the live one' : `no whole release ${wanted}`;
      throw new UsageError(`There is ${which} to go back to. "releases" lists them.`);
    }
  });
