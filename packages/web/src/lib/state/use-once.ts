import { useState } from 'react';

/** Whether something has been so once: what is shown then stays. */
export function useOnce(isSo: boolean): boolean {
  const [once, setOnce] = useState(isSo);
  if (isSo && !once) setOnce(true);
  return once || isSo;
}
