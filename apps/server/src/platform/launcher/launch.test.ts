import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildScript } from '../../../test/setup/build-script.ts';
import { FAKE_SANDBOX, FAKE_SERVER, START } from '../../../test/setup/fake-programs.ts';
import { listHolders } from '../holders.ts';

const BUILD = fileURLToPath(new URL('../../../../../.build', import.meta.url));
const GATEWAY_PORT = 4440;
const SANDBOX_PORT = 4441;

interface Run {
  child: ChildProcess;
  output: () => string;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

// Each test creates its own database, which takes seconds on a busy disk.
describe('the launcher', () => {
  let programs = '';
  const running: ChildProcess[] = [];
  const dataDirs: string[] = [];
  const servers: Server[] = [];

  beforeAll(async () => {
    mkdirSync(BUILD, { recursive: true });
    programs = mkdtempSync(join(BUILD, 'launch-'));
    writeFileSync(join(programs, 'package.json'), '{"type":"module"}');
    writeFileSync(join(programs, 'start.mjs'), START);
    await buildInto('server', 'main.js', FAKE_SERVER);
    await buildInto('sandbox', 'main.js', FAKE_SANDBOX);
    await buildInto('server', 'launcher.js', `export * from '../../launcher.ts';`);
  });

  afterAll(() => rmSync(programs, { recursive: true, force: true }));

  afterEach(async () => {
    for (const child of running.splice(0)) await stop(child);
    for (const server of servers.splice(0)) server.close();
    for (const dataDir of dataDirs.splice(0)) {
      const place = placeOfDatabase(dataDir);
      if (!place.startsWith(dataDir)) rmSync(place, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  async function buildInto(app: string, name: string, source: string): Promise<void> {
    const directory = join(programs, app, 'dist');
    mkdirSync(directory, { recursive: true });
    renameSync(await buildScript(source, import.meta.dirname, directory), join(directory, name));
  }

  function makeDataDir(): string {
    const dataDir = mkdtempSync(join(BUILD, 'data-'));
    dataDirs.push(dataDir);
    return dataDir;
  }

  /** @param isInShell whether it is started as by npm: in a shell, in its own process group */
  function run(env: Record<string, string>, isInShell = false): Run {
    const command = [process.execPath, join(programs, 'start.mjs')] as const;
    const [program, ...args] = isInShell ? ['sh', '-c', `${command.join(' ')}; true`] : command;
    const child = spawn(program ?? 'sh', args, {
      detached: isInShell,
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: inject('serverUrl'),
        QUAYSIDE_PORT: String(GATEWAY_PORT),
        SANDBOX_PORT: String(SANDBOX_PORT),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
  }

  async function runUntilReady(env: Record<string, string>, isInShell = false): Promise<Run> {
    const started = run(env, isInShell);
    await eventually(() => expect(started.output()).toContain('is ready'));
    return started;
  }

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
  }

  async function ask(port: number): Promise<Record<string, unknown>> {
    return (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as Record<string, unknown>;
  }

  it('prints one line when everything is ready, and ends everything on a signal', async () => {
    const dataDir = makeDataDir();
    const { child, output, ended } = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    expect(output()).toBe(`Quayside is ready at http://localhost:${GATEWAY_PORT}\n`);
    // The servers read the secret from its file, because an environment is readable from outside and never changes.
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toMatch(/^[0-9a-f]{64}$/);
    expect(await ask(GATEWAY_PORT)).toMatchObject({ rows: [{ one: 1 }], secret: null });

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    for (const directory of ['run/launchers', 'run/children', 'database/holders']) {
      expect(readdirSync(join(dataDir, directory))).toEqual([]);
    }
    await expect(ask(GATEWAY_PORT)).rejects.toThrow();
    await expect(ask(SANDBOX_PORT)).rejects.toThrow();
  });

  it('stops the database too if Ctrl-C reaches the shell first and arrives twice', async () => {
    const dataDir = makeDataDir();
    const { child, output } = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' }, true);
    const group = -Number(child.pid);
    process.kill(group, 'SIGINT');
    process.kill(group, 'SIGINT');
    await eventually(() => expect(listHolders(join(dataDir, 'run', 'launchers'))).toEqual([]));
    const pidFile = join(placeOfDatabase(dataDir), 'cluster', 'postmaster.pid');
    await eventually(() => expect(existsSync(pidFile)).toBe(false));
    expect(output()).toBe(`Quayside is ready at http://localhost:${GATEWAY_PORT}\n`);
  });

  it('ends a start that is under way on the first signal, without a word', async () => {
    const dataDir = makeDataDir();
    const started = run({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '', FAKE_TAKES_FOREVER: 'worker' });
    await eventually(() => expect(started.output()).toBe('worker: The fake takes its time\n'));
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(started.output()).toBe('worker: The fake takes its time\n');
    expect(listHolders(join(dataDir, 'run', 'children'))).toEqual([]);
    expect(existsSync(join(placeOfDatabase(dataDir), 'cluster', 'postmaster.pid'))).toBe(false);
    await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
  });

  it('ends a first start that still makes its database, and the next one continues', async () => {
    const dataDir = makeDataDir();
    const started = run({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    await eventually(() => expect(listHolders(join(dataDir, 'run', 'launchers'))).toHaveLength(1));
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(started.output()).toBe('');
    expect(listHolders(join(dataDir, 'run', 'children'))).toEqual([]);
    const next = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    expect(next.output()).toBe(`Quayside is ready at http://localhost:${GATEWAY_PORT}\n`);
  });

  it('passes the redirect addresses to the sandbox, but no secrets', async () => {
    await runUntilReady({ QUAYSIDE_DATA: makeDataDir() });
    const answer = await ask(SANDBOX_PORT);
    const { SANDBOX_EBAY_CLIENTS: ebay, SANDBOX_AMAZON_CLIENTS: amazon, ...others } = answer;
    const { SANDBOX_OCTOPIA_CLIENTS: octopia, ...secrets } = others;
    expect(JSON.parse(String(ebay))[0].acceptUrl).toBe(`http://localhost:${GATEWAY_PORT}/ebay/oauth`);
    expect(JSON.parse(String(amazon))[0].redirectUri).toBe(`http://localhost:${GATEWAY_PORT}/amazon/oauth`);
    expect(JSON.parse(String(octopia))[0].clientId).toBe('quayside-demo-aggregator');
    expect(secrets).toEqual({});
  });

  it('restarts a killed child, and the database too', async () => {
    const dataDir = makeDataDir();
    const { output } = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    const before = await ask(GATEWAY_PORT);
    process.kill(Number(before.pid), 'SIGKILL');
    await eventually(async () => expect((await ask(GATEWAY_PORT)).pid).not.toBe(before.pid));
    expect(output()).toContain('The gateway has ended (SIGKILL); starting it again');

    const pidFile = join(placeOfDatabase(dataDir), 'cluster', 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    await eventually(() => expect(output()).toContain('The database has ended; starting it again'));
    await eventually(async () => expect((await ask(GATEWAY_PORT)).rows).toEqual([{ one: 1 }]));
  });

  it('can be started at once after it was killed, while its children are still ending', async () => {
    const dataDir = makeDataDir();
    const first = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    first.child.kill('SIGKILL');
    const second = await runUntilReady({ QUAYSIDE_DATA: dataDir, DATABASE_URL: '' });
    expect(second.output()).toBe(`Quayside is ready at http://localhost:${GATEWAY_PORT}\n`);
    expect(listHolders(join(dataDir, 'run', 'children'))).toHaveLength(3);
  });

  it('prints one line per problem of the settings', async () => {
    const { output, ended } = run({ QUAYSIDE_DATA: makeDataDir(), QUAYSIDE_ROLE: 'boss', QUAYSIDE_DEMO: '?' });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([
      'Quayside can not start: QUAYSIDE_ROLE is "boss"; expected one of all, gateway, worker',
      'Quayside can not start: QUAYSIDE_DEMO is "?"; expected one of on, off',
    ]);
  });

  it('reports a port in use and leaves nothing behind', async () => {
    const other = createServer();
    servers.push(other);
    await new Promise<void>((resolve) => other.listen(GATEWAY_PORT, '127.0.0.1', resolve));
    const dataDir = makeDataDir();
    const { output, ended } = run({ QUAYSIDE_DATA: dataDir });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Quayside can not start: QUAYSIDE_PORT: another program uses this port.*:4440\)\n$/);
    expect(listHolders(join(dataDir, 'run', 'children'))).toEqual([]);
  });

  it('says of a second start that the first one has the port, and leaves that one alone', async () => {
    const dataDir = makeDataDir();
    const first = await runUntilReady({ QUAYSIDE_DATA: dataDir });
    const second = run({ QUAYSIDE_DATA: dataDir });
    expect(await second.ended).toBe(1);
    const already = `Quayside can not start: Quayside already runs or starts with this data directory (process ${first.child.pid}); `;
    expect(second.output()).toContain(`${already}QUAYSIDE_PORT: another program uses this port`);
    expect(await ask(GATEWAY_PORT)).toMatchObject({ rows: [{ one: 1 }] });
    expect(first.output()).toBe(`Quayside is ready at http://localhost:${GATEWAY_PORT}\n`);
  });

  it('reports an unreachable database without its password', async () => {
    const databaseUrl = 'postgresql://me:hunter2@127.0.0.1:9/shop';
    const { output, ended } = run({ QUAYSIDE_DATA: makeDataDir(), DATABASE_URL: databaseUrl });
    expect(await ended).toBe(1);
    const last = output().trim().split('\n').at(-1);
    expect(last).toMatch(
      /^Quayside can not start: The database at 127\.0\.0\.1:9\/shop can not be used: .*ECONNREFUSED/,
    );
    expect(output()).not.toContain('hunter2');
  });

  it.each(['code 75', 'SIGKILL'])('leaves database and gateway working while a worker is late (%s)', async (how) => {
    const dataDir = makeDataDir();
    const { output } = await runUntilReady({
      QUAYSIDE_DATA: dataDir,
      DATABASE_URL: '',
      FAKE_IS_LATE: join(dataDir, 'late'),
      FAKE_ENDS_BY: how,
    });
    expect(output()).toMatch(/^The worker has not started yet \(canceling statement.*; trying again, there is nothing/);
    expect(output()).not.toContain('gateway');
    expect(await ask(GATEWAY_PORT)).toMatchObject({ rows: [{ one: 1 }] });
    expect(listHolders(join(dataDir, 'run', 'children'))).toHaveLength(3);
  });

  it('prints why a child did not start, and ends the others', async () => {
    const dataDir = makeDataDir();
    const { output, ended } = run({ QUAYSIDE_DATA: dataDir, FAKE_FAILS: 'worker' });
    expect(await ended).toBe(1);
    expect(output()).toContain('Quayside can not start: The fake has no mind to start');
    expect(listHolders(join(dataDir, 'run', 'children'))).toEqual([]);
    await expect(ask(GATEWAY_PORT)).rejects.toThrow();
  });

  it('reports a data directory that is not writable', async () => {
    const file = join(makeDataDir(), 'file');
    writeFileSync(file, '');
    const { output, ended } = run({ QUAYSIDE_DATA: join(file, 'data') });
    expect(await ended).toBe(1);
    expect(output()).toContain('Quayside can not start: QUAYSIDE_DATA: the data directory can not be written');
  });

  it('starts only the worker in that role', async () => {
    const dataDir = makeDataDir();
    const { output } = await runUntilReady({ QUAYSIDE_DATA: dataDir, QUAYSIDE_ROLE: 'worker' });
    expect(output()).toBe("Quayside's worker is ready\n");
    expect(listHolders(join(dataDir, 'run', 'children'))).toHaveLength(1);
  });
});

/** Beneath the data directory, or where root keeps it when another account runs it. */
function placeOfDatabase(dataDir: string): string {
  const location = join(dataDir, 'database', 'location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : join(dataDir, 'database');
}
