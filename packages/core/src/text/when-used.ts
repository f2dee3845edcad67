/** Made when it is first used. The first formatter of a program loads tables of the language: a tenth of a function's start, and half of a page's. */
export function whenUsed<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
