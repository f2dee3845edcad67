import '../../lib/form/zod-without-eval';
import { type ApplyForm, applySubmission } from '@tussock/core/submission/apply';
import { MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

/** Checks the form as the server does. */
export const checkApply = (form: Omit<ApplyForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(applySubmission, { ...form, elapsed_ms: MIN_ELAPSED_MS });
