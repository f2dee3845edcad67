/** For a test that reads thousands of answers: the site is in the same process, which would compress each and open it again. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' };
