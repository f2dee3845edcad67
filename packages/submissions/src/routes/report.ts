import { reportSubmission } from '@tussock/core/submission/report';
import { Hono } from 'hono';
import type { SubmissionsDeps } from '../deps';
import { limitRate } from '../http/limit-rate';
import { parseForm } from '../http/parse-form';
import { jsonOnly, readBody } from '../http/read-json';
import { absorbRobots } from '../http/robots';
import { storeReport } from '../store-submission';

export const report = (deps: SubmissionsDeps) =>
  new Hono().post('/', ...jsonOnly, limitRate('report', deps), readBody, absorbRobots, async (c) => {
    const form = parseForm(reportSubmission, c.var.body);
    await storeReport(deps.table, form, deps.now());
    return c.json({ submission_id: form.submission_id }, 201);
  });
