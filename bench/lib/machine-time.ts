import { readdirSync, readFileSync } from 'node:fs';

/**
 * Linux counts process times in hundredths of a second, whatever the kernel's clock frequency. It samples them: a process whose timers run
 * with the clock's gets two or three times as much as it used.
 */
const TICKS_PER_SECOND = 100;
const NANOSECONDS = 1_000_000_000;
/** Positions in `/proc/<pid>/stat` after the name in brackets, which may contain spaces. */
const STAT = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 } as const;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly role: string | undefined;
  /** Processor seconds of its threads: exact, where the kernel has a scheduler's statistics. */
  readonly own: number;
  /** Processor seconds of its ended children. */
  readonly ended: number;
  /** Resident memory in kilobytes. */
  readonly resident: number;
}

/** Processor seconds of each product process since its start; empty without `/proc`. */
export type MachineTime = ReadonlyMap<string, number>;

/** @param launcher the process of `npm start` */
export function machineTimeOf(launcher: number): MachineTime {
  return sumByName(launcher, (one, name) => one.own + (name === 'database' ? one.ended : 0));
}

/** Resident megabytes of each product process; the database's processes count shared pages once each, so it is left out. */
export function memoryOf(launcher: number): ReadonlyMap<string, number> {
  const megabytes = sumByName(launcher, ({ resident }) => resident / 1_024);
  return new Map([...megabytes].filter(([name]) => name !== 'database'));
}

function sumByName(launcher: number, figureOf: (one: Process, name: string) => number): ReadonlyMap<string, number> {
  const all = readProcesses();
  const family = new Set([launcher]);
  // A parent may come after its child in the list.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const sums = new Map<string, number>();
  for (const one of all) {
    if (!family.has(one.pid)) continue;
    const name = nameOf(one);
    sums.set(name, (sums.get(name) ?? 0) + figureOf(one, name));
  }
  return sums;
}

function nameOf({ command, role }: Process): string {
  if (/^postgres:|bin\/postgres /.test(command)) return 'database';
  if (/apps\/sandbox\//.test(command)) return 'sandbox';
  return /main\.js/.test(command) && role ? role : 'launcher';
}

function readProcesses(): Process[] {
  return namesIn('/proc').flatMap((name): Process[] => {
    if (!/^\d+$/.test(name)) return [];
    const stat = textOf(`/proc/${name}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (place: number) => Number(fields[place] ?? 0);
    const command = textOf(`/proc/${name}/cmdline`).replaceAll('\0', ' ');
    return [
      {
        pid: Number(name),
        parent: field(STAT.parent),
        command,
        role: /(?:^|\0)QUAYSIDE_ROLE=([^\0]*)/.exec(textOf(`/proc/${name}/environ`))?.[1],
        own: exactSeconds(name) ?? (field(STAT.user) + field(STAT.system)) / TICKS_PER_SECOND,
        ended: (field(STAT.endedUser) + field(STAT.endedSystem)) / TICKS_PER_SECOND,
        resident: Number(/^VmRSS:\s*(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1] ?? 0),
      },
    ];
  });
}

/** The time on a processor of all threads, from the scheduler (`Documentation/scheduler/sched-stats.rst`); undefined without its statistics. */
function exactSeconds(pid: string): number | undefined {
  const spent = namesIn(`/proc/${pid}/task`).map((thread) =>
    Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]),
  );
  const sum = spent.reduce((one, other) => one + other, 0);
  return sum > 0 ? sum / NANOSECONDS : undefined;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // Not Linux.
  }
}

/** Empty if the process has ended or belongs to another user. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
