import type { Problems } from '../../lib/form/field-errors';
import type { ApplyDraft } from './apply-draft';

/** What a step of the form works on. */
export interface StepProps {
  form: ApplyDraft;
  change: (part: Partial<ApplyDraft>) => void;
  problems: Problems;
}
