import { NO_REASON } from './columns';

/** "Reason: …", as a sentence about a record that was removed; "No reason given." where nobody gave one. */
export const reasonText = (reason: string): string =>
  reason === NO_REASON ? `${NO_REASON}.` : `Reason: ${reason}`;
