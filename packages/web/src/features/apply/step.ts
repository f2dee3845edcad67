import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldErrors } from '../../lib/form/field-errors';
import type { ApplyDraft } from './apply-draft';

/** The properties of a step of the form. */
export interface StepProps {
  form: ApplyDraft;
  change: (part: Partial<ApplyDraft>) => void;
  errors: FieldErrors;
}

/** An asset class that can be chosen. */
export interface ClassChoice {
  slug: string;
  name: string;
}

/** The asset classes, as the page reads them. */
export type ClassesResult = UseQueryResult<readonly ClassChoice[]>;
