import '../../lib/form/zod-without-eval';
import { type ApplyForm, applySubmission } from '@tussock/core/submission/apply';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

export const checkApply = (form: Omit<ApplyForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(applySubmission, form);
