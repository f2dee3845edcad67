type TakeOver = (gone: string | null) => Promise<void> | undefined;

let takeOver: TakeOver | undefined;

/** Sets what is called when a read is answered that its release is gone. Returns what takes it away again. */
export function onGoneRelease(next: TakeOver): () => void {
  takeOver = next;
  return () => {
    takeOver = undefined;
  };
}

/** Tells the page that a release is gone. Resolves once it shows the live one instead, or cannot. */
export const releaseIsGone: TakeOver = (gone) => takeOver?.(gone);
