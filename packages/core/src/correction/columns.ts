import type { Columns } from '../column/column';

/** The columns of `corrections`, the public log of what was reported as wrong and what came of it. */
export const CORRECTION_COLUMNS = {
  id: { kind: 'key' },
  // No link: the log keeps an entry after its record has left the directory.
  record: {
    kind: 'uuid',
    required: true,
    about: 'Id of the offer, fund, provider or platform. The record may have left the directory since.',
  },
  field: {
    kind: 'text',
    required: true,
    max: 60,
    about: 'Name of the field, such as `target_return_max`.',
    example: 'target_return_max',
  },
  reported_on: { kind: 'date', required: true, about: 'The day of the report.' },
  answered_on: { kind: 'date', about: 'The day of our answer; empty while the report is open.' },
  outcome: {
    kind: 'copy',
    max: 2_000,
    about: 'What came of it: what was corrected and why, or why the figure stands.',
  },
  was: { kind: 'copy', max: 300, about: 'What the page said, in words. Empty where nothing was changed.' },
  now: { kind: 'copy', max: 300, about: 'What it says now, in words. Empty where nothing was changed.' },
} as const satisfies Columns;
