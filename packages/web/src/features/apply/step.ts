import type { UseQueryResult } from '@tanstack/react-query';
import type { Problems } from '../../lib/form/field-errors';
import type { ApplyDraft } from './apply-draft';

/** What a step of the form works on. */
export interface StepProps {
  form: ApplyDraft;
  change: (part: Partial<ApplyDraft>) => void;
  problems: Problems;
}

/** An asset class that can be chosen. */
export interface ClassChoice {
  slug: string;
  name: string;
}

/** The asset classes, as the page reads them. */
export type ClassesResult = UseQueryResult<readonly ClassChoice[]>;
