/** The cursor is forged, damaged, of another list, or of another release. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

/** The release was never published or has been pruned. */
export class ReleaseGone extends Error {
  override readonly name = 'ReleaseGone';
  constructor(readonly release: number) {
    super(`Release ${release} is not there`);
  }
}

/** The store did not answer, or not wholly, within its time budget. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    /** Seconds after which asking again makes sense. */
    readonly retryAfter: number,
    options?: { cause?: unknown },
  ) {
    super('The store is unavailable', options);
  }
}

/** Another publisher took the number or moved the pointer first. */
export class PublishConflict extends Error {
  override readonly name = 'PublishConflict';
}

/** A record does not fit into an item of the table. */
export class RecordTooLarge extends Error {
  override readonly name = 'RecordTooLarge';
  constructor(
    /** As the table names it, and its name: "offer#ID (NAME)". */
    readonly record: string,
    readonly bytes: number,
  ) {
    super(`${record} takes ${Math.round(bytes / 1024)} KB with what it embeds; at most 380 KB can be stored`);
  }
}
