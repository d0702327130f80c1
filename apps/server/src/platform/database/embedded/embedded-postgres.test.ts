import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { buildScript } from '../../../../test/setup/build-script.ts';
import { hold, withFileLock } from '../../holders.ts';
import { createLog } from '../../log.ts';
import { identifyProcess } from '../../processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { preparePlaces } from './places.ts';
import { findPostmaster } from './postmaster.ts';

const BUILD = fileURLToPath(new URL('../../../../../../.build', import.meta.url));
const log = createLog({ name: 'test', level: 'silent' });

// Each test creates its own cluster, which takes seconds on a busy disk.
describe('the embedded PostgreSQL', () => {
  const held: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  const directories: string[] = [];

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(held.splice(0).map((one) => one.stop()));
    for (const directory of directories.splice(0)) {
      const location = join(directory, 'database', 'location');
      if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
      rmSync(directory, { recursive: true, force: true });
    }
  });

  /** Inside a directory that only its owner may enter, as home directories often are; mkdtemp creates it so. */
  function makeDataDir(): string {
    mkdirSync(BUILD, { recursive: true });
    const directory = mkdtempSync(join(BUILD, 'pg-'));
    directories.push(directory);
    return directory;
  }

  async function start(dataDir: string): Promise<EmbeddedPostgres> {
    const embedded = await startEmbeddedPostgres({ dataDir, log });
    held.push(embedded);
    return embedded;
  }

  async function query(embedded: EmbeddedPostgres, statement: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: embedded.connectionString });
    client.on('error', () => undefined); // The kill closes the connection; the next query reports it.
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  function postmasterOf(dataDir: string): number | undefined {
    return findPostmaster(preparePlaces(dataDir))?.pid;
  }

  /** Another process that uses the database until it is killed. */
  async function startHolder(dataDir: string): Promise<ChildProcess> {
    const source = `
      import { writeFileSync } from 'node:fs';
      import { startEmbeddedPostgres } from './embedded-postgres.ts';
      import { createLog } from '../../log.ts';
      const embedded = await startEmbeddedPostgres({
        dataDir: ${JSON.stringify(dataDir)}, log: createLog({ name: 'holder', level: 'silent' }),
      });
      process.once('SIGTERM', () => embedded.stop().then(() => process.exit(0)));
      process.send('ready');
      setInterval(() => {}, 1_000);`;
    const script = await buildScript(source, import.meta.dirname, dataDir);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }

  it('starts in a directory that no other user may enter, keeps stored data, and stops', async () => {
    const dataDir = makeDataDir();
    const first = await start(dataDir);
    await query(first, `create table notes as select 'kept' as note`);
    const pid = postmasterOf(dataDir);
    await first.stop();
    expect(pid && identifyProcess(pid)).toBeUndefined();
    expect(await query(await start(dataDir), 'select note from notes')).toEqual([{ note: 'kept' }]);
  });

  it('writes no error into its log when it starts for the first time', async () => {
    const dataDir = makeDataDir();
    await start(dataDir);
    expect(readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')).not.toMatch(/(?:FATAL|ERROR): {2}/);
  });

  it('is durable, supports UTF-8 in every script, and listens on no network port', async () => {
    const embedded = await start(makeDataDir());
    expect(
      await query(
        embedded,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
                current_setting('server_encoding') as encoding, lower('ÄÉ') as lower`,
      ),
    ).toEqual([{ fsync: 'on', addresses: '', encoding: 'UTF8', lower: 'äé' }]);
  });

  it('is stopped by the last of two users, not by the first', async () => {
    const dataDir = makeDataDir();
    const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
    await one.stop();
    expect(await query(two, 'select 1 as one')).toEqual([{ one: 1 }]);
    await two.stop();
    expect(postmasterOf(dataDir)).toBeUndefined();
  });

  it('adopts the server of a killed process and finally stops it', async () => {
    const dataDir = makeDataDir();
    const holder = await startHolder(dataDir);
    const orphan = postmasterOf(dataDir);
    holder.kill('SIGKILL');
    await new Promise((resolve) => holder.once('exit', resolve));
    const embedded = await start(dataDir);
    expect(postmasterOf(dataDir)).toBe(orphan);
    await embedded.stop();
    expect(orphan && identifyProcess(orphan)).toBeUndefined();
  });

  it('restarts by itself after the server was killed, with all committed data', async () => {
    const dataDir = makeDataDir();
    const embedded = await start(dataDir);
    await query(embedded, 'create table rows (n int)');
    for (let round = 1; round <= 3; round += 1) {
      await query(embedded, `insert into rows select ${round}`);
      const busy = query(embedded, 'select pg_sleep(30)').catch(() => 'cut off'); // A backend that outlives the server for a moment.
      const pid = postmasterOf(dataDir);
      if (pid === undefined) throw new Error('There is no server to kill');
      process.kill(pid, 'SIGKILL');
      await eventually(async () =>
        expect(await query(embedded, 'select count(*)::int as n from rows')).toEqual([{ n: round }]),
      );
      expect(await busy).toBe('cut off');
    }
  });

  it('starts although a killed server left its files and another process has its pid', async () => {
    const dataDir = makeDataDir();
    const first = await start(dataDir);
    await first.stop();
    const places = preparePlaces(dataDir);
    writeFileSync(join(places.cluster, 'postmaster.pid'), `${process.pid}\n${places.cluster}\n`);
    writeFileSync(join(places.socketDir, '.s.PGSQL.5432.lock'), `${process.pid}\n`);
    expect(await query(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts although the killed server is still a zombie', async () => {
    const dataDir = makeDataDir();
    const first = await start(dataDir);
    await first.stop();
    const places = preparePlaces(dataDir);
    // `sleep 300` replaces the shell and does not know the shell's child, which stays a zombie when it ends.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 300'], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(parent);
    const [pid] = (await once(parent.stdout, 'data')).map((chunk) => Number.parseInt(String(chunk), 10));
    if (pid === undefined) throw new Error('The shell named no child');
    await eventually(() => expect(identifyProcess(pid)).toBeUndefined());
    expect(() => process.kill(pid, 0)).not.toThrow(); // The same check as PostgreSQL's.
    writeFileSync(join(places.cluster, 'postmaster.pid'), `${pid}\n${places.cluster}\n`);
    expect(await query(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts again after the first start was killed while creating the cluster', async () => {
    const dataDir = makeDataDir();
    const places = preparePlaces(dataDir);
    mkdirSync(`${places.cluster}.unfinished`);
    writeFileSync(join(`${places.cluster}.unfinished`, 'PG_VERSION'), '18\n');
    expect(await query(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(places.home)).not.toContain('cluster.unfinished');
  });

  it('rejects a missing cluster instead of creating an empty one', async () => {
    const dataDir = makeDataDir();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'location'), join(dataDir, 'elsewhere'));
    await expect(start(dataDir)).rejects.toThrow('which is gone');
  });

  it('rejects a cluster of another major version and names the version', async () => {
    const dataDir = makeDataDir();
    await (await start(dataDir)).stop();
    const places = preparePlaces(dataDir);
    writeFileSync(join(places.cluster, 'PG_VERSION'), '14\n');
    await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 14');
  });

  it('has a socket path of valid length, however deep the data directory is', async () => {
    const dataDir = join(makeDataDir(), 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(dataDir, { recursive: true });
    expect(await query(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
    const location = join(dataDir, 'database', 'location');
    await held.splice(0)[0]?.stop();
    if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
  });

  it('gives a lock to one process at a time, and takes it from a dead process', async () => {
    const directory = makeDataDir();
    const path = join(directory, 'lock');
    writeFileSync(path, '999999999-MTIz');
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        withFileLock(path, 10_000, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await readdir(directory); // Others run meanwhile.
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
    hold(join(directory, 'holders'))();
    expect(readdirSync(join(directory, 'holders'))).toEqual([]);
  });
});
