import { reportSubmission } from '@tussock/core/submission/report';
import { Hono } from 'hono';
import type { SubmissionsDeps } from '../deps';
import { formChecks } from '../http/form-checks';
import { parseForm } from '../http/parse-form';
import { storeReport } from '../store-submission';

export const report = (deps: SubmissionsDeps) =>
  new Hono().post('/', ...formChecks('report', deps), async (c) => {
    const form = parseForm(reportSubmission, c.var.body);
    await storeReport(deps.table, form, deps.now());
    return c.json({ submission_id: form.submission_id }, 201);
  });
