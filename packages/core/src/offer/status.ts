/** The one status that the specification names; any other text is possible. */
const OPEN = 'Open';

export function isOpen(offer: { status: string }): boolean {
  return offer.status === OPEN;
}

const ENDED = new Set(['closed', 'withdrawn', 'failed']);

/** Whether an offer is over for its investors too; a fully subscribed one has only stopped taking money. */
export function hasEnded(offer: { status: string }): boolean {
  return ENDED.has(offer.status.toLowerCase());
}
