import * as z from 'zod';
import { key } from '../column/field';
import { SOURCE_KINDS } from '../source/kind';
import { elapsed, email, message, noticeVersion, personName, submissionId } from './fields';
import { FIELD_LIMITS } from './limits';
import { personalNumberMessage } from './personal-numbers';

const NOT_A_RECORD = 'must name a record of the directory, or be null';

/** The record that a report is about, as the form named it, and its figure where it is about one. */
const subject = z.object(
  {
    kind: z.enum(SOURCE_KINDS, NOT_A_RECORD),
    record: key,
    name: z.string(NOT_A_RECORD).trim().min(1, NOT_A_RECORD).max(200, NOT_A_RECORD),
    field: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, 'must be the name of a field, or null')
      .max(FIELD_LIMITS.field, 'must be the name of a field, or null')
      .nullable(),
  },
  NOT_A_RECORD,
);

/** The body of POST /api/submissions/report: something on a page that is wrong. */
export const reportSubmission = z.object({
  submission_id: submissionId,
  elapsed_ms: elapsed,
  /** Null for a report about the site as such. */
  subject: subject.nullable().default(null),
  message: message.superRefine((value, ctx) => {
    const problem = value ? personalNumberMessage(value) : 'Please tell us what is wrong.';
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  }),
  name: personName,
  email,
  notice_version: noticeVersion,
});

/** As stored. */
export type ReportSubmission = z.output<typeof reportSubmission>;
/** As sent. */
export type ReportForm = z.input<typeof reportSubmission>;
