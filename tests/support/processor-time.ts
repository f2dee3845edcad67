/** How many milliseconds of the processor something takes: on a busy machine the clock runs on meanwhile. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
