/** The beginning of a text on one line, cut after a word; for descriptions and lists. */
export function excerpt(text: string, most: number): string {
  const line = (text.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = line.charAt(most - 1) === ' ' ? -1 : cut.lastIndexOf(' ');
  const words = space > 0 ? cut.slice(0, space) : cut;
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
