import { machineTimeOf } from './machine-time.ts';

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

/** Processor milliseconds of one piece of work. */
export interface ProcessorTime {
  readonly program: number;
  /** Of all processes of the database server; counted by Linux in steps of 10 ms, so the work must be repeated. */
  readonly database: number;
}

/** Measures work that uses the database server of this program, and divides by the number of times that it is done. */
export async function processorTimeOf(times: number, work: (time: number) => Promise<unknown>): Promise<ProcessorTime> {
  const database = () => machineTimeOf(process.pid).get('database') ?? Number.NaN;
  const databaseBefore = database();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work(time);
  const { user, system } = process.cpuUsage(before);
  const databaseSeconds = database() - databaseBefore;
  return { program: (user + system) / 1_000 / times, database: (databaseSeconds * 1_000) / times };
}
