import '../../lib/form/zod-without-eval';
import { MIN_ELAPSED_MS } from '@tussock/core/submission/limits';
import { type UnlockForm, unlockSubmission } from '@tussock/core/submission/unlock';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

/** Checks the form as the server does. */
export const checkUnlock = (form: Omit<UnlockForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(unlockSubmission, { ...form, elapsed_ms: MIN_ELAPSED_MS });
