import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Tried in this order: the usual user of Linux distributions, that of macOS, and one that every system has. */
const BORROWED_NAMES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root runs it as another user: the owner of the existing cluster, or one of the
 * system's users. Null for every other user, who runs PostgreSQL directly.
 * @throws if root finds no such user
 */
export function accountToBorrow(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of BORROWED_NAMES) {
    const entry = entries.find((fields) => fields[0] === name);
    const uid = Number(entry?.[2]);
    const gid = Number(entry?.[3]);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error(
    `PostgreSQL does not run as root, and none of the accounts ${BORROWED_NAMES.join(', ')} exists to run it: ` +
      'start Quayside as an ordinary user or set DATABASE_URL',
  );
}

/** Whether the user may enter every directory down to `path`; missing directories are ignored. */
export function canReach(path: string, account: Account): boolean {
  for (let current = resolve(path); ; current = dirname(current)) {
    const stats = statSync(current, { throwIfNoEntry: false });
    if (stats !== undefined && !mayPass(stats, account)) return false;
    if (current === dirname(current)) return true;
  }
}

/** Whether the directory's search bit is set for the user as owner, group or other. */
function mayPass(stats: Stats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
