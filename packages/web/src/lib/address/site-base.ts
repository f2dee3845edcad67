/** Where the site of an address begins: "" or, in a preview of a release, `/preview/TOKEN`. */
export const baseOf = (path: string): string => /^\/preview\/[^/]+/.exec(path)?.[0] ?? '';

/** Where this site begins in the browser; "" on the server, which gets it as a parameter. */
export const siteBase = (): string => (typeof window === 'undefined' ? '' : baseOf(window.location.pathname));

/** What precedes a path of the site in a whole address, in the browser. */
export const siteOrigin = (): string => window.location.origin + siteBase();
