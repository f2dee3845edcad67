/** A page of a preview that shows no data of the directory: without scripts, fonts or the stylesheet of the site. */
export const plainPage = (title: string, ...paragraphs: string[]): string =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body style="max-width:34rem;margin:18vh auto 0;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif"><h1 style="font-size:1.75rem;line-height:1.25">${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`;

/** For pages with a style element or style attributes of their own, and nothing else. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
