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
