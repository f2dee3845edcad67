import { applySubmission } from '@tussock/core/submission/apply';
import { Hono } from 'hono';
import { chosenOfferName } from '../chosen-offer';
import type { SubmissionsDeps } from '../deps';
import { limitRate } from '../http/limit-rate';
import { parseForm } from '../http/parse-form';
import { jsonOnly, readBody } from '../http/read-json';
import { absorbRobots } from '../http/robots';
import { checkRecipients } from '../recipients';
import { storeApply } from '../store-submission';

export const apply = (deps: SubmissionsDeps) =>
  new Hono().post('/', ...jsonOnly, limitRate('apply', deps), readBody, absorbRobots, async (c) => {
    const form = parseForm(applySubmission, c.var.body);
    const recipients_checked = await checkRecipients(form.recipients, deps);
    const offer_name = await chosenOfferName(form.offer_id, deps);
    await storeApply(deps.table, { ...form, recipients_checked, offer_name }, deps.now());
    return c.json({ submission_id: form.submission_id }, 201);
  });
