/** The parameter that pins a read to a release; without one the live release answers. */
export const pin = (release: number | null): { release?: string } =>
  release === null ? {} : { release: String(release) };
