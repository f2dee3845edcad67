type TakeOver = (gone: string | null) => Promise<void> | undefined;

let takeOver: TakeOver | undefined;

/** Sets what follows when a read is answered that its release is gone; returns how to end that. */
export function onGoneRelease(next: TakeOver): () => void {
  takeOver = next;
  return () => {
    takeOver = undefined;
  };
}

/** Ends once the page shows the live release instead, or cannot. */
export const releaseIsGone: TakeOver = (gone) => takeOver?.(gone);
