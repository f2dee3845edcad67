import { unlockSubmission } from '@tussock/core/submission/unlock';
import { expect, it } from 'vitest';
import { emptyUnlock, UNLOCK_FIELDS, unlockForm } from './unlock-draft';

it('a request for access sends every field that the server takes, and the form shows what is wrong with each', () => {
  const { elapsed_ms: _, ...taken } = unlockSubmission.shape;
  const { submission_id, notice_version, ...sent } = unlockForm(emptyUnlock, 'an-id');
  expect(Object.keys({ submission_id, notice_version, ...sent }).sort()).toEqual(Object.keys(taken).sort());
  const shown = UNLOCK_FIELDS.map((field) => field.split('.')[0]);
  expect(Object.keys(sent).filter((field) => !shown.includes(field))).toEqual([]);
});
