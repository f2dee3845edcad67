/** Puts the focus at the start of the page's content, where what had it is gone. */
export const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });
