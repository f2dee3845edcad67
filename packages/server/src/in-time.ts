/** What comes in time, else what `late` answers. What is late goes on behind it; how it ends is nobody's any more. */
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
