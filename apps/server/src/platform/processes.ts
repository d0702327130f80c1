import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process, distinguished from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque: the start time of the process in the system's own unit. */
  readonly started: string;
}

const HAS_PROC = existsSync('/proc/self/stat');

/** The process with this pid; undefined if there is none or it is a zombie. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = HAS_PROC ? startFromProc(pid) : startFromPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.started === identity.started;
}

/** The pid of the process's parent; undefined if the process has ended. */
export function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid;
  const parent = HAS_PROC ? statFields(pid)?.[4 - 3] : askPs('ppid=', pid);
  return parent === undefined ? undefined : Number(parent);
}

/** The command line of a process with arguments separated by spaces; undefined if it has ended. */
export function commandOf(pid: number): string | undefined {
  if (!HAS_PROC) return askPs('command=', pid);
  return readIfThere(`/proc/${pid}/cmdline`)?.replace(/\0+$/, '').replaceAll('\0', ' ');
}

/** All visible processes with their command lines. */
export function listProcesses(): { pid: number; command: string }[] {
  const pids = HAS_PROC ? readdirSync('/proc') : execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).split('\n');
  return pids
    .map((name) => name.trim())
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = commandOf(Number(name));
      return command === undefined ? [] : [{ pid: Number(name), command }];
    });
}

/** `/proc/<pid>/stat` from its third field on, after the pid and a name in brackets that may contain anything. */
function statFields(pid: number): string[] | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Field 3 is the state, field 22 the start in clock ticks since boot. */
function startFromProc(pid: number): string | undefined {
  const fields = statFields(pid);
  const isEnded = fields?.[0] === 'Z' || fields?.[0] === 'X';
  return isEnded ? undefined : fields?.[22 - 3];
}

function startFromPs(pid: number): string | undefined {
  const line = askPs('stat=,lstart=', pid);
  return line === undefined || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
}

function askPs(columns: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined; // ps exits with 1 for a process that does not exist.
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // The process ended between the listing and the reading.
  }
}
