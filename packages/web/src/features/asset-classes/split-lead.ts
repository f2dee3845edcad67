/** A Markdown text in two: what comes before its first heading, and the rest. */
export function splitLead(text: string): { lead: string; rest: string } {
  const at = text.search(/^#{1,6} /m);
  if (at < 0) return { lead: text, rest: '' };
  return { lead: text.slice(0, at).trim(), rest: text.slice(at) };
}
