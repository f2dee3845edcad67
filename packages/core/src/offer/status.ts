/** The one status that has a meaning of its own; any other text is possible. */
const OPEN = 'Open';

/**
 * Whether the status is exactly Open: what is counted as open, has the blue badge and is on the home page. Whether visitors can invest
 * now is `takesMoneyIn`.
 */
export function isOpen(offer: { status: string }): boolean {
  return offer.status === OPEN;
}

/** Tells whether an offer takes money now: its status is among those of the settings, in any case of letters. */
export function takesMoneyIn(open_statuses: readonly string[]): (offer: { status: string }) => boolean {
  const folded = new Set(open_statuses.map(foldStatus));
  return ({ status }) => folded.has(foldStatus(status));
}

/** The statuses of the settings under which an offer takes money now, beside Open. */
export const takingBesideOpen = (open_statuses: readonly string[]): string[] =>
  open_statuses.filter((status) => foldStatus(status) !== foldStatus(OPEN));

const foldStatus = (status: string) => status.trim().toLowerCase();

const BEFORE_CLOSING: ReadonlySet<string> = new Set(['open', 'closing soon', 'coming soon']);

/** Whether an offer has yet to close, by its status; of a status of other words that is not known. */
export const isBeforeClosing = ({ status }: { status: string }) => BEFORE_CLOSING.has(foldStatus(status));

/** The ways in which an offer can end. */
export const ENDINGS = ['closed', 'withdrawn', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How an offer ended; null while it runs. A fully subscribed one has only stopped taking money. */
export function endingOf({ status }: { status: string }): Ending | null {
  const word = foldStatus(status);
  return ENDINGS.find((ending) => ending === word) ?? null;
}

/** What is said instead of the status of an offer that is switched off: whatever it was last, it is not that now. */
export const NO_LONGER_LISTED = 'No longer listed';

/** Whether an offer is over for its investors too. */
export const hasEnded = (offer: { status: string }): boolean => endingOf(offer) !== null;

/** Summaries of an older release have no outcome. */
type EndedOrNot = { status: string; outcome_return?: number | null };

/**
 * What there is to know of an outcome: its return is stated; it is not; or none is looked for, since the offer was withdrawn and
 * states none. Many are withdrawn before they begin; no column tells whether one was.
 */
export const OUTCOME_STATES = ['stated', 'not_stated', 'none'] as const;
export type OutcomeState = (typeof OUTCOME_STATES)[number];

/** What is known of an outcome. Of an offer that still runs and states none it is `not_stated`: ask `hasEnded` first. */
export function outcomeStateOf(offer: EndedOrNot): OutcomeState {
  if ((offer.outcome_return ?? null) !== null) return 'stated';
  return endingOf(offer) === 'withdrawn' ? 'none' : 'not_stated';
}

/** Whether the target of an offer can still be reached; one that ended, or states its outcome, has only that. */
export const canReachTarget = (offer: EndedOrNot): boolean =>
  !hasEnded(offer) && (offer.outcome_return ?? null) === null;

/** Whether the target is shown beside what the offer reached, stated or not: it ended after it began. Summaries of an older release do not tell. */
export const showsOutcome = (offer: EndedOrNot): boolean =>
  offer.outcome_return !== undefined && !canReachTarget(offer) && outcomeStateOf(offer) !== 'none';
