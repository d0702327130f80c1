import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** One process, told apart from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque: the moment at which the process started, in the system's own unit. */
  readonly started: string;
}

const HAS_PROC = existsSync('/proc/self/stat');

/** The process that now has this number; undefined where none has or it has ended and only waits to be collected. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const started = HAS_PROC ? startFromProc(pid) : startFromPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.started === identity.started;
}

/** Every process that can be seen, with its command line (arguments parted by single spaces). */
export function listProcesses(): { pid: number; command: string }[] {
  if (!HAS_PROC) {
    return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
      .split('\n')
      .flatMap((line) => {
        const match = /^\s*(\d+)\s+(.*)$/.exec(line);
        return match === null ? [] : [{ pid: Number(match[1]), command: match[2] ?? '' }];
      });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = readIfThere(`/proc/${name}/cmdline`);
      return command === undefined
        ? []
        : [{ pid: Number(name), command: command.replace(/\0+$/, '').replaceAll('\0', ' ') }];
    });
}

/** `/proc/<pid>/stat`: after the name in brackets come the state (field 3) and, as field 22, the start in clock ticks since boot. */
function startFromProc(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isEnded = fields[0] === 'Z' || fields[0] === 'X';
  return isEnded ? undefined : fields[22 - 3];
}

function startFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
  } catch {
    return undefined; // ps exits with 1 for a process that is not there
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the process ended between the listing and the reading
  }
}
