/** Date.parse reads much more than this, in ways of its own. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether a stored value is a date that pages can write out. */
export const isStoredDate = (value: unknown): value is string =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
