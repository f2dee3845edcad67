import { applySubmission } from '@tussock/core/submission/apply';
import { Hono } from 'hono';
import type { SubmissionsDeps } from '../deps';
import { wrongFields } from '../http/errors';
import { formChecks } from '../http/form-checks';
import { parseForm } from '../http/parse-form';
import { checkAssetClasses } from '../listed/chosen-classes';
import { checkOffer } from '../listed/chosen-offer';
import { checkRecipients } from '../listed/chosen-recipients';
import { storeApply } from '../store-submission';

export const apply = (deps: SubmissionsDeps) =>
  new Hono().post('/', ...formChecks('apply', deps), async (c) => {
    const form = parseForm(applySubmission, c.var.body);
    const [offer, assetClasses, recipients] = await Promise.all([
      checkOffer(form.offer_id, deps),
      checkAssetClasses(form.asset_classes, deps),
      checkRecipients(form.recipients, deps),
    ]);
    const wrong = [offer.wrong, assetClasses, recipients.wrong].filter((field) => field !== undefined);
    if (wrong.length > 0) throw wrongFields(wrong);
    const checked = { ...form, recipients_checked: recipients.checked, offer_name: offer.name };
    await storeApply(deps.table, checked, deps.now());
    return c.json({ submission_id: form.submission_id }, 201);
  });
