/**
 * Processor seconds of this work, in all threads of the program including the garbage collector. Other programs on the
 * same core do not affect it.
 */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
