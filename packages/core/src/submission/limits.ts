/** Limits of what visitors send, shared by the forms and the server. Lengths are in UTF-16 units. */

/** Bytes of a request body. */
export const MAX_BODY_BYTES = 32 * 1024;

export const FIELD_LIMITS = {
  name: 100,
  /** RFC 5321: a path of 256 less its two brackets. */
  email: 254,
  phone: 30,
  message: 3_000,
  /** Name of a column. */
  field: 60,
  asset_classes: 12,
  recipients: 60,
  path: 200,
} as const;

/** Milliseconds. A form that is sent sooner was not filled in by a person; the client waits as long. */
export const MIN_ELAPSED_MS = 2_000;

/**
 * The honeypot: a hidden field that people leave empty. Browsers fill in a field by the words in its name and label, also a hidden one and
 * whatever its `autocomplete` says; they know none by these letters.
 */
export const HONEYPOT_FIELD = 'hp';
