/** Of a list that is empty without any filter or words. */
export const nothingListed = (one: string): string => `No ${one} is listed here at present`;
