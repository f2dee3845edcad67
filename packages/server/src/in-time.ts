/** Answers `coming`, or what `late` answers where that takes longer. `coming` goes on then, and nobody hears how it ends. */
export async function inTime<T>(
  coming: Promise<T>,
  milliseconds: number,
  late: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds);
  });
  return Promise.race([coming, end]).finally(() => clearTimeout(timer));
}
