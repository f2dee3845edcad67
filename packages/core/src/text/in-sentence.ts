/** A label as the middle of a sentence has it: in small letters, unless it is a name or has one in it ("Active Investor Plus"). */
export const inSentence = (label: string): string =>
  /\p{Lu}/u.test(label.slice(1)) ? label : label.toLowerCase();
