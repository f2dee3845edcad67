/** React puts titles, meta and links at the front of the string it renders; they belong into the head. */
export function splitHead(html: string): { head: string; body: string } {
  const front = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: front, body: html.slice(front.length) };
}
