/** A piece of a text: plain words, or words that lead to an address. */
export interface TextPiece {
  text: string;
  href?: string;
}

/**
 * Finds the first use of each term in the running texts of one page, in their order. `addresses` has the words to look
 * for and where they lead: words in small letters are found in any case, others only as they are written.
 */
export function firstUses(addresses: Readonly<Record<string, string>>): (text: string) => TextPiece[] {
  const used = new Set<string>();
  const longestFirst = Object.keys(addresses).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  return (text) => {
    const pieces: TextPiece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const href = addresses[match[0]] ?? addresses[match[0].toLowerCase()];
      if (href === undefined || used.has(href)) continue;
      used.add(href);
      if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
      pieces.push({ text: match[0], href });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  };
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
