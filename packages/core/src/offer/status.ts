/** The one status that the specification names; any other text is possible. */
export const OPEN = 'Open';

export type StatusTone = 'blue' | 'grey';

export function isOpen(offer: { status: string }): boolean {
  return offer.status === OPEN;
}

/** The colour of a status badge: Open is blue, any other status grey (spec §4). */
export function statusTone(status: string): StatusTone {
  return status === OPEN ? 'blue' : 'grey';
}

const ENDED = new Set(['closed', 'withdrawn', 'failed']);

/** Whether an offer is over for its investors too; a fully subscribed one has only stopped taking money. */
export function hasEnded(offer: { status: string }): boolean {
  return ENDED.has(offer.status.toLowerCase());
}
