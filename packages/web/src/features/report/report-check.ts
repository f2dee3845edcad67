import '../../lib/form/zod-without-eval';
import { type ReportForm, reportSubmission } from '@tussock/core/submission/report';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

export const checkReport = (form: Omit<ReportForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(reportSubmission, form);
