import { plainText } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { createStored } from './stored';

/** "off" where the visitor wants no single key to open the search, as WCAG 2.1.4 lets them; Ctrl-K stays. */
export const storedSlash = createStored({
  key: KEPT_KEYS.slash(),
  codec: { ...plainText, decode: (text) => (text === 'off' ? text : null) },
});
