import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode } from '../../errors.ts';
import { type Account, accountToBorrow, canReach } from './account.ts';

/** The paths of an embedded database. All are absolute. */
export interface Places {
  /** Inside the data directory: the lock, its holders, and the location of the rest. Owned by the starting user. */
  readonly state: string;
  /** Contains the cluster and the programs. Equals `state`, unless the other user cannot enter it. */
  readonly home: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** The socket's directory; only the user that runs PostgreSQL, and root, can enter it. */
  readonly socketDir: string;
  readonly account: Account | null;
}

/** The length of `/.s.PGSQL.5432`. Systems limit the whole path to 104 to 108 bytes. */
const SOCKET_NAME_BYTES = 14;
const SOCKET_PATH_LIMIT_BYTES = 100;

/** Where root keeps a cluster whose user cannot reach the data directory; /var/tmp only if /var/lib is read-only. */
const HOMES_OF_ROOT = ['/var/lib/quayside', '/var/tmp/quayside'];

/**
 * Decides the location of a data directory's database and creates the directories. The decision is stored in a file, so that a missing
 * cluster causes an error and not an empty database.
 */
export function preparePlaces(dataDir: string): Places {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const state = join(realpathSync(dataDir), 'database');
  mkdirSync(state, { recursive: true, mode: 0o755 });

  const record = join(state, 'location');
  if (existsSync(record)) {
    const home = readFileSync(record, 'utf8').trim();
    if (!existsSync(home)) {
      throw new Error(`The database of ${dataDir} lay in ${home}, which is gone; bring it back or remove ${record}`);
    }
    return placesIn(state, home, accountToBorrow(join(home, 'cluster')));
  }

  const account = accountToBorrow(join(state, 'cluster'));
  if (account === null || canReach(state, account)) return placesIn(state, state, account);
  const home = makeHomeOfRoot();
  writeFileSync(record, `${home}\n`);
  return placesIn(state, home, account);
}

function placesIn(state: string, home: string, account: Account | null): Places {
  const inHome = join(home, 'run');
  const fits = Buffer.byteLength(inHome) + SOCKET_NAME_BYTES <= SOCKET_PATH_LIMIT_BYTES;
  const short = join(tmpdir(), `quayside-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  const socketDir = fits ? inHome : short;
  makePrivate(socketDir, account);
  return { state, home, cluster: join(home, 'cluster'), socketDir, account };
}

function makeHomeOfRoot(): string {
  for (const parent of HOMES_OF_ROOT) {
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      accessSync(parent, constants.W_OK);
    } catch (error) {
      if (errorCode(error) === 'EROFS' || errorCode(error) === 'EACCES') continue;
      throw error;
    }
    assertOwnedBy(parent, 0);
    const home = join(parent, randomBytes(6).toString('hex'));
    mkdirSync(home);
    chmodSync(parent, 0o755);
    chmodSync(home, 0o755);
    return home;
  }
  throw new Error(
    `The database needs a directory that an account other than root can read: none of ${HOMES_OF_ROOT.join(', ')} can be written`,
  );
}

/** Creates a directory that only the user can enter. Rejects an existing one of another owner. */
export function makePrivate(path: string, account: Account | null): void {
  mkdirSync(dirname(path), { recursive: true });
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  try {
    mkdirSync(path, { mode: 0o700 });
    if (account !== null) chownSync(path, account.uid, account.gid);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (account !== null && lstatSync(path).uid === 0) chownSync(path, account.uid, account.gid);
  }
  assertOwnedBy(path, owner);
  chmodSync(path, 0o700);
}

function assertOwnedBy(path: string, uid: number): void {
  const stats = lstatSync(path);
  if (!stats.isDirectory() || stats.uid !== uid) {
    throw new Error(`${path} is not a directory of the account ${uid}: it was made by somebody else and is not used`);
  }
}
