import { plainText } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { createStored } from './stored';

/** The theme that the visitor chose. The head script reads the same key before first paint. */
export const storedTheme = createStored({
  key: KEPT_KEYS.theme(),
  codec: { ...plainText, decode: (text) => (text === 'dark' || text === 'light' ? text : null) },
});
