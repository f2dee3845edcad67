/** React puts titles, meta and links in front of the HTML that it renders; this takes them off for the head. */
export function splitHead(html: string): { head: string; body: string } {
  const front = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: front, body: html.slice(front.length) };
}
