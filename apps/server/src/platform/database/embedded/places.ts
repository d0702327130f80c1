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

/** Where the parts of one embedded database lie. All paths are absolute. */
export interface Places {
  /** Beneath the data directory: the lock, the notes of its holders, and where the rest is. Belongs to the starting user. */
  readonly state: string;
  /** Holds the cluster and the programs. The same as `state`, unless the borrowed account can not get there. */
  readonly home: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** The directory of the socket; only the account that runs PostgreSQL (and root) can enter it. */
  readonly socketDir: string;
  readonly account: Account | null;
}

/** What is appended to the socket directory: `/.s.PGSQL.5432`. The system's limit for the whole is 104 to 108 bytes. */
const SOCKET_NAME_BYTES = 14;
const SOCKET_PATH_LIMIT_BYTES = 100;

/** Where root keeps a cluster whose account can not reach the data directory: /var/tmp only where /var/lib is read-only. */
const HOMES_OF_ROOT = ['/var/lib/quayside', '/var/tmp/quayside'];

/**
 * Decides where the database of `dataDir` lies, and makes the directories. A decision once taken is kept in a file, because a
 * cluster that has gone missing must be an error and never an empty database.
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

/** Makes a directory that the account alone can enter. One that somebody else made under this name is refused. */
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
