/** Whether a click is one that the browser has a meaning for, such as a new tab. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
