const MS_PER_DAY = 86_400_000;
/** Days of 24 hours: over a change of clocks the hour of the day in New Zealand is another. */
export const addDays = (time: Date, days: number) => new Date(time.getTime() + days * MS_PER_DAY);

/** Whole seconds since 1970, as a TTL attribute and the expiry of a token want them. */
export const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
