import type { Tombstone } from '@tussock/core/removal/tombstone';
import { StoreUnavailable } from '@tussock/server/table/budget';

/** The cursor is forged, damaged, of another version, of another list, or of another release. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
  /** `message` is for the caller, with "cursor" as its subject. */
  constructor(message = 'is not a cursor of this list') {
    super(message);
  }
}

/** An answer has rows missing, which an index that lags behind may give for a moment. */
export class IncompleteAnswer extends StoreUnavailable {
  constructor(what: string) {
    super(1, { cause: new Error(`Rows are missing: ${what}`) });
  }
}

/** The release never was live, is withdrawn, or has been pruned. */
export class ReleaseGone extends Error {
  override readonly name = 'ReleaseGone';
  constructor(readonly release: number) {
    super(`Release ${release} is not there`);
  }
}

/** The release is live, and what was to be done is for another one. */
export class LiveRelease extends Error {
  override readonly name = 'LiveRelease';
  constructor(readonly release: number) {
    super(`Release ${release} is live`);
  }
}

/** Releases were live, and the item is gone that says which. */
export class PointerLost extends Error {
  override readonly name = 'PointerLost';
  constructor() {
    super('The pointer to the live release is missing');
  }
}

/** The record was removed for cause: what earlier releases say about it is not shown any more. */
export class RecordRemoved extends Error {
  override readonly name = 'RecordRemoved';
  constructor(readonly tombstone: Tombstone) {
    super(`${tombstone.name} was removed: ${tombstone.reason}`);
  }
}

/** Another publisher took the number or moved the pointer first. */
export class PublishConflict extends Error {
  override readonly name = 'PublishConflict';
}

/** A record does not fit into an item of the table. */
export class RecordTooLarge extends Error {
  override readonly name = 'RecordTooLarge';
  /** "500 KB with what it embeds; at most 380 KB can be stored" */
  readonly size: string;
  constructor(
    /** As the table names it, and its name: "offer#ID (NAME)". */
    readonly record: string,
    readonly bytes: number,
  ) {
    const size = `${Math.round(bytes / 1024)} KB with what it embeds; at most 380 KB can be stored`;
    super(`${record} takes ${size}`);
    this.size = size;
  }
}

/** The live release has a format of another version of this program: the directory has to be published again. */
export class ReleaseUnreadable extends Error {
  override readonly name = 'ReleaseUnreadable';
  constructor(
    readonly release: number,
    readonly format: number,
  ) {
    super(
      `Release ${release} is stored in format ${format}, which this version cannot read: the directory has to be published again`,
    );
  }
}
