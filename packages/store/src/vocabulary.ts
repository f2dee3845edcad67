/** All words of a text index, for asking quickly whether a word can be found as it stands. */
export class Vocabulary {
  readonly #words: string[];
  readonly #set: Set<string>;

  constructor(words: string[]) {
    this.#words = [...words].sort();
    this.#set = new Set(words);
  }

  /** Whether some word begins with this. */
  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return this.#words[low]?.startsWith(prefix) ?? false;
  }

  /** The two words that stand in one where the space was left out; undefined for a word that is not two. */
  splitWord(joined: string): [string, string] | undefined {
    for (let at = 2; at <= joined.length - 2; at++) {
      const halves: [string, string] = [joined.slice(0, at), joined.slice(at)];
      if (halves.every((half) => this.#set.has(half))) return halves;
    }
    return undefined;
  }
}
