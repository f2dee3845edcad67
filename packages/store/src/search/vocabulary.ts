/** All words of a text index in code-unit order, for asking quickly what begins with what. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #isSaid: (word: number) => boolean;

  /**
   * @param words in code-unit order, each once
   * @param isSaid whether any record that may be shown has the word; a search does not know the others
   */
  constructor(words: readonly string[], isSaid: (word: number) => boolean = () => true) {
    this.words = words;
    this.#isSaid = isSaid;
  }

  /** Positions of the words that begin with this: from (included) and to (not included). */
  range(prefix: string): [number, number] {
    const from = this.#firstWhere((word) => word >= prefix, 0);
    return [from, this.#firstWhere((word) => !word.startsWith(prefix), from)];
  }

  /** Where the words that begin with this end; the one at `from` does. Looks nearby first: mostly few words share a beginning. */
  endOf(prefix: string, from: number): number {
    let step = 1;
    while (this.words[from + step]?.startsWith(prefix)) step *= 2;
    const to = Math.min(from + step, this.words.length);
    return this.#firstWhere((word) => !word.startsWith(prefix), from + step / 2, to);
  }

  hasPrefix(prefix: string): boolean {
    let at = this.#firstWhere((word) => word >= prefix, 0);
    while (this.words[at]?.startsWith(prefix)) {
      if (this.#isSaid(at)) return true;
      at += 1;
    }
    return false;
  }

  /** The two known words that a word consists of where a space was left out; undefined for none. */
  splitWord(joined: string): [string, string] | undefined {
    for (let at = 2; at <= joined.length - 2; at++) {
      const halves: [string, string] = [joined.slice(0, at), joined.slice(at)];
      if (halves.map((half) => this.find(half)).every((word) => word >= 0 && this.#isSaid(word)))
        return halves;
    }
    return undefined;
  }

  /** The position of a word; −1 for one that is not among them. */
  find(word: string): number {
    const at = this.#firstWhere((each) => each >= word, 0);
    return this.words[at] === word ? at : -1;
  }

  /** Binary search for the first position from which on the condition holds; it must hold up to the end (of a run). */
  #firstWhere(holds: (word: string) => boolean, from: number, to = this.words.length): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.words[middle] as string)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
