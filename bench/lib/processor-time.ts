/**
 * Seconds that the processor spent on this work, in all threads of the program together: the collector's too. Other programs on the same
 * core make it no longer.
 */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
