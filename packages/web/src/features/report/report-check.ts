import '../../lib/form/zod-without-eval';
import { MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import { type ReportForm, reportSubmission } from '@tussock/core/submission/report';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

/** Checks the form as the server does. */
export const checkReport = (form: Omit<ReportForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(reportSubmission, { ...form, elapsed_ms: MIN_ELAPSED_MS });
