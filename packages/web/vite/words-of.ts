/** A node of a text, in Markdown or in HTML. */
export interface Worded {
  value?: string;
  children?: Worded[];
}

/** The words of a node, without their marks. */
export const wordsOf = ({ value, children = [] }: Worded): string => value ?? children.map(wordsOf).join('');
