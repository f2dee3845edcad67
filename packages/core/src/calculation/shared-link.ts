/** A parameter of a shared address that a tool could not use. */
export interface UnusedPart {
  label: string;
  /** What the address has. */
  given: string;
  /** What it would need: "a whole number from 1 to 40". */
  wanted: string;
  /** What the tool uses instead: "10 years". */
  instead: string;
}

/** The state of a tool from a shared address, with what was used of the address and what was not. */
export interface SharedLink<State> {
  state: State;
  /** "Amount: $250,000" */
  used: readonly string[];
  unused: readonly UnusedPart[];
}

export interface LinkPart<T> {
  /** Of the parameter. */
  name: string;
  label: string;
  wanted: string;
  /** Null for what cannot be used. */
  parse: (text: string) => T | null;
  show: (value: T) => string;
  /** What takes the place of a value of no use, where `show` would say too little or too much. */
  instead?: string;
}

const MOST_SHOWN = 40;

/** Reads the parameters of an address one by one, and keeps account of them. */
export function linkReader(params: URLSearchParams) {
  const used: string[] = [];
  const unused: UnusedPart[] = [];
  /** The value of a part. A part that is missing, empty or of no use is the value `otherwise`. */
  function read<T>(part: LinkPart<T>, otherwise: T): T {
    const [text, ...more] = params.getAll(part.name).filter((each) => each.trim() !== '');
    if (text === undefined) return otherwise;
    const parsed = part.parse(text);
    const value = parsed ?? otherwise;
    const refuse = (given: string, wanted: string) =>
      unused.push({
        label: part.label,
        given: shortened(given),
        wanted,
        instead: (parsed === null && part.instead) || part.show(value),
      });
    if (parsed === null) refuse(text, part.wanted);
    else used.push(`${part.label}: ${part.show(parsed)}`);
    for (const other of more) if (other !== text) refuse(other, 'one value only');
    return value;
  }
  return { read, used, unused };
}

/** What a link has, no longer than a line, and without control characters and halves of others, for which HTML has no place. */
export const shortened = (text: string) =>
  (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
