import { UNLOCK_DAYS } from '@tussock/core/submission/retention';
import { type Unlocked, unlockSubmission } from '@tussock/core/submission/unlock';
import { addDays, epochSeconds } from '@tussock/server/time';
import { newSubject, signUnlockToken } from '@tussock/server/token/unlock-token';
import { Hono } from 'hono';
import type { SubmissionsDeps } from '../deps';
import { formChecks } from '../http/form-checks';
import { parseForm } from '../http/parse-form';
import { storeUnlock } from '../store-submission';

export const unlock = (deps: SubmissionsDeps) =>
  new Hono().post('/', ...formChecks('unlock', deps), async (c) => {
    const form = parseForm(unlockSubmission, c.var.body);
    const now = deps.now();
    const expires_at = new Date(epochSeconds(addDays(now, UNLOCK_DAYS)) * 1000);
    const session = await storeUnlock(deps.table, form, { subject: newSubject(), expires_at }, now);
    const token = await signUnlockToken(session, deps.keys);
    return c.json<Unlocked>({ token, expires_at: session.expires_at.toISOString() }, 201);
  });
