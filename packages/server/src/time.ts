const MS_PER_DAY = 86_400_000;
export const addDays = (time: Date, days: number) => new Date(time.getTime() + days * MS_PER_DAY);

/** Whole seconds since 1970, as a TTL attribute and the expiry of a token want them. */
export const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
