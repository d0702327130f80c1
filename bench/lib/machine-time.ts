import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts process times in hundredths of a second, whatever the kernel's clock frequency. */
const TICKS_PER_SECOND = 100;
/** Positions in `/proc/<pid>/stat` after the name in brackets, which may contain spaces. */
const STAT = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 } as const;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly role: string | undefined;
  readonly own: number;
  /** Of its ended children. */
  readonly ended: number;
}

/** Processor seconds of each product process since its start; empty without `/proc`. */
export type MachineTime = ReadonlyMap<string, number>;

/** @param launcher the process of `npm start` */
export function machineTimeOf(launcher: number): MachineTime {
  const all = readProcesses();
  const family = new Set([launcher]);
  // A parent may come after its child in the list.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const seconds = new Map<string, number>();
  for (const one of all) {
    if (!family.has(one.pid)) continue;
    const name = nameOf(one);
    const ended = name === 'database' ? one.ended : 0;
    seconds.set(name, (seconds.get(name) ?? 0) + (one.own + ended) / TICKS_PER_SECOND);
  }
  return seconds;
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
        own: field(STAT.user) + field(STAT.system),
        ended: field(STAT.endedUser) + field(STAT.endedSystem),
      },
    ];
  });
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
