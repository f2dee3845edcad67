import type { Situation } from '@tussock/core/situation/situation';

/** What a part of the form shows and changes. */
export interface SituationFields {
  situation: Situation;
  onChange: (change: Partial<Situation>) => void;
}
