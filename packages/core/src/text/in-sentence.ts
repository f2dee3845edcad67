/** A label as the middle of a sentence has it: in small letters, unless it is a name or has one in it ("Active Investor Plus"). */
export const inSentence = (label: string): string =>
  /\p{Lu}/u.test(label.slice(1)) ? label : label.toLowerCase();

/** A text as a sentence begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
