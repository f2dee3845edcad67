import '../../lib/form/zod-without-eval';
import { type UnlockForm, unlockSubmission } from '@tussock/core/submission/unlock';
import { errorsOf, type FieldErrors } from '../../lib/form/field-errors';

export const checkUnlock = (form: Omit<UnlockForm, 'elapsed_ms'>): FieldErrors =>
  errorsOf(unlockSubmission, form);
